import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import type { DrawEffect } from './draw-effect.ts';

/** Painted at this share of its size and enlarged, it is soft. */
const SOFT = 0.16;
/** In sizes of the thing: how wide and how high it is. */
const REACH = { side: 0.42, above: 1.15, below: 0.08 } as const;
const PARTS = 18;

interface Wisp {
  readonly x: number;
  readonly tall: number;
  readonly phase: number;
}

const WISPS: readonly Wisp[] = [
  { x: -0.17, tall: 0.8, phase: 0 },
  { x: 0.01, tall: 1.05, phase: 2.1 },
  { x: 0.18, tall: 0.85, phase: 4.4 },
];

/** A ribbon that winds upwards, thin at both ends. */
function drawWisp(brush: Brush, { x, tall, phase }: Wisp, seconds: number, thick: number): void {
  const edge = (part: number, side: number) => {
    const up = part / PARTS;
    const wind = Math.sin(up * 5.6 - seconds * 2.4 + phase) * (0.02 + up * 0.09);
    const half = thick * Math.sin(Math.PI * up ** 0.85) * (0.6 + up * 0.5);
    brush.lineTo(x * (1 + up * 0.35) + wind + side * half, -up * tall);
  };
  brush.beginPath();
  for (let part = 0; part <= PARTS; part += 1) edge(part, -1);
  for (let part = PARTS; part >= 0; part -= 1) edge(part, 1);
  brush.fill();
}

/** It is thickest a little above the thing and is gone at its end. */
function fading(brush: Brush, colour: Colour, strength: number) {
  const fill = brush.createLinearGradient(0, 0, 0, -REACH.above);
  fill.addColorStop(0, css(colour, strength * 0.3));
  fill.addColorStop(0.25, css(colour, strength));
  fill.addColorStop(0.6, css(colour, strength * 0.75));
  fill.addColorStop(1, css(colour, 0));
  return fill;
}

/** Wisps that wind upwards; darker at their edges, or they could not be seen before a light wall. */
export function steam(colour: Colour, count: number): DrawEffect {
  const sheet = createCanvas(1, 1);
  const rim = mix(colour, hex('#7f92ad'), 0.6);
  const wisps = count > 2 ? WISPS.slice(1, 2) : WISPS;
  return (brush, { x, y, size }, seconds) => {
    const scale = size * SOFT;
    const wide = Math.max(2, Math.ceil(REACH.side * 2 * scale));
    const tall = Math.max(2, Math.ceil((REACH.above + REACH.below) * scale));
    if (sheet.width !== wide) sheet.width = wide;
    if (sheet.height !== tall) sheet.height = tall;
    const onto = sheet.getContext('2d');
    onto.reset();
    onto.scale(scale, scale);
    onto.translate(REACH.side, REACH.above);
    onto.fillStyle = fading(onto, rim, 0.4);
    for (const wisp of wisps) drawWisp(onto, wisp, seconds, 0.1);
    onto.fillStyle = fading(onto, colour, 0.8);
    for (const wisp of wisps) drawWisp(onto, wisp, seconds, 0.062);
    brush.drawImage(sheet, x - REACH.side * size, y - REACH.above * size, wide / SOFT, tall / SOFT);
  };
}
