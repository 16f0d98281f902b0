import { compass, crown, zap } from "../icons";
import type { CardFace, CardItem, CardSuit } from "./face";

export const suit: CardSuit = {
  id: "crowns",
  color: "var(--seat-0)",
  deep: "var(--seat-0)",
  pattern: "canes",
  emblem: crown,
};

export const face: CardFace = {
  suit,
  picture: compass,
  value: 3,
  name: "Compass",
  kind: "Technique",
  kindIcon: zap,
  plus: true,
  text: "Draw a card.",
};

export function item(id: string, more: Partial<CardItem> = {}): CardItem {
  return { id, face, label: `Card ${id}`, ...more };
}
