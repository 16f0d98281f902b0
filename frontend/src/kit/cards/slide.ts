import type { Attachment } from "svelte/attachments";

const LENGTH = 220;
const APART = 40;
const FROM = 24;

const showing = new WeakMap<HTMLElement, unknown>();

/**
 * Lets an element slide in from the left when it shows something else than before; `turn` is how
 * many go before it.
 */
export function slideIn(shown: unknown, turn: number): Attachment<HTMLElement> {
  return (element) => {
    // Attached anew with everything around it that changes: only what it shows counts.
    if (showing.get(element) === shown) return;
    showing.set(element, shown);
    const pace = Number(getComputedStyle(element).getPropertyValue("--pace") || 1);
    if (pace === 0) return;
    element.animate?.([{ opacity: 0, transform: `translateX(${-FROM}px)` }, {}], {
      duration: LENGTH * pace,
      delay: APART * pace * turn,
      easing: "ease-out",
      fill: "backwards",
    });
  };
}
