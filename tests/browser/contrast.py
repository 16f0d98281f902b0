"""How far things must be apart to be told from each other, and what colours a page has."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

from tests.browser.pictures import Colour

TEXT, MARK = 4.5, 3.0
"""Least contrasts."""
LEAST_PATTERN = 12.0
"""How far two grounds are apart pixel by pixel without any colour, from 0 to 255."""
LEAST_SIGN = 3.0
"""The same for a sign on a ground, which covers less of it."""
LEAST_COLOUR = 10.0
"""How far two colours are apart to be told at a glance."""
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia")

# What the tokens are in this theme, on the page and on a card.
COLOURS = """([names, scope]) => {
  const box = document.createElement("div");
  box.className = scope;
  document.body.append(box);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colours = names.map((name) => {
    box.style.setProperty("color", `var(${name})`);
    canvas.fillStyle = getComputedStyle(box).color;
    canvas.fillRect(0, 0, 1, 1);
    return [name, [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]];
  });
  box.remove();
  return Object.fromEntries(colours);
}"""


def colours(page: Page, scope: str, *names: str) -> dict[str, Colour]:
    found = page.evaluate(COLOURS, [names, scope])
    return {name: tuple(colour) for name, colour in found.items()}


# Buttons that nothing sets off from the page.
EDGELESS = """() => [...document.querySelectorAll("footer button, main [role=radio]")]
  .filter((one) => one.checkVisibility() && one.offsetWidth > 1)
  .filter((one) => {
    const style = getComputedStyle(one);
    return style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) < 1
      || style.borderTopColor === style.backgroundColor;
  })
  .map((one) => one.ariaLabel || one.innerText)"""
