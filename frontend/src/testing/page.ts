import "@testing-library/svelte/vitest"; // takes components off the page after each test
import { configure } from "@testing-library/svelte";

// A busy machine is no failure: only what never comes takes so long.
configure({ asyncUtilTimeout: 60_000 });

// What jsdom lacks of a browser.

window.matchMedia ??= (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

document.getAnimations ??= () => [];

// Nothing is laid out in jsdom, so nothing ever changes its size.
window.ResizeObserver ??= class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
