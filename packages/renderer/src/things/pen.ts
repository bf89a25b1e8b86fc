import { Path2D } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, times, WHITE } from '../draw/colour.ts';
import { glow } from '../draw/strokes.ts';
import type { Brush } from '../scene/world.ts';

/**
 * Draws soft shapes that are lit from the upper left, on a sheet that is 100 units high. Colours are
 * hexadecimal codes; shapes are the commands of an SVG path.
 */
export interface Pen {
  readonly brush: Brush;
  path(shape: string, colour: string): void;
  box(x: number, y: number, width: number, height: number, radius: number, colour: string): void;
  oval(x: number, y: number, across: number, down: number, colour: string): void;
  ball(x: number, y: number, radius: number, colour: string): void;
  line(shape: string, width: number, colour: string): void;
  /** A line from one point to another, for what moves: it has no commands to be read in every frame. */
  stick(from: Point, to: Point, width: number, colour: string): void;
  ring(x: number, y: number, radius: number, width: number, colour: string): void;
  /** One colour without light and shade, for marks and glass. */
  flat(shape: string, colour: string, alpha?: number): void;
  spot(x: number, y: number, across: number, down: number, colour: string, alpha?: number): void;
  /** Paints only inside a shape. */
  within(shape: string, paint: () => void): void;
  glow(x: number, y: number, radius: number, colour: string, strength: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const SHADE = hex('#3b2450');
const LAMP = hex('#fff6e0');

export const lighter = (code: string, share = 0.3): string => code7(mix(hex(code), WHITE, share));
export const darker = (code: string, share = 0.3): string => code7(mix(hex(code), SHADE, share));

function code7(colour: Colour): string {
  const parts = colour.map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

function around(x: number, y: number, radius: number): Bounds {
  return [x - radius, y - radius, x + radius, y + radius];
}

function boundsOf(one: Point, other: Point): Bounds {
  const [left, right] = one.x < other.x ? [one.x, other.x] : [other.x, one.x];
  const [top, bottom] = one.y < other.y ? [one.y, other.y] : [other.y, one.y];
  return [left, top, right, bottom];
}

/** From light at the upper left to shade at the lower right. */
function diagonal(brush: Brush, [left, top, right, bottom]: Bounds, colour: Colour) {
  const [wide, tall] = [right - left, bottom - top];
  // Long shapes are lit across, or the light would be on one end only.
  const isLong = wide > tall * 2.4;
  const fill = brush.createLinearGradient(left, top, isLong ? left : right, bottom);
  fill.addColorStop(0, css(mix(colour, LAMP, 0.28)));
  fill.addColorStop(0.42, css(colour));
  fill.addColorStop(1, css(mix(colour, SHADE, 0.2)));
  return fill;
}

function round(brush: Brush, [left, top, right, bottom]: Bounds, colour: Colour) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.max(right - left, bottom - top) / 2;
  const [lampX, lampY] = [left + (right - left) * 0.34, top + (bottom - top) * 0.28];
  const fill = brush.createRadialGradient(lampX, lampY, 0, x, y, radius * 1.04);
  fill.addColorStop(0, css(mix(colour, LAMP, 0.42)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(mix(colour, SHADE, 0.3)));
  return fill;
}

/** Shapes are drawn again in every frame, and reading their commands takes longer than keeping them. */
const SHAPES = new Map<string, { readonly path: Path2D; readonly bounds: Bounds }>();
const SHAPES_MAX = 2_000;

function shapeOf(commands: string) {
  const known = SHAPES.get(commands);
  if (known !== undefined) return known;
  if (SHAPES.size >= SHAPES_MAX) SHAPES.clear();
  const path = new Path2D(commands);
  const [left = 0, top = 0, right = 0, bottom = 0] = path.computeTightBounds();
  const made = { path, bounds: [left, top, right, bottom] as const };
  SHAPES.set(commands, made);
  return made;
}

/** `tone` is the light on everything that is drawn; white leaves colours as they are. */
export function penOn(brush: Brush, tone: Colour = WHITE): Pen {
  const lit = (code: string): Colour => (tone === WHITE ? hex(code) : times(hex(code), tone));
  const trace = (x: number, y: number, across: number, down: number) => {
    brush.beginPath();
    brush.ellipse(x, y, Math.max(0, across), Math.max(0, down), 0, 0, 2 * Math.PI);
  };
  return {
    brush,
    path(shape, colour) {
      const { path, bounds } = shapeOf(shape);
      brush.fillStyle = diagonal(brush, bounds, lit(colour));
      brush.fill(path);
    },
    box(x, y, width, height, radius, colour) {
      brush.fillStyle = diagonal(brush, [x, y, x + width, y + height], lit(colour));
      brush.beginPath();
      brush.roundRect(x, y, width, height, radius);
      brush.fill();
    },
    oval(x, y, across, down, colour) {
      brush.fillStyle = diagonal(brush, [x - across, y - down, x + across, y + down], lit(colour));
      trace(x, y, across, down);
      brush.fill();
    },
    ball(x, y, radius, colour) {
      const bounds = around(x, y, radius);
      brush.fillStyle = round(brush, bounds, lit(colour));
      trace(x, y, radius, radius);
      brush.fill();
    },
    line(shape, width, colour) {
      const { path, bounds } = shapeOf(shape);
      brush.lineCap = 'round';
      brush.lineJoin = 'round';
      brush.lineWidth = width;
      brush.strokeStyle = diagonal(brush, bounds, lit(colour));
      brush.stroke(path);
    },
    stick(from, to, width, colour) {
      brush.lineCap = 'round';
      brush.lineWidth = width;
      brush.strokeStyle = diagonal(brush, boundsOf(from, to), lit(colour));
      brush.beginPath();
      brush.moveTo(from.x, from.y);
      brush.lineTo(to.x, to.y);
      brush.stroke();
    },
    ring(x, y, radius, width, colour) {
      const bounds = around(x, y, radius);
      brush.lineWidth = width;
      brush.strokeStyle = diagonal(brush, bounds, lit(colour));
      trace(x, y, radius, radius);
      brush.stroke();
    },
    flat(shape, colour, alpha = 1) {
      brush.fillStyle = css(lit(colour), alpha);
      brush.fill(shapeOf(shape).path);
    },
    spot(x, y, across, down, colour, alpha = 1) {
      brush.fillStyle = css(lit(colour), alpha);
      trace(x, y, across, down);
      brush.fill();
    },
    within(shape, paint) {
      brush.save();
      brush.clip(shapeOf(shape).path);
      paint();
      brush.restore();
    },
    glow(x, y, radius, colour, strength) {
      glow(brush, { x, y, radius }, hex(colour), strength);
    },
  };
}
