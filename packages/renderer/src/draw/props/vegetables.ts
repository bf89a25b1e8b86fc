import { between, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import type { HillPlan } from '../landforms.ts';
import { ellipse } from '../strokes.ts';

type Plant = (brush: Brush, world: World, tall: number, random: Random) => void;

const leafOf = (world: World, code: string) => litColour(world, hex(code), 1);

/** A plant on a stake, with fruit in two stages of ripeness. */
const tomato: Plant = (brush, world, tall, random) => {
  const leaf = leafOf(world, '#4a9440');
  brush.fillStyle = css(leafOf(world, '#b98a58'));
  brush.fillRect(-tall * 0.02, -tall * 1.1, tall * 0.04, tall * 1.1);
  for (let at = 0; at < 7; at += 1) {
    brush.fillStyle = css(mix(leaf, world.light.shadow, random() * 0.25));
    ellipse(
      brush,
      between(random, -0.2, 0.2) * tall,
      -tall * (0.2 + at * 0.12),
      tall * 0.17,
      tall * 0.1,
    );
  }
  for (let at = 0; at < 5; at += 1) {
    brush.fillStyle = css(leafOf(world, at === 3 ? '#f0a23c' : '#e03c30'));
    ellipse(
      brush,
      between(random, -0.24, 0.24) * tall,
      -tall * (0.26 + at * 0.15),
      tall * 0.07,
      tall * 0.07,
    );
  }
};

/** A head of pale leaves in wide dark ones. */
const cabbage: Plant = (brush, world, tall) => {
  const leaf = leafOf(world, '#6fae5a');
  brush.fillStyle = css(mix(leaf, world.light.shadow, 0.3));
  for (const side of [-1, 1])
    ellipse(brush, side * tall * 0.5, -tall * 0.3, tall * 0.5, tall * 0.3);
  brush.fillStyle = css(leaf);
  ellipse(brush, 0, -tall * 0.46, tall * 0.58, tall * 0.46);
  brush.fillStyle = css(mix(leaf, hex('#e4f2b8'), 0.5));
  ellipse(brush, 0, -tall * 0.56, tall * 0.4, tall * 0.36);
  brush.strokeStyle = css(mix(leaf, world.light.shadow, 0.2), 0.7);
  brush.lineWidth = tall * 0.04;
  brush.beginPath();
  brush.moveTo(0, -tall * 0.2);
  brush.quadraticCurveTo(tall * 0.1, -tall * 0.6, -tall * 0.06, -tall * 0.9);
  brush.stroke();
};

/** Green feathers over the top of a root that looks out of the soil. */
const carrot: Plant = (brush, world, tall, random) => {
  brush.strokeStyle = css(leafOf(world, '#4fa045'));
  brush.lineWidth = tall * 0.07;
  brush.lineCap = 'round';
  for (let at = -3; at <= 3; at += 1) {
    brush.beginPath();
    brush.moveTo(0, -tall * 0.2);
    brush.quadraticCurveTo(
      at * tall * 0.05,
      -tall * 0.7,
      at * tall * 0.17,
      -tall * between(random, 0.8, 1.1),
    );
    brush.stroke();
  }
  brush.fillStyle = css(leafOf(world, '#f2862c'));
  ellipse(brush, 0, -tall * 0.1, tall * 0.17, tall * 0.2);
};

/** From the fence to the viewer: how far down, how high, how far apart. */
const ROWS: readonly (readonly [Plant, number, number, number])[] = [
  [tomato, 8, 92, 84],
  [cabbage, 46, 32, 76],
  [carrot, 92, 42, 60],
  [cabbage, 158, 48, 116],
];

/** Rows of vegetables in beds of dark soil. */
export function vegetableRows(world: World): NonNullable<HillPlan['onto']> {
  const { unit } = world;
  const soil = leafOf(world, '#7a5236');
  return (brush, line, area) => {
    for (const [plant, down, tall, gap] of ROWS) {
      const random = world.random(`vegetables-${down}`);
      const many = Math.max(1, Math.round(area.width / (unit * gap)));
      const wide = area.width / many;
      brush.fillStyle = css(soil);
      for (let at = 0; at < many; at += 1) {
        const x = area.left + wide * (at + 0.5);
        ellipse(brush, x, line(x) + unit * down, wide * 0.62, unit * (8 + down * 0.06));
      }
      for (let at = 0; at < many; at += 1) {
        const x = area.left + wide * (at + 0.5);
        brush.save();
        brush.translate(x, line(x) + unit * (down + 3));
        plant(brush, world, unit * tall * between(random, 0.9, 1.1), random);
        brush.restore();
      }
    }
  };
}
