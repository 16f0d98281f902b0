"""What moves on a page and for how long, and what would be heard."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.server.talk import Json

LONGEST = 600
"""Milliseconds that one movement may last."""
BOT_TURN = 2000
FLASH = 1000 / 3
"""Whatever repeats faster flashes."""
MOVING = {"motion": "normal", "sound": True}

# Keeps every animation and transition that begins, with what it changes and how long it takes.
WATCH_MOTION = """(() => {
  const ms = (text) => parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  const nth = (list, place) => list.split(", ")[place % list.split(", ").length];
  const frames = (name, rules) => [...rules].flatMap((rule) => {
    if (rule instanceof CSSKeyframesRule)
      return rule.name === name ? [...rule.cssRules].flatMap((one) => [...one.style]) : [];
    return rule.cssRules ? frames(name, rule.cssRules) : [];
  });
  window.motions = [];
  document.addEventListener("animationstart", (event) => {
    const style = getComputedStyle(event.target, event.pseudoElement || undefined);
    const name = event.animationName;
    const place = style.animationName.split(", ").indexOf(name);
    window.motions.push({
      name,
      changes: [...document.styleSheets].flatMap((one) => frames(name, one.cssRules)),
      lasts: ms(nth(style.animationDuration, place)),
      repeats: nth(style.animationIterationCount, place) !== "1",
    });
  }, true);
  document.addEventListener("transitionrun", (event) => {
    const style = getComputedStyle(event.target, event.pseudoElement || undefined);
    const lasts = Math.max(...style.transitionDuration.split(", ").map(ms));
    const name = event.propertyName;
    window.motions.push({ name, changes: [name], lasts, repeats: false });
  }, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    const { duration, iterations } = animation.effect.getTiming();
    const changes = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name));
    window.motions.push({ name: "animate", changes, lasts: duration, repeats: iterations > 1 });
    return animation;
  };
})()"""

# Everything in the style sheets that is made to repeat, with its period.
REPEATED = """() => {
  const all = (rules) => [...rules].flatMap((one) => [one, ...all(one.cssRules ?? [])]);
  return [...document.styleSheets].flatMap((sheet) => all(sheet.cssRules))
    .filter((rule) => rule.style && !["", "1"].includes(rule.style.animationIterationCount))
    .map((rule) => ({ name: rule.selectorText, lasts: parseFloat(rule.style.animationDuration)
      * (rule.style.animationDuration.endsWith("ms") ? 1 : 1000) }));
}"""

RUNNING = """() => document.getAnimations()
  .filter((one) => one.playState === "running")
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  .length"""


def motions(page: Page) -> list[Json]:
    found: list[Json] = page.evaluate("window.motions.splice(0)")
    return found


def moving(found: list[Json]) -> list[Json]:
    """Without what only fades."""
    return [one for one in found if set(one["changes"]) - {"opacity"}]


TIME_OF_A_TURN = """() => new Promise((resolve) => {
  const isStill = %s;
  let began = 0;
  const table = document.querySelector("[data-testid=table]");
  new MutationObserver(() => { began ||= performance.now(); }).observe(table, { attributes: true });
  const look = () => {
    const isReady = began && document.querySelector("[data-legal=true]") && isStill() === 0;
    if (isReady) resolve(performance.now() - began);
    else requestAnimationFrame(look);
  };
  document.querySelector("[data-testid=action-done]").click();
  look();
})"""


def check_repeats(page: Page) -> None:
    assert [one for one in page.evaluate(REPEATED) if not one["lasts"] >= FLASH] == []


# Counts what would be heard.
WATCH_SOUND = """(() => {
  window.sounds = 0;
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode, OscillatorNode]) {
    const start = Object.getOwnPropertyDescriptor(kind.prototype, "start")?.value;
    if (start) kind.prototype.start = function (...when) {
      window.sounds += 1;
      return start.apply(this, when);
    };
  }
})()"""


def sounds(page: Page) -> int:
    """Since the last time."""
    number: int = page.evaluate("() => { const heard = sounds; sounds = 0; return heard; }")
    return number
