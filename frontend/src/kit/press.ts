import type { Attachment } from "svelte/attachments";

const LONG = 500;
const SLOP = 10;

/** Calls back when a finger rests on the element; the click that would follow is dropped. */
export function longPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let held = false;

    const stop = () => {
      clearTimeout(timer);
      start = null;
    };
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType !== "touch") return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        act();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      const far = start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP;
      if (far) stop();
    };
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // A browser's own menu for a long press would cover what we show.
    const menu = (event: Event) => {
      if (start || held) event.preventDefault();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  };
}
