const COUNT = 36;
const NEAR = 30;
const FAR = [62, 52] as const;

/** Engraved rays round the picture of a card, the long and the short in turns. */
export const RAYS = Array.from({ length: COUNT }, (_, index) => {
  const turn = (index * 2 * Math.PI) / COUNT;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const far = FAR[index % 2] ?? FAR[0];
  return `M${(x * NEAR).toFixed(1)} ${(y * NEAR).toFixed(1)}L${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
}).join("");
