import type { Attachment } from "svelte/attachments";

/** Less than this may be lost in rounding. */
const SLACK = 2;

/** Marks a column that goes on below what is seen of it: base.css draws an arrow there. */
export const scrolls: Attachment<HTMLElement> = (column) => {
  const look = (): void => {
    const below = column.scrollHeight - column.clientHeight - column.scrollTop;
    column.toggleAttribute("data-below", below > SLACK);
  };
  const sizes = new ResizeObserver(look);
  // Parts that come later count too; whatever is newly observed reports its size at once.
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [column, ...column.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);

  parts.observe(column, { childList: true, subtree: true });
  column.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    column.removeEventListener("scroll", look);
    column.removeAttribute("data-below");
  };
};
