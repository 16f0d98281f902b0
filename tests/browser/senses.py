"""What is said to those who listen, and whether the focus can be seen."""

from __future__ import annotations

# Keeps everything that is announced.
HEAR = """() => {
  window.heard = [];
  const region = document.querySelector("[data-testid=announcer]");
  new MutationObserver(() => {
    if (region.textContent.trim()) window.heard.push(region.textContent.trim());
  }).observe(region, { childList: true, characterData: true, subtree: true });
}"""

# Whatever is focused and cannot be seen to be: it looks as before, or is out of sight.
UNSEEN_FOCUS = """() => {
  const one = document.activeElement;
  if (one === document.body) return "";
  const look = () => {
    const { outline, boxShadow } = getComputedStyle(one);
    return outline + boxShadow;
  };
  const [box, focused] = [one.getBoundingClientRect(), look()];
  one.blur();
  const isRinged = look() !== focused;
  one.focus();
  const isInside = box.bottom > 0 && box.top < innerHeight
    && box.right > 0 && box.left < innerWidth;
  return isRinged && isInside ? "" : one.outerHTML.slice(0, 200);
}"""
