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

  /** So much of the stage is in view without zoom: all of it, and more along the side where the window is longer. */
  private get room(): { width: number; height: number } {
    const { wide, high, fit } = this.window();
    const { width, height } = this.stage;
    return { width: fit ? Math.max(width, wide / fit) : width, height: fit ? Math.max(height, high / fit) : height };
  }

  /** One pixel of the screen in the chart's units, without zoom. */
  get px(): number {
    const { fit } = this.window();
    return fit ? 1 / fit : 0;
  }

  /** The part of the stage in view. */
  get frame(): Box {
    const { width, height } = this.stage;
    const room = this.room;
    const x = ((width - room.width) / 2 - this.x) / this.zoom;
    const y = ((height - room.height) / 2 - this.y) / this.zoom;
    return { x, y, w: room.width / this.zoom, h: room.height / this.zoom };
  }

  /** Whether all of a box of the stage is in view. */
  shows(box: Box): boolean {
    const { x, y, w, h } = this.frame;
    return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h;
  }

  /** So near that the chart fills its window, about a point; the whole of it where that is hardly nearer. */
  cover(at: Point) {
    const { width, height } = this.stage;
    const room = this.room;
    const zoom = Math.min(NEAREST, Math.max(room.width / width, room.height / height));
    if (zoom < 1.15) return this.fit();
    this.glide();
    this.look(zoom, at);
  }

  /** A point of the stage comes into the middle. */
  private look(zoom: number, at: Point) {
    const { width, height } = this.stage;
    this.zoom = zoom;
    this.x = width / 2 - zoom * at.x;
    this.y = height / 2 - zoom * at.y;
    this.keepInside();
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
    const { width, height } = this.room;
    const zoom = Math.min(NEAREST, width / (right - left), height / (bottom - top));
    if (zoom < 1.15) return this.fit();
    this.glide();
    this.look(zoom, { x: (left + right) / 2, y: (top + bottom) / 2 });
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
    const room = this.room;
    this.x = within(this.x, width, room.width, this.zoom);
    this.y = within(this.y, height, room.height, this.zoom);
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

/** Along one side: the window's edges stay on the chart, or the chart in the middle while it is smaller than the window. */
function within(at: number, length: number, room: number, zoom: number): number {
  const edge = (room - length) / 2;
  const [least, most] = [length + edge - length * zoom, -edge];
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
}
