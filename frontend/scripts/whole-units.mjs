// A path whose points lie on whole units: half the text, and half a unit in 512 is nothing on a
// screen. Each step is reckoned from where the pen really is, so that no errors add up.

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

export function wholeUnits(path) {
  const pen = { x: 0, y: 0, startX: 0, startY: 0, wholeX: 0, wholeY: 0, wholeStart: [0, 0] };
  const parts = steps(path).map((step) => drawn(step, pen));
  return joined(parts.filter((part) => part !== ""));
}

/** One command with the numbers of one step each: "l1 2 3 4" are two. */
function steps(path) {
  const found = [];
  const read = reader(path);
  let command = "";
  while (!read.ended()) {
    command = read.letter() ?? following(command);
    const count = ARGUMENTS[command.toLowerCase()];
    const flags = command.toLowerCase() === "a" ? [3, 4] : [];
    const numbers = Array.from({ length: count }, (_, at) => read.number(flags.includes(at)));
    found.push({ command, numbers });
  }
  return found;
}

function following(command) {
  return { M: "L", m: "l" }[command] ?? command;
}

function reader(path) {
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (found) at += found[0].length;
    return found?.[0];
  };
  return {
    ended: () => (take(GAP), at >= path.length),
    letter: () => take(/[a-zA-Z]/y),
    number: (isFlag) => {
      take(GAP);
      const text = take(isFlag ? FLAG : NUMBER);
      if (text === undefined) throw new Error(`expected a number at ${at} of ${path}`);
      return Number(text);
    },
  };
}

function drawn({ command, numbers }, pen) {
  const kind = command.toLowerCase();
  if (kind === "z") {
    Object.assign(pen, { x: pen.startX, y: pen.startY });
    [pen.wholeX, pen.wholeY] = pen.wholeStart;
    return "z";
  }
  const isRelative = command === kind;
  const points = pointsOf(kind, numbers, isRelative, pen);
  const [endX, endY] = points.at(-1);
  const [fromX, fromY] = [pen.wholeX, pen.wholeY];
  Object.assign(pen, { x: endX, y: endY, wholeX: Math.round(endX), wholeY: Math.round(endY) });
  if (kind === "m") {
    Object.assign(pen, { startX: endX, startY: endY, wholeStart: [pen.wholeX, pen.wholeY] });
    return text("M", [pen.wholeX, pen.wholeY]);
  }
  const whole = points.flatMap(([x, y]) => [Math.round(x) - fromX, Math.round(y) - fromY]);
  const [dx, dy] = whole.slice(-2);
  if (kind === "a") return arc(numbers, dx, dy);
  if (whole.every((number) => number === 0)) return "";
  if (dy === 0 && "lh".includes(kind)) return text("h", [dx]);
  if (dx === 0 && "lv".includes(kind)) return text("v", [dy]);
  return text("hv".includes(kind) ? "l" : kind, whole);
}

function arc([rx, ry, turn, isLarge, sweep], dx, dy) {
  const radii = [rx, ry].map((radius) => Math.max(1, Math.round(radius)));
  return dx === 0 && dy === 0 ? "" : text("a", [...radii, turn, isLarge, sweep, dx, dy]);
}

/** The points of a step as they lie on the sheet; an arc has one, its end. */
function pointsOf(kind, numbers, isRelative, pen) {
  const [x, y] = isRelative ? [pen.x, pen.y] : [0, 0];
  if (kind === "h") return [[x + numbers[0], pen.y]];
  if (kind === "v") return [[pen.x, y + numbers[0]]];
  const pairs = kind === "a" ? numbers.slice(5) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, at) => [
    x + pairs[2 * at],
    y + pairs[2 * at + 1],
  ]);
}

function text(letter, numbers) {
  const body = numbers.map((number) => (number < 0 ? `${number}` : ` ${number}`)).join("");
  return letter + body.trimStart();
}

/** A command like the one before it needs no letter. */
function joined(parts) {
  return parts
    .map((part, at) => {
      const letter = part[0];
      if (letter === "z" || letter === "M" || parts[at - 1]?.[0] !== letter) return part;
      const rest = part.slice(1);
      return rest.startsWith("-") ? rest : ` ${rest}`;
    })
    .join("");
}
