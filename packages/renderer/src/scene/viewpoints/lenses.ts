import { css, hex } from '../../draw/colour.ts';
import { ellipse } from '../../draw/strokes.ts';
import type { Brush, Element, World } from '../world.ts';
import { fillAll, overlay } from './overlay.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Everything is dark but for round holes, which darken towards their rims. */
function darkBut(brush: Brush, world: World, dark: string, discs: readonly Disc[]): void {
  brush.fillStyle = dark;
  fillAll(brush, world);
  brush.globalCompositeOperation = 'destination-out';
  brush.fillStyle = css(hex('#000000'), 0.3);
  for (let step = 0; step < 10; step += 1) {
    brush.beginPath();
    for (const { x, y, radius } of discs) {
      brush.moveTo(x, y);
      brush.arc(x, y, radius * (1 - step * 0.013), 0, Math.PI * 2);
    }
    brush.fill();
  }
  brush.globalCompositeOperation = 'source-over';
}

export function binoculars(world: World): Element {
  const { width, height } = world.size;
  const radius = Math.min(height * 0.44, width * 0.29);
  const discs = [-1, 1].map((side) => ({
    x: width / 2 + side * radius * 0.72,
    y: height / 2,
    radius,
  }));
  return overlay(world, (brush) => darkBut(brush, world, '#05060c', discs));
}

export function scope(world: World): Element {
  const { size, unit } = world;
  const disc = {
    x: size.width / 2,
    y: size.height / 2,
    radius: Math.min(size.width, size.height) * 0.46,
  };
  return overlay(world, (brush) => {
    darkBut(brush, world, '#05060c', [disc]);
    brush.strokeStyle = css(hex('#b08a4a'), 0.9);
    brush.lineWidth = unit * 7;
    brush.beginPath();
    brush.arc(disc.x, disc.y, disc.radius + unit * 4, 0, Math.PI * 2);
    brush.stroke();
  });
}

/** A round window in the side of a ship. */
export function porthole(world: World): Element {
  const { size, unit } = world;
  const [x, y] = [size.width / 2, size.height / 2];
  const radius = Math.min(size.width, size.height) * 0.4;
  return overlay(world, (brush) => {
    darkBut(brush, world, '#4a5666', [{ x, y, radius }]);
    brush.strokeStyle = css(hex('#3a4452'), 0.9);
    brush.lineWidth = unit * 3;
    for (const at of [0.12, 0.88]) {
      brush.beginPath();
      brush.moveTo(size.width * at, -world.margin);
      brush.lineTo(size.width * at, size.height + world.margin);
      brush.stroke();
    }
    const rim = unit * 46;
    brush.lineWidth = rim;
    const brass = brush.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    brass.addColorStop(0, '#f2d48a');
    brass.addColorStop(0.5, '#b5853a');
    brass.addColorStop(1, '#7a5420');
    brush.strokeStyle = brass;
    brush.beginPath();
    brush.arc(x, y, radius + rim / 2, 0, Math.PI * 2);
    brush.stroke();
    for (let at = 0; at < 8; at += 1) {
      const turn = (at / 8) * Math.PI * 2 + 0.2;
      const [bx, by] = [Math.cos(turn), Math.sin(turn)].map((to) => to * (radius + rim / 2));
      brush.fillStyle = '#6a4a1c';
      ellipse(brush, x + (bx ?? 0), y + (by ?? 0), unit * 9, unit * 9);
    }
  });
}

/** The lock of a door, from near. */
export function keyhole(world: World): Element {
  const { size, unit } = world;
  const [x, y] = [size.width / 2, size.height * 0.36];
  const radius = Math.min(size.width * 0.42, size.height * 0.31);
  const trace = (brush: Brush, by: number) => {
    const around = radius * by;
    brush.beginPath();
    brush.arc(x, y, around, 0.36 * Math.PI, 0.64 * Math.PI, true);
    brush.lineTo(x - around * 0.78, size.height * 0.95 + around * 0.06);
    brush.lineTo(x + around * 0.78, size.height * 0.95 + around * 0.06);
    brush.closePath();
  };
  return overlay(world, (brush) => {
    brush.fillStyle = '#17100c';
    fillAll(brush, world);
    brush.strokeStyle = css(hex('#2a1d14'), 1);
    brush.lineWidth = unit * 3;
    for (let at = -6; at < 7; at += 1) {
      brush.beginPath();
      brush.moveTo(x + at * unit * 120, -world.margin);
      brush.lineTo(x + at * unit * 118, size.height + world.margin);
      brush.stroke();
    }
    brush.fillStyle = '#6e5426';
    trace(brush, 1.09);
    brush.fill();
    brush.fillStyle = '#c99b4a';
    trace(brush, 1.05);
    brush.fill();
    brush.globalCompositeOperation = 'destination-out';
    trace(brush, 1);
    brush.fill();
    brush.globalCompositeOperation = 'source-over';
  });
}
