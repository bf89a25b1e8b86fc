import { createCanvas } from '@napi-rs/canvas';
import { between } from '../random.ts';
import type { Element, World } from '../scene/world.ts';
import { drawShadow, shadowBitmap } from './actors/accessories.ts';
import { type Colour, css, hex, mix, WHITE } from './colour.ts';
import { paintLayer } from './layer.ts';
import { ellipse, fromTop } from './strokes.ts';

/** The colours of the podium and its backdrop. */
export interface Tone {
  readonly high: Colour;
  readonly low: Colour;
  readonly stand: Colour;
  readonly ball: Colour;
  readonly isNight: boolean;
  /** What the shaded side of the podium tends to; violet when not given. */
  readonly shade?: Colour;
}

function ball(colour: Colour, radius: number) {
  const canvas = createCanvas(Math.ceil(radius * 2.2), Math.ceil(radius * 2.2));
  const brush = canvas.getContext('2d');
  const centre = canvas.width / 2;
  const fill = brush.createRadialGradient(
    centre - radius * 0.35,
    centre - radius * 0.4,
    radius * 0.05,
    centre,
    centre,
    radius,
  );
  fill.addColorStop(0, css(mix(colour, WHITE, 0.75)));
  fill.addColorStop(0.45, css(colour));
  fill.addColorStop(1, css(mix(colour, hex('#2a1450'), 0.42)));
  brush.fillStyle = fill;
  ellipse(brush, centre, centre, radius, radius);
  return canvas;
}

/** Balls that float at the sides, never in front of the podium. */
export function floatingBalls(world: World, tone: Tone): Element[] {
  const random = world.random('balls');
  const { size, unit } = world;
  return Array.from({ length: 9 }, (_, at) => {
    const isLeft = at % 2 === 0;
    const radius = unit * between(random, 9, at < 2 ? 70 : 36);
    const hue = mix(at % 3 === 0 ? tone.ball : at % 3 === 1 ? tone.low : tone.stand, WHITE, 0.1);
    const bitmap = ball(hue, radius);
    const x = size.width * (isLeft ? between(random, 0.02, 0.24) : between(random, 0.76, 0.98));
    const y = size.height * between(random, 0.1, 0.74);
    const phase = random() * 7;
    return {
      depth: 0.5 + (radius / unit) * 0.008,
      draw(brush, { seconds }) {
        const rise = Math.sin(seconds * 0.9 + phase) * unit * 13;
        brush.drawImage(
          bitmap,
          x - bitmap.width / 2 + Math.sin(seconds * 0.6 + phase) * unit * 7,
          y - bitmap.height / 2 + rise,
        );
      },
    } satisfies Element;
  });
}

/** Shown on the podium when no subject of the prompt is known. */
export function heroBall(world: World, tone: Tone, groundY: number): Element {
  const { size, unit } = world;
  const radius = unit * 120;
  const bitmap = ball(tone.ball, radius);
  const shadow = shadowBitmap(mix(tone.low, hex('#2a1450'), 0.7));
  return {
    depth: 1,
    draw(brush, { seconds }) {
      const lift = unit * (30 + 16 * Math.sin(seconds * 1.4));
      const x = size.width / 2;
      const at = { x, y: groundY, width: radius * 1.8, height: radius * 2, lift: lift / radius };
      drawShadow(brush, shadow, at);
      const y = groundY - radius * 1.1 - lift;
      brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height / 2);
    },
  };
}

export function podium(world: World, tone: Tone, top: number): Element {
  const { size, unit } = world;
  const x = size.width / 2;
  const dim = mix(tone.low, tone.shade ?? hex('#3a1f60'), tone.isNight ? 0.5 : 0.26);
  return paintLayer(
    world,
    { depth: 0.95, top: top - unit * 60, bottom: size.height + world.margin },
    (brush) => {
      for (const [half, from, tall] of [
        [330, 42, 90],
        [250, 0, 56],
      ] as const) {
        const y = top + unit * from;
        const side = brush.createLinearGradient(x - unit * half, 0, x + unit * half, 0);
        side.addColorStop(0, css(mix(tone.stand, dim, 0.3)));
        side.addColorStop(0.5, css(mix(tone.stand, dim, 0.5)));
        side.addColorStop(1, css(mix(tone.stand, dim, 0.85)));
        brush.fillStyle = css(hex('#2a1450'), 0.16);
        ellipse(
          brush,
          x + unit * 18,
          y + unit * (tall + 10),
          unit * (half + 26),
          unit * half * 0.17,
        );
        brush.fillStyle = side;
        brush.beginPath();
        brush.ellipse(x, y + unit * tall, unit * half, unit * half * 0.15, 0, 0, Math.PI);
        brush.lineTo(x - unit * half, y);
        brush.lineTo(x + unit * half, y);
        brush.closePath();
        brush.fill();
        brush.fillRect(x - unit * half, y, unit * half * 2, unit * tall);
        brush.fillStyle = fromTop(
          brush,
          [y - unit * half * 0.15, y + unit * half * 0.15],
          [mix(tone.stand, WHITE, tone.isNight ? 0.1 : 0.4), tone.stand],
        );
        ellipse(brush, x, y, unit * half, unit * half * 0.15);
      }
    },
  );
}
