import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { cloudColour } from '../../../draw/props/clouds.ts';
import { ellipse, fromTop, glow } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import type { PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';

/** A sea of clouds seen from above it. */
export function cloudBank(
  world: World,
  plan: { name: string; depth: number; y: number; size: number; blur?: number },
): Element {
  const { unit, light, size } = world;
  const bottom = size.height + world.margin;
  const layer = {
    depth: plan.depth,
    top: plan.y - unit * plan.size * 1.5,
    bottom,
    sway: ({ seconds }: { seconds: number }) => ({
      x: Math.sin(seconds * 0.32 + plan.depth * 5) * world.margin * 0.4,
      y: Math.sin(seconds * 0.5 + plan.depth * 9) * unit * 4,
    }),
  };
  return paintLayer(
    world,
    plan.blur === undefined ? layer : { ...layer, blur: plan.blur },
    (brush, area) => {
      const random = world.random(plan.name);
      const top = cloudColour(world);
      const low = mix(mix(top, light.sky[1], 0.4), light.fog, Math.max(0, 0.6 - plan.depth));
      const count = Math.round(area.width / (unit * plan.size * 0.9));
      const puffs = Array.from({ length: count }, (_, at) => ({
        x: area.left + (area.width * (at + between(random, 0.2, 0.8))) / count,
        y: plan.y + unit * plan.size * between(random, -0.1, 0.5),
        radius: unit * plan.size * between(random, 0.55, 1.1),
      })).flatMap((puff) =>
        [-area.width, 0, area.width].map((shift) => ({ ...puff, x: puff.x + shift })),
      );
      brush.fillStyle = css(mix(top, low, 0.3));
      for (const { x, y, radius } of puffs) ellipse(brush, x, y, radius, radius);
      brush.globalCompositeOperation = 'source-atop';
      const side = light.sunX < 0.5 ? -1 : 1;
      for (const { x, y, radius } of puffs) {
        const lit = { x: x + side * radius * 0.25, y: y - radius * 0.5, radius: radius * 1.2 };
        glow(brush, lit, mix(top, WHITE, light.isDark ? 0.1 : 0.5), 0.8);
      }
      brush.globalCompositeOperation = 'source-over';
      brush.fillStyle = fromTop(
        brush,
        [plan.y + unit * plan.size * 0.1, plan.y + unit * (plan.size + 90)],
        [mix(top, low, 0.5), low],
      );
      brush.globalAlpha = 0.92;
      brush.fillRect(area.left, plan.y + unit * plan.size * 0.45, area.width, bottom);
      const veil = brush.createLinearGradient(
        0,
        plan.y - unit * plan.size * 0.5,
        0,
        plan.y + unit * plan.size * 0.9,
      );
      veil.addColorStop(0, css(low, 0));
      veil.addColorStop(1, css(low, 0.85));
      brush.globalAlpha = 1;
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = veil;
      brush.fillRect(area.left, plan.y - unit * plan.size, area.width, bottom);
    },
  );
}

export const paintSkyscape: PaintSetting = (world) => {
  const { size, light } = world;
  const horizon = size.height * 0.78;
  return {
    surface: 'air',
    groundY: size.height * 0.82,
    horizon,
    supports: [],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['sparkles'] : ['dust'],
    light: { ...light, ambient: mix(light.ambient, hex('#ffffff'), 0.2) },
    elements: [
      ...skyElements(world, { horizon, clouds: 6, stars: light.isDark ? 1.2 : 0 }),
      cloudBank(world, { name: 'cb1', depth: 0.25, y: size.height * 0.76, size: 46 }),
      cloudBank(world, { name: 'cb2', depth: 0.55, y: size.height * 0.84, size: 80 }),
      cloudBank(world, { name: 'cb3', depth: 1.3, y: size.height * 1.0, size: 130, blur: 3 }),
    ],
  };
};
