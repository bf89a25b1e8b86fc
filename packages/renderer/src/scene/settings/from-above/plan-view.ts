import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { ellipse } from '../../../draw/strokes.ts';
import type { PlanView } from '../../../parse-prompt/scene-description.ts';
import { between, pick } from '../../../random.ts';
import { level, type Scenery } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { seaColour } from '../water/sea.ts';
import { interchange } from './interchange.ts';
import { figures } from './plan-figures.ts';
import { DEPTH, ground, moving, walkers } from './plan-ground.ts';
import { crossing, highway, parking } from './plan-roads.ts';
import { roundabout } from './roundabout.ts';

/** Striped roofs of stalls in rows, and people between them. */
function market(world: World): Element[] {
  const { unit, size, margin } = world;
  const random = world.random('market');
  const stalls = figures(world, 'stall', unit * 92);
  const people = figures(world, 'walker', unit * 30);
  const gap = unit * 178;
  const rows = Array.from(
    { length: Math.ceil(size.height / gap) + 2 },
    (_, at) => (at - 0.5) * gap,
  );
  const base = ground(world, hex('#cbb894'), (brush) => {
    for (const y of rows)
      for (let x = -margin; x < size.width + margin; x += unit * 150) {
        const roof = pick(random, stalls);
        brush.fillStyle = css(world.light.shadow, 0.25);
        brush.fillRect(x + unit * 8, y + unit * 16, roof.width, roof.height * 0.86);
        brush.drawImage(roof, x, y);
      }
  });
  const lines = rows.map((y) => ({
    x: -margin,
    y: y + unit * 134,
    dx: size.width + margin * 2,
    dy: 0,
  }));
  return [
    base,
    moving(lines.flatMap((line) => walkers(world, random, people, line, unit * 60, 16))),
  ];
}

/** Sand with sunshades and towels at one side, and surf at the other. */
function beach(world: World): Element[] {
  const { unit, size, margin } = world;
  const random = world.random('plan-beach');
  const shades = figures(world, 'parasol', unit * 86);
  const people = figures(world, 'walker', unit * 26);
  const shore = size.height * 0.4;
  const sea = litColour(world, mix(seaColour(world), hex('#3fc8d0'), 0.35), 1);
  const base = ground(world, hex('#f2dcaa'), (brush) => {
    for (let y = shore + unit * 110; y < size.height + margin; y += unit * 118)
      for (let x = -margin; x < size.width + margin; x += unit * 128) {
        const [left, top] = [
          x + between(random, 0, 40) * unit,
          y + between(random, -20, 20) * unit,
        ];
        brush.fillStyle = css(
          litColour(world, hex(pick(random, ['#e2574c', '#4fa3d8', '#fffaf0', '#f2c14e'])), 1),
        );
        brush.fillRect(left + unit * 54, top, unit * 26, unit * 62);
        const shade = pick(random, shades);
        brush.fillStyle = css(world.light.shadow, 0.22);
        ellipse(brush, left + unit * 12, top + unit * 14, unit * 40, unit * 40);
        brush.drawImage(shade, left - unit * 43, top - unit * 43);
      }
  });
  const surf: Element = {
    depth: DEPTH + 0.01,
    draw(brush, { seconds }) {
      for (const [off, colour, alpha] of [
        [26, hex('#d8c08a'), 0.8],
        [10, WHITE, 0.9],
        [-8, mix(sea, WHITE, 0.35), 1],
        [-60, sea, 1],
      ] as const) {
        brush.fillStyle = css(colour, alpha);
        brush.beginPath();
        brush.moveTo(-margin, -margin);
        for (let x = -margin; x <= size.width + margin; x += unit * 24)
          brush.lineTo(
            x,
            shore +
              unit *
                (off +
                  Math.sin(x * 0.008 + seconds * 0.7) * 14 +
                  Math.sin(x * 0.021 - seconds) * 6),
          );
        brush.lineTo(size.width + margin, -margin);
        brush.fill();
      }
    },
  };
  const line = { x: -margin, y: shore + unit * 56, dx: size.width + margin * 2, dy: 0 };
  const swimmers = { ...line, y: shore - unit * 60 };
  return [
    base,
    surf,
    moving([
      ...walkers(world, random, people, line, unit * 50, 14),
      ...walkers(world, random, people, swimmers, unit * 90, 8),
    ]),
  ];
}

const PLANS: Readonly<Record<PlanView['kind'], (world: World, plan: PlanView) => Element[]>> = {
  crossing,
  parking,
  highway,
  interchange,
  roundabout,
  market,
  beach,
};

/** A place as one sees it who looks straight down. */
export function paintPlanView(world: World, plan: PlanView): Scenery {
  const still = { ...world, speed: 0 };
  const { size } = world;
  return {
    surface: 'ground',
    groundY: size.height * 0.8,
    horizon: 0,
    supports: [level(world, 'ground', size.height * 0.8)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: PLANS[plan.kind](still, plan),
  };
}
