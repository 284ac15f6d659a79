/** The geometry of charts over the course of a game. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Point = readonly [number: number, value: number];

/** Where a line of the log and a value lie in a chart. */
export class Scale {
  constructor(
    readonly frame: Frame,
    private last: number,
    private low: number,
    private high: number,
  ) {}

  private get wide(): number {
    return this.frame.width - this.frame.left - this.frame.right;
  }

  x(number: number): number {
    return this.frame.left + (number / this.last) * this.wide;
  }

  y(value: number): number {
    const { height, top, bottom } = this.frame;
    return top + ((this.high - value) / (this.high - this.low)) * (height - top - bottom);
  }

  /** The number at a place; the inverse of `x`. */
  numberAt(x: number): number {
    return ((x - this.frame.left) / this.wide) * this.last;
  }

  /** A path through points: straight from one to the next, or in steps where values change at once. */
  path(points: readonly Point[], stepped = false): string {
    const place = (n: number) => n.toFixed(1);
    return points
      .map(([number, value], n) => {
        const [x, y] = [place(this.x(number)), place(this.y(value))];
        if (!n) return `M${x} ${y}`;
        return stepped ? `H${x}V${y}` : `L${x} ${y}`;
      })
      .join("");
  }
}

/** Round numbers from low to high, about six of them. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (high - low) / one <= 6) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

/** Labels beside their lines' ends, pushed apart where they would meet, none below `lowest`. */
export function spread<T extends { y: number }>(labels: T[], gap: number, lowest: number): T[] {
  const placed = labels.map((label) => ({ ...label })).sort((a, b) => a.y - b.y);
  for (let n = 1; n < placed.length; n++) placed[n]!.y = Math.max(placed[n]!.y, placed[n - 1]!.y + gap);
  for (let n = placed.length - 1, limit = lowest; n >= 0; n--, limit -= gap) placed[n]!.y = Math.min(placed[n]!.y, limit);
  return placed;
}
