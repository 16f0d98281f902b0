/** How a drawing is set into another: mirrored, then scaled, then moved. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored: boolean;
}

const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Command {
  readonly letter: string;
  readonly relative: boolean;
  readonly numbers: readonly number[];
}

/**
 * A path set in place and written with relative commands only.
 *
 * Such a path can be put anywhere by a single `M x y` before it, so that the same sign in many
 * cells costs one string, and all of them one element.
 */
export function placedPath(d: string, placing: Placing): string {
  const pen = new Pen(placing);
  for (const command of commandsOf(d)) pen.draw(command);
  return pen.written;
}

function commandsOf(d: string): Command[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, sign = "", rest = ""]) => {
    const letter = sign.toUpperCase();
    const relative = sign !== letter;
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const count = COUNTS[letter] ?? 0;
    if (count === 0) return [{ letter, relative, numbers }];
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      // What follows the first pair of a move is a line.
      letter: letter === "M" && index > 0 ? "L" : letter,
      relative,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }));
  });
}

/** Follows a path in the drawing's own lengths, and writes it in those of the page. */
class Pen {
  written = "";
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** Where the written path is, with the rounding of what was written. */
  private atX = 0;
  private atY = 0;
  private writtenStart = { x: 0, y: 0 };

  constructor(private readonly placing: Placing) {}

  draw({ letter, relative, numbers }: Command): void {
    if (letter === "Z") this.close();
    else if (letter === "A") this.arc(numbers, relative);
    else this.lines(letter, this.absolute(letter, numbers, relative));
    if (letter === "M") {
      [this.startX, this.startY] = [this.x, this.y];
      this.writtenStart = { x: this.atX, y: this.atY };
    }
  }

  private absolute(letter: string, numbers: readonly number[], relative: boolean): number[] {
    const [x, y] = relative ? [this.x, this.y] : [0, 0];
    const first = numbers[0] ?? 0;
    if (letter === "H") return [x + first, this.y];
    if (letter === "V") return [this.x, y + first];
    return numbers.map((number, index) => number + (index % 2 ? y : x));
  }

  private lines(letter: string, points: readonly number[]): void {
    const sign = letter === "H" || letter === "V" ? "l" : letter.toLowerCase();
    const moved = points.map((value, index) =>
      index % 2 ? this.down(value) - this.atY : this.across(value) - this.atX,
    );
    this.write(sign, moved, points);
  }

  private arc(numbers: readonly number[], relative: boolean): void {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = numbers;
    const { scale, mirrored } = this.placing;
    const end = relative ? [this.x + toX, this.y + toY] : [toX, toY];
    const shape = [
      rx * scale,
      ry * scale,
      mirrored ? -turn : turn,
      large,
      mirrored ? 1 - sweep : sweep,
    ];
    const [endX = 0, endY = 0] = end;
    this.write("a", [...shape, this.across(endX) - this.atX, this.down(endY) - this.atY], end);
  }

  private write(sign: string, numbers: readonly number[], points: readonly number[]): void {
    const rounded = numbers.map(hundredths);
    this.written += sign + rounded.join(" ");
    this.atX += rounded.at(-2) ?? 0;
    this.atY += rounded.at(-1) ?? 0;
    this.x = points.at(-2) ?? this.x;
    this.y = points.at(-1) ?? this.y;
  }

  private close(): void {
    this.written += "z";
    [this.x, this.y] = [this.startX, this.startY];
    [this.atX, this.atY] = [this.writtenStart.x, this.writtenStart.y];
  }

  private across(x: number): number {
    return this.placing.x + (this.placing.mirrored ? -x : x) * this.placing.scale;
  }

  private down(y: number): number {
    return this.placing.y + y * this.placing.scale;
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
