/** Pan and zoom of the chart, by wheel, drag, pinch, buttons and keys. */

const CLOSEST = 6;
const DRAG = 6;
const STEP = 1.5;

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  moving = $state(false);
  private touches = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;
  private svg: SVGSVGElement | null = null;
  private stage: Size = { width: 1, height: 1 };

  /** Looks at a drawing from now on. */
  film(svg: SVGSVGElement, stage: Size) {
    this.svg = svg;
    this.stage = stage;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.zoom})`;
  }

  fit = () => {
    this.x = this.y = 0;
    this.zoom = 1;
  };

  /** Zooms by a factor about a point of the stage (its middle, if none is given). */
  by(factor: number, at?: Point) {
    const { width, height } = this.stage;
    const p = at ?? { x: width / 2, y: height / 2 };
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const real = zoom / this.zoom;
    this.x = p.x - (p.x - this.x) * real;
    this.y = p.y - (p.y - this.y) * real;
    this.zoom = zoom;
    this.keepInside();
  }

  closer = () => this.by(STEP);
  farther = () => this.by(1 / STEP);

  pan(dx: number, dy: number) {
    this.x += dx;
    this.y += dy;
    this.keepInside();
  }

  private keepInside() {
    const { width, height } = this.stage;
    this.x = Math.min(0, Math.max(width * (1 - this.zoom), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.zoom), this.y));
  }

  private point(event: { clientX: number; clientY: number }): Point {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  }

  wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.point(event));
  };

  down = (event: PointerEvent) => {
    this.touches.set(event.pointerId, this.point(event));
    if (this.touches.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    }
  };

  move = (event: PointerEvent) => {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const now = this.point(event);
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > DRAG) this.dragged = true;
    if (this.touches.size === 2) {
      this.dragged = true;
      const other = [...this.touches].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) this.by(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.dragged) {
      this.moving = true;
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.touches.set(event.pointerId, now);
  };

  up = (event: PointerEvent) => {
    this.touches.delete(event.pointerId);
    this.moving = false;
  };

  /** The end of a drag is no click. */
  swallow = (event: MouseEvent) => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  };
}
