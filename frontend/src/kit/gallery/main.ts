// For developers only: /gallery.html?theme=dark

import { mount } from "svelte";
import "../kit.css";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "auto";
document.documentElement.dataset.motion = query.get("motion") ?? "normal";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
