import { motion, type Motion } from "./settings.svelte";

const FACTORS: Record<Motion, number> = { normal: 1, fast: 0.5, off: 0 };
/** No single movement lasts longer. */
const LONGEST_MS = 600;

const running = new Set<() => void>();

/** How long something that takes `ms` at normal speed takes now; 0 when nothing is to move. */
export function duration(ms: number): number {
  return Math.min(ms, LONGEST_MS) * FACTORS[motion()];
}

/** Pauses between movements shrink with them, but are not cut to the length of one. */
export function pause(ms: number): number {
  return ms * FACTORS[motion()];
}

/** Move an element; resolves when it has arrived, by itself or because somebody was in a hurry. */
export async function animate(
  element: Element,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  ms: number,
  easing = "ease-out",
): Promise<void> {
  const length = duration(ms);
  if (length === 0) return;
  const animation = element.animate(keyframes, { duration: length, easing });
  await animation.finished.catch(() => undefined); // removed with its element
}

/** Wait between two steps of something shown; over at once when somebody is in a hurry. */
export function wait(ms: number): Promise<void> {
  const length = pause(ms);
  if (length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(finish, length);
    const forget = finishable(finish);
  });
}

/** Have this called when somebody is in a hurry; returns what takes it off the list. */
export function finishable(finish: () => void): () => void {
  running.add(finish);
  return () => running.delete(finish);
}

/** Bring everything that moves to its end. */
export function finishAll(): void {
  for (const finish of [...running]) finish();
  running.clear();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Any input finishes what runs and is not lost; returns what ends it. */
export function finishOnInput(): () => void {
  const hurry = (): void => {
    finishAll();
  };
  const options = { capture: true, passive: true };
  document.addEventListener("pointerdown", hurry, options);
  document.addEventListener("keydown", hurry, options);
  return () => {
    document.removeEventListener("pointerdown", hurry, options);
    document.removeEventListener("keydown", hurry, options);
  };
}
