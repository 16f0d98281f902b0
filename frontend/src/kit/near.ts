import type { Attachment } from "svelte/attachments";

/** How far from the window, in pixels, something begins to be near. */
const MARGIN = "600px";

/** Tells once that an element has come near the window, so that heavy pictures need not be drawn before. */
export function near(tell: () => void): Attachment<Element> {
  return (element) => {
    if (typeof IntersectionObserver === "undefined") {
      tell();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
