import { css, hex, mix } from '../../draw/colour.ts';
import { between } from '../../random.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';
import { fillAll, overlay } from './overlay.ts';

/** The dark rock around the opening of a cave. */
export function caveMouth(world: World): Element {
  const { size, unit, light } = world;
  const random = world.random('cave-mouth');
  const middle = { x: size.width / 2, y: size.height * 0.55 };
  const bumps = Array.from({ length: 40 }, () => between(random, 0.92, 1.08));
  const trace = (brush: Brush, by: number) => {
    brush.beginPath();
    for (let at = 0; at <= 80; at += 1) {
      const turn = (at / 80) * Math.PI * 2;
      const bump = (bumps[Math.floor(at / 2) % 40] ?? 1) * by;
      const x = Math.cos(turn) * size.width * 0.4 * bump;
      const y = Math.sin(turn) * size.height * (Math.sin(turn) > 0 ? 0.37 : 0.46) * bump;
      brush.lineTo(middle.x + x, middle.y + y);
    }
    brush.closePath();
  };
  return overlay(world, (brush) => {
    const rock = mix(hex('#2a2430'), light.shadow, 0.3);
    brush.fillStyle = css(mix(rock, hex('#08070c'), 0.5));
    fillAll(brush, world);
    for (const [by, share] of [
      [1.2, 0.15],
      [1.12, 0.35],
      [1.05, 0.7],
    ] as const) {
      brush.fillStyle = css(mix(mix(rock, hex('#08070c'), 0.5), mix(rock, light.key, 0.32), share));
      trace(brush, by);
      brush.fill();
    }
    brush.fillStyle = css(mix(rock, hex('#000000'), 0.4));
    for (let at = 0; at < 9; at += 1) {
      const x = size.width * (0.12 + 0.095 * at);
      const long = unit * between(random, 40, 130);
      brush.beginPath();
      brush.moveTo(x - unit * 34, -unit * 20);
      brush.lineTo(x + unit * 34, -unit * 20);
      brush.lineTo(x + unit * 4, long);
      brush.fill();
    }
    brush.globalCompositeOperation = 'destination-out';
    trace(brush, 1);
    brush.fill();
    brush.globalCompositeOperation = 'source-over';
  });
}

/** The flaps of a tent, from inside. */
export function tentMouth(world: World): Element {
  const { size, unit, margin, light } = world;
  const cloth = litColour(world, hex('#e8823a'), 1);
  const top = { x: size.width / 2, y: size.height * 0.03 };
  const floor = size.height * 0.9;
  const half = Math.min(size.width * 0.4, size.height * 0.78);
  return overlay(world, (brush) => {
    brush.fillStyle = css(mix(cloth, light.shadow, 0.35));
    fillAll(brush, world);
    for (const side of [-1, 1]) {
      brush.fillStyle = css(mix(cloth, light.shadow, side < 0 ? 0.5 : 0.22));
      brush.beginPath();
      brush.moveTo(top.x, -margin);
      brush.lineTo(top.x + side * (half + unit * 150), floor);
      brush.lineTo(top.x + side * (size.width + margin), floor);
      brush.lineTo(top.x + side * (size.width + margin), -margin);
      brush.fill();
      brush.strokeStyle = css(mix(cloth, light.shadow, 0.65), 0.8);
      brush.lineWidth = unit * 4;
      brush.beginPath();
      brush.moveTo(top.x + side * size.width * 0.22, -margin);
      brush.lineTo(top.x + side * (half + unit * 210), floor);
      brush.stroke();
    }
    brush.fillStyle = css(mix(hex('#4a5a6e'), light.shadow, 0.3));
    brush.fillRect(-margin, floor, size.width + 2 * margin, size.height - floor + margin);
    brush.globalCompositeOperation = 'destination-out';
    brush.beginPath();
    brush.moveTo(top.x, top.y);
    brush.quadraticCurveTo(top.x + half * 0.7, size.height * 0.4, top.x + half, floor);
    brush.lineTo(top.x - half, floor);
    brush.quadraticCurveTo(top.x - half * 0.7, size.height * 0.4, top.x, top.y);
    brush.fill();
    brush.globalCompositeOperation = 'source-over';
    // The flaps are rolled back and tied at both sides.
    for (const side of [-1, 1]) {
      brush.strokeStyle = css(mix(cloth, hex('#ffffff'), 0.12));
      brush.lineWidth = unit * 30;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.moveTo(top.x, top.y);
      brush.quadraticCurveTo(
        top.x + side * half * 0.7,
        size.height * 0.4,
        top.x + side * half,
        floor,
      );
      brush.stroke();
      brush.fillStyle = css(hex('#5a3a24'));
      brush.fillRect(
        top.x + side * half * 0.66 - unit * 22,
        size.height * 0.46,
        unit * 44,
        unit * 12,
      );
    }
  });
}
