import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { grassTuft } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import type { Placement } from '../../../draw/props/trees.ts';
import { sideLit } from '../../../draw/strokes.ts';
import { between, type Random } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, litColour, type World } from '../../world.ts';

function tomb(
  brush: Brush,
  world: World,
  { x, y, height, depth }: Placement,
  random: Random,
): void {
  const stone = litColour(world, mix(hex('#8d94a0'), hex('#6f7682'), random()), depth);
  const half = height * 0.3;
  brush.save();
  brush.translate(x, y);
  brush.rotate(between(random, -0.09, 0.09));
  brush.fillStyle = sideLit(brush, world, stone, [-half, half]);
  brush.beginPath();
  brush.moveTo(-half, height * 0.06);
  brush.lineTo(-half, -height * 0.7);
  brush.quadraticCurveTo(-half, -height, 0, -height);
  brush.quadraticCurveTo(half, -height, half, -height * 0.7);
  brush.lineTo(half, height * 0.06);
  brush.fill();
  brush.fillStyle = css(mix(stone, world.light.shadow, 0.4));
  brush.fillRect(-height * 0.03, -height * 0.82, height * 0.06, height * 0.34);
  brush.fillRect(-height * 0.12, -height * 0.72, height * 0.24, height * 0.06);
  brush.restore();
}

/** A tree without leaves. */
function bareTree(brush: Brush, world: World, { x, y, height, depth }: Placement, random: Random) {
  brush.strokeStyle = css(litColour(world, hex('#4a3a3a'), depth));
  brush.lineCap = 'round';
  const grow = (
    from: { x: number; y: number },
    angle: number,
    long: number,
    left: number,
  ): void => {
    const to = { x: from.x + Math.cos(angle) * long, y: from.y + Math.sin(angle) * long };
    brush.lineWidth = long * 0.16;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
    brush.stroke();
    if (left === 0) return;
    grow(to, angle - between(random, 0.25, 0.6), long * 0.7, left - 1);
    grow(to, angle + between(random, 0.25, 0.6), long * 0.7, left - 1);
  };
  grow({ x, y: y + height * 0.04 }, -Math.PI / 2, height * 0.32, 4);
}

export const paintGraveyard: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  const grass = mix(hex('#5f8a5a'), hex('#4a5a6a'), 0.3);
  const tombs = (
    name: string,
    count: number,
    tall: readonly [number, number],
    depth: number,
    clearing = 0,
  ) =>
    row(world, { name, count, tall, depth, down: [10, 40], clearing }, (brush, place, random) =>
      tomb(brush, world, place, random),
    );
  const bare = row(
    world,
    { name: 'gyt', count: 7, tall: [190, 270], depth: 0.4 },
    (brush, place, random) => bareTree(brush, world, place, random),
  );
  const far = { name: 'gy1', depth: 0.36, y: horizon, swell: 20, waves: [2, 3] };
  const mid = { name: 'gy2', depth: 0.64, y: horizon + unit * 46, swell: 14, waves: [1, 3] };
  const near = { name: 'gy3', depth: 0.95, y: groundY - unit * 60, swell: 8, waves: [1, 2] };
  const tufts = { name: 'gyg', count: 30, tall: [16, 34], depth: 1, down: [10, 150] } as const;
  const blade = mix(litColour(world, grass, 1), light.key, 0.12);
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : [],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 0.8 : 0 }),
      hills(world, {
        ...far,
        colour: mix(grass, light.fog, 0.3),
        headroom: 290,
        behind: bare,
        onto: tombs('gyo1', 16, [34, 52], 0.4),
      }),
      hills(world, { ...mid, colour: grass, headroom: 90, onto: tombs('gyo2', 9, [66, 96], 0.66) }),
      hills(world, {
        ...near,
        colour: grass,
        headroom: 150,
        behind: tombs('gyo3', 5, [120, 150], 0.9, 0.3),
        onto: row(world, tufts, (brush, place, random) => grassTuft(brush, blade, place, random)),
      }),
    ],
  };
};
