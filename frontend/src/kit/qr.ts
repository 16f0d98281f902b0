import { encode } from "uqr";

export interface QrDrawing {
  readonly size: number;
  readonly d: string;
}

/** Light modules round the code, as readers expect. */
const QUIET = 3;

/** The dark modules of a QR code as one path, a run of modules a stroke. */
export function drawQr(text: string): QrDrawing {
  const { data } = encode(text, { ecc: "M", border: 0 });
  const runs = data.flatMap((row, y) => rowRuns(row).map(([x, length]) => run(x, y, length)));
  return { size: data.length + 2 * QUIET, d: runs.join("") };
}

function run(x: number, y: number, length: number): string {
  return `M${x + QUIET} ${y + QUIET}h${length}v1h${-length}z`;
}

function rowRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
