import { between, wavyLine } from '../random.ts';
import type { Brush, Element, Moment, World } from '../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from './colour.ts';
import type { Line } from './landforms.ts';
import { type PaintArea, paintAreaOf, paintLayer } from './layer.ts';
import { sparkle } from './particles/sprites.ts';
import { ellipse, fillUnder, fromTop } from './strokes.ts';

/** Lengths except `y` are in 720ths of the shorter side. */
export interface WavePlan {
  readonly name: string;
  readonly depth: number;
  readonly y: number;
  readonly swell: number;
  readonly crests: number;
  readonly colour: Colour;
  readonly blur?: number;
}

/** Water mostly reflects the sky; lit like solid ground, it would look like mud at sunset. */
const MUD = hex('#9a6a34');

export function waterIn(world: World, colour: Colour, depth: number): Colour {
  const { light, description } = world;
  const told = description.tints?.water;
  const isMuddy = description.extras?.includes('muddy') === true;
  const own = isMuddy ? MUD : told === undefined ? colour : hex(told);
  const above = mix(own, light.sky[0], light.time === 'day' || told !== undefined ? 0.12 : 0.42);
  const dim = light.isDark ? 0.3 : light.isClear ? 0 : 0.14;
  const water = mix(above, light.shadow, dim);
  return mix(water, mix(light.sky[2], light.sky[1], 0.4), Math.max(0, 1 - depth) * 0.62);
}

/** Short bright strokes on the water. */
function ripples(brush: Brush, world: World, plan: WavePlan, line: Line, area: PaintArea): void {
  const { unit } = world;
  const random = world.random(`${plan.name}-ripples`);
  brush.strokeStyle = css(mix(waterIn(world, plan.colour, plan.depth), WHITE, 0.5), 0.28);
  brush.lineCap = 'round';
  brush.lineWidth = unit * 3 * plan.depth;
  for (let at = 0; at < 16; at += 1) {
    const x = area.left + random() * area.width;
    const y = line(x) + unit * between(random, 14, 66) * plan.depth;
    const long = unit * between(random, 18, 58) * plan.depth;
    brush.beginPath();
    brush.moveTo(x - long, y);
    brush.quadraticCurveTo(x, y - unit * 6 * plan.depth, x + long, y);
    brush.stroke();
  }
}

/** One row of waves that rolls back and forth. */
export function waves(world: World, plan: WavePlan): Element {
  const { unit, light, margin, size } = world;
  const { depth, y, blur } = plan;
  const swell = plan.swell * unit;
  const edge = size.height + margin;
  const bottom = depth < 0.9 ? Math.min(edge, y + Math.max(unit * 130, size.height * 0.17)) : edge;
  const random = world.random(plan.name);
  const roll = wavyLine(random, paintAreaOf(world).width, [plan.crests, plan.crests + 2]);
  // Crests are sharper than troughs.
  const line = (x: number) => {
    const share = roll(x);
    return y - swell * (Math.abs(share) ** 0.8 * Math.sign(share) * 0.8 + 0.2 * share ** 2);
  };
  const phase = random() * 7;
  const sway = ({ seconds }: Moment) => ({
    x: Math.sin(seconds * 0.8 + phase) * margin * 0.35 * Math.min(1, depth),
    y: Math.sin(seconds * 1.25 + phase) * swell * 0.42,
  });
  const layer = { depth, top: y - swell * 1.4 - 4, bottom, sway };
  return paintLayer(world, blur === undefined ? layer : { ...layer, blur }, (brush, area) => {
    const colour = waterIn(world, plan.colour, depth);
    const lit = mix(colour, mix(light.sky[2], light.sky[3], 0.5), 0.34);
    const span = { left: area.left, right: area.left + area.width, bottom, step: 5 };
    const tones = [lit, colour, mix(colour, light.shadow, 0.3)];
    brush.fillStyle = fromTop(brush, [y - swell, y + unit * 190], tones);
    fillUnder(brush, line, span);
    brush.save();
    brush.clip();
    brush.strokeStyle = css(mix(WHITE, light.key, 0.4), light.isDark ? 0.3 : 0.55);
    brush.lineWidth = unit * 4.5 * depth;
    brush.stroke();
    ripples(brush, world, plan, line, area);
    brush.restore();
  });
}

/** The reflection of the sun, as glitter on the water. */
export function glitter(world: World, from: number, to: number): Element {
  const random = world.random('glitter');
  const { unit, size, light } = world;
  const centre = size.width * (world.description.moods.includes('retro') ? 0.5 : light.sunX);
  const dot = sparkle(mix(light.key, WHITE, 0.4));
  const glints = Array.from({ length: 46 }, () => {
    const down = random() ** 0.8;
    return {
      x: centre + between(random, -1, 1) * unit * (26 + 170 * down),
      y: from + (to - from) * down,
      long: unit * (5 + 26 * down) * between(random, 0.6, 1.3),
      phase: random() * 7,
      pace: between(random, 2, 4.5),
      isStar: random() < 0.16,
    };
  });
  return {
    depth: 0.6,
    draw(brush, { seconds }) {
      brush.fillStyle = css(mix(light.key, WHITE, 0.35));
      for (const { x, y, long, phase, pace, isStar } of glints) {
        const shine = Math.max(0, Math.sin(seconds * pace + phase));
        brush.globalAlpha = shine * (light.isClear ? 0.85 : 0.3);
        if (isStar) brush.drawImage(dot, x - long, y - long, long * 2, long * 2);
        else ellipse(brush, x, y, long * (0.5 + 0.5 * shine), Math.max(0.6, long * 0.1));
      }
      brush.globalAlpha = 1;
    },
  };
}
