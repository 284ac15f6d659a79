/** Pan and zoom of the chart, by wheel, drag, pinch, buttons and keys. */

import type { Box } from "./layout";

const CLOSEST = 6;
const DRAG = 6;
const STEP = 1.5;
/** A question about few places never brings the map nearer than this. */
const NEAREST = 1.9;

interface Point {
  x: number;
  y: number;
}

interface Window {
  wide: number;
  high: number;
  fit: number;
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
  /** The camera moves by itself, and shows it. */
  gliding = $state(false);
  private gliderTimer = 0;
  private window: () => Window = () => ({ wide: 0, high: 0, fit: 0 });
  private touches = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;
  private svg: SVGSVGElement | null = null;
  private stage: Size = { width: 1, height: 1 };

  /** Looks at a drawing from now on; `window` tells its size on the screen and the scale without zoom. */
  film(svg: SVGSVGElement, stage: Size, window: () => Window) {
    this.svg = svg;
    this.stage = stage;
    this.window = window;
  }

  get css(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
  }

  /** The part of the stage in view. */
  get frame(): Box {
    const { width, height } = this.stage;
    return { x: -this.x / this.zoom, y: -this.y / this.zoom, w: width / this.zoom, h: height / this.zoom };
  }

  fit = () => {
    this.glide();
    this.x = this.y = 0;
    this.zoom = 1;
  };

  /** Comes as near as all of these stay in view, with some room around; not at all if that is hardly nearer. */
  showAll(boxes: Box[]) {
    const { fit } = this.window();
    if (!boxes.length || !fit) return this.fit();
    const room = 24 / fit;
    const left = Math.min(...boxes.map((box) => box.x)) - room;
    const top = Math.min(...boxes.map((box) => box.y)) - room;
    const right = Math.max(...boxes.map((box) => box.x + box.w)) + room;
    const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + room;
    const { width, height } = this.stage;
    const zoom = Math.min(NEAREST, width / (right - left), height / (bottom - top));
    if (zoom < 1.15) return this.fit();
    this.glide();
    this.zoom = zoom;
    this.x = width / 2 - zoom * ((left + right) / 2);
    this.y = height / 2 - zoom * ((top + bottom) / 2);
    this.keepInside();
  }

  private glide() {
    this.gliding = true;
    clearTimeout(this.gliderTimer);
    this.gliderTimer = window.setTimeout(() => (this.gliding = false), 260);
  }

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
