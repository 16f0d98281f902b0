/** A card's link to its rule opens beside the game instead of leaving it. */
export function catchRuleLinks(game: () => string, show: (card: string) => void) {
  return (element: HTMLElement): (() => void) => {
    const clicked = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.pathname !== `/rules/${game()}` || link.origin !== location.origin) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      show(decodeURIComponent(link.hash.slice(1)));
    };
    element.addEventListener("click", clicked);
    return () => {
      element.removeEventListener("click", clicked);
    };
  };
}
