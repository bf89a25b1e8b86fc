import { type Colour, css, hex, mix } from '../draw/colour.ts';
import { paintLayer } from '../draw/layer.ts';
import type { Setting } from '../parse-prompt/scene-description.ts';
import { between, type Random } from '../random.ts';
import type { Scenery } from './scenery.ts';
import { type Brush, type Element, litColour, type World } from './world.ts';

const DRY: ReadonlySet<Setting> = new Set<Setting>([
  'savanna',
  'desert',
  'dunes',
  'canyon',
  'farm',
]);

function blade(brush: Brush, [x, y]: readonly [number, number], tall: number, random: Random) {
  const lean = between(random, -0.32, 0.32) * tall;
  const wide = tall * 0.035;
  brush.beginPath();
  brush.moveTo(x - wide, y);
  brush.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall);
  brush.quadraticCurveTo(x + lean * 0.3 + wide, y - tall * 0.5, x + wide, y);
  brush.fill();
}

function rowOf(world: World, y: number, at: { depth: number; tall: number; name: string }) {
  const { unit, description, size, margin } = world;
  const isDry = DRY.has(description.setting) || description.moods.includes('autumn');
  const base: Colour = litColour(world, hex(isDry ? '#d6b04c' : '#5fae3e'), 1);
  const bottom = size.height + margin;
  const sway = (seconds: number) => ({
    x: unit * 5 * Math.sin(seconds * 1.3 + at.depth * 9),
    y: 0,
  });
  const top = y - at.tall * unit * 1.1;
  const plan = {
    depth: at.depth,
    top,
    bottom,
    sway: (moment: { seconds: number }) => sway(moment.seconds),
  };
  return paintLayer(world, plan, (brush, area) => {
    const random = world.random(at.name);
    for (let x = area.left - 20; x < area.left + area.width + 20; x += unit * 5) {
      const tone = mix(
        base,
        between(random, 0, 1) < 0.5 ? world.light.shadow : world.light.key,
        between(random, 0, 0.3),
      );
      brush.fillStyle = css(tone);
      const foot = Math.min(bottom, y + unit * between(random, 60, 130));
      blade(
        brush,
        [x + between(random, -6, 6) * unit, foot],
        foot - y + at.tall * unit * between(random, 0.55, 1),
        random,
      );
    }
  });
}

/** Grass in which one stands to the shoulders: a row behind the actors, and two before them. */
export function tallGrass(world: World, { groundY }: Scenery): readonly Element[] {
  const { unit } = world;
  return [
    rowOf(world, groundY - unit * 34, { depth: 0.96, tall: 130, name: 'grass-behind' }),
    rowOf(world, groundY + unit * 4, { depth: 1.03, tall: 118, name: 'grass-before' }),
    rowOf(world, groundY + unit * 60, { depth: 1.08, tall: 110, name: 'grass-near' }),
  ];
}
