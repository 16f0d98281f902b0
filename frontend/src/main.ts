import "$kit/kit.css";
import { mount } from "svelte";
import { speak } from "$core/i18n.svelte";
import { finishOnInput } from "$core/motion";
import { startRouter } from "$core/router.svelte";
import { keepSettings, settings } from "$core/settings.svelte";
import { startShortcuts } from "$core/shortcuts";
import { wakeOnGesture } from "$core/sound";
import App from "./App.svelte";

const RELOADED = "guildhall.reloaded";

/** A page from before an update asks for files that are gone: fetch the new one, but only once. */
function reloadOnce(event: Event): void {
  if (sessionStorage.getItem(RELOADED) === location.href) return;
  sessionStorage.setItem(RELOADED, location.href);
  event.preventDefault();
  location.reload();
}

window.addEventListener("vite:preloadError", reloadOnce);
keepSettings();
startRouter();
startShortcuts();
finishOnInput();
wakeOnGesture();

const target = document.getElementById("app");
if (target === null) throw new Error("expected an element #app in the page");
await speak(settings.language);
mount(App, { target });
