// For developers only: /src/games/explorers/testing/look.html?map=avenia&theme=dark&pieces=no

import { mount } from "svelte";
import "$kit/kit.css";
import Look from "./Look.svelte";
import { speed } from "./speed.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "auto";
document.documentElement.dataset.motion = query.get("motion") ?? "normal";

const target = document.getElementById("app");
if (target) mount(Look, { target, props: { query } });

Object.assign(window, { speed });
