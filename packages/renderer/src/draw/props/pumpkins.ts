import { between, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import type { HillPlan } from '../landforms.ts';
import { ellipse } from '../strokes.ts';

const SKINS = ['#ee8422', '#e57318', '#f39a34', '#d9661c'] as const;

/** A pumpkin that lies on the ground, with ribs and a stalk. */
function pumpkin(brush: Brush, world: World, tall: number, random: Random): void {
  const { light } = world;
  const skin = litColour(world, hex(SKINS[Math.floor(random() * SKINS.length)] ?? SKINS[0]), 1);
  const wide = tall * between(random, 0.56, 0.68);
  const side = light.sunX < 0.5 ? -1 : 1;
  brush.fillStyle = css(light.shadow, 0.24);
  ellipse(brush, 0, 0, wide * 1.1, tall * 0.1);
  for (const [across, share, dark] of [
    [-0.62, 0.4, 0.26],
    [0.62, 0.4, 0.26],
    [-0.32, 0.42, 0.12],
    [0.32, 0.42, 0.12],
    [0, 0.4, 0],
  ] as const) {
    brush.fillStyle = css(mix(skin, light.shadow, dark));
    ellipse(brush, across * wide, -tall * 0.42, wide * share, tall * 0.42);
  }
  brush.fillStyle = css(mix(skin, light.key, 0.5), 0.5);
  ellipse(brush, side * wide * 0.34, -tall * 0.58, wide * 0.14, tall * 0.18);
  brush.strokeStyle = css(litColour(world, hex('#6a7f38'), 1));
  brush.lineCap = 'round';
  brush.lineWidth = tall * 0.12;
  brush.beginPath();
  brush.moveTo(0, -tall * 0.82);
  brush.quadraticCurveTo(0, -tall, side * -tall * 0.1, -tall * 1.02);
  brush.stroke();
}

/** Broad leaves and a tendril. */
function vine(brush: Brush, world: World, tall: number, random: Random): void {
  const { light } = world;
  const leaf = litColour(world, hex('#5c8a3a'), 1);
  brush.strokeStyle = css(mix(leaf, light.shadow, 0.2));
  brush.lineWidth = tall * 0.07;
  brush.beginPath();
  brush.moveTo(-tall * 1.3, 0);
  brush.quadraticCurveTo(-tall * 0.4, -tall * 0.5, tall * 0.3, 0);
  brush.quadraticCurveTo(tall * 0.9, tall * 0.2, tall * 1.3, -tall * 0.1);
  brush.stroke();
  for (let at = 0; at < 4; at += 1) {
    brush.fillStyle = css(mix(leaf, at % 2 === 0 ? light.shadow : light.key, 0.18));
    const x = tall * between(random, -1.2, 1.2);
    ellipse(brush, x, -tall * between(random, 0.06, 0.3), tall * 0.34, tall * 0.2);
  }
}

/** Rows from the far end of a field to the viewer, larger from row to row. */
export function pumpkinRows(world: World): NonNullable<HillPlan['onto']> {
  const { unit, size } = world;
  return (brush, line, area) => {
    const end = size.height + unit * 40;
    const random = world.random('pumpkin-rows');
    let down = unit * 10;
    for (let at = 0; line(size.width / 2) + down < end; at += 1) {
      const tall = unit * 20 + down * 0.32;
      const many = Math.max(4, Math.round(area.width / (tall * 3.1)));
      const gap = area.width / many;
      for (let one = 0; one < many; one += 1) {
        const x = area.left + gap * (one + (at % 2) * 0.5 + between(random, 0.1, 0.5));
        const y = line(x) + down + tall * between(random, -0.2, 0.2);
        brush.save();
        brush.translate(x, y);
        vine(brush, world, tall * 0.8, random);
        if (random() < 0.82) pumpkin(brush, world, tall * between(random, 0.8, 1.1), random);
        brush.restore();
      }
      down += tall * 0.92;
    }
  };
}
