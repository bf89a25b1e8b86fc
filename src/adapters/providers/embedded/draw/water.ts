import { between, wavyLine } from '../random.ts';
import { type Element, seen, type World } from '../scene/world.ts';
import { type Colour, css, mix, WHITE } from './colour.ts';
import { groundOf, paintLayer } from './layer.ts';
import { sparkle } from './particles/grains.ts';
import { ellipse, fillUnder, fromTop } from './strokes.ts';

export interface WavePlan {
  readonly name: string;
  readonly depth: number;
  readonly y: number;
  readonly swell: number;
  readonly crests: number;
  readonly colour: Colour;
  readonly blur?: number;
}

/** One rank of waves that rolls to and fro. */
export function waves(world: World, plan: WavePlan): Element {
  const { unit } = world;
  const bottom = world.size.height + world.margin;
  const random = world.random(plan.name);
  const roll = wavyLine(random, groundOf(world).width, [plan.crests, plan.crests + 2]);
  // Sharper above than below, as water is.
  const line = (x: number) =>
    plan.y -
    plan.swell * (Math.abs(roll(x)) ** 0.8 * Math.sign(roll(x)) * 0.8 + 0.2 * roll(x) ** 2);
  const phase = random() * 7;
  const layer = {
    depth: plan.depth,
    top: plan.y - plan.swell * 1.4 - 4,
    bottom,
    sway: ({ seconds }: { seconds: number }) => ({
      x: Math.sin(seconds * 0.8 + phase) * world.margin * 0.35 * Math.min(1, plan.depth),
      y: Math.sin(seconds * 1.25 + phase) * plan.swell * 0.42,
    }),
  };
  return paintLayer(
    world,
    plan.blur === undefined ? layer : { ...layer, blur: plan.blur },
    (brush, ground) => {
      const colour = seen(world, plan.colour, plan.depth);
      const low = plan.y + unit * 190;
      brush.fillStyle = fromTop(
        brush,
        [plan.y - plan.swell, low],
        [mix(colour, world.light.key, 0.3), colour, mix(colour, world.light.shadow, 0.3)],
      );
      const span = { left: ground.left, right: ground.left + ground.width, bottom, step: 5 };
      fillUnder(brush, line, span);
      brush.save();
      brush.clip();
      brush.strokeStyle = css(mix(WHITE, world.light.key, 0.4), world.light.isDark ? 0.3 : 0.55);
      brush.lineWidth = unit * 4.5 * plan.depth;
      brush.stroke();
      brush.strokeStyle = css(mix(colour, WHITE, 0.5), 0.28);
      brush.lineCap = 'round';
      for (let at = 0; at < 16; at += 1) {
        const x = ground.left + random() * ground.width;
        const y = line(x) + unit * between(random, 14, 66) * plan.depth;
        const long = unit * between(random, 18, 58) * plan.depth;
        brush.lineWidth = unit * 3 * plan.depth;
        brush.beginPath();
        brush.moveTo(x - long, y);
        brush.quadraticCurveTo(x, y - unit * 6 * plan.depth, x + long, y);
        brush.stroke();
      }
      brush.restore();
    },
  );
}

/** The sun's road on the water, broken by every ripple. */
export function glitter(world: World, from: number, to: number): Element {
  const random = world.random('glitter');
  const { unit, size, light } = world;
  const centre = size.width * (world.reading.moods.includes('retro') ? 0.5 : light.sunX);
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
