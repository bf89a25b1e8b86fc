import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { landmark } from '../../../draw/landmark.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { house } from '../../../draw/props/houses.ts';
import { courses } from '../../../draw/props/masonry.ts';
import { row } from '../../../draw/props/rows.ts';
import { isSnowy, snowOnEdge } from '../../../draw/snow-cover.ts';
import { ellipse, fromTop, sideLit } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { jetty } from './jetty.ts';
import { openWater, seaColour } from './sea.ts';

/** A moored boat: hull, mast and furled sail. */
function moored(
  brush: Brush,
  world: World,
  at: { x: number; y: number; size: number; code: string },
): void {
  const { x, y, size } = at;
  const hull = litColour(world, hex(at.code), 0.8);
  const wood = litColour(world, hex('#8a6a50'), 0.8);
  brush.strokeStyle = css(wood);
  brush.lineWidth = size * 0.03;
  brush.beginPath();
  brush.moveTo(x, y - size * 0.14);
  brush.lineTo(x, y - size * 1.25);
  brush.moveTo(x, y - size * 0.34);
  brush.lineTo(x + size * 0.5, y - size * 0.38);
  brush.stroke();
  brush.lineWidth = size * 0.006;
  brush.beginPath();
  brush.moveTo(x - size * 0.55, y - size * 0.16);
  brush.lineTo(x, y - size * 1.24);
  brush.lineTo(x + size * 0.5, y - size * 0.16);
  brush.stroke();
  brush.strokeStyle = css(litColour(world, hex('#fff6ea'), 0.85));
  brush.lineWidth = size * 0.07;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x + size * 0.04, y - size * 0.39);
  brush.lineTo(x + size * 0.46, y - size * 0.42);
  brush.stroke();
  brush.fillStyle = sideLit(brush, world, hull, [x - size * 0.6, x + size * 0.6]);
  brush.beginPath();
  brush.moveTo(x - size * 0.62, y - size * 0.2);
  brush.quadraticCurveTo(x, y - size * 0.1, x + size * 0.56, y - size * 0.17);
  brush.quadraticCurveTo(x + size * 0.48, y + size * 0.06, x + size * 0.3, y + size * 0.06);
  brush.lineTo(x - size * 0.36, y + size * 0.06);
  brush.quadraticCurveTo(x - size * 0.52, y, x - size * 0.62, y - size * 0.2);
  brush.fill();
  brush.fillStyle = css(WHITE, 0.16);
  ellipse(brush, x, y + size * 0.08, size * 0.5, size * 0.03);
}

function fleet(world: World, y: number): Element {
  const { unit, size } = world;
  const sway = ({ seconds }: { seconds: number }) => ({
    x: 0,
    y: Math.sin(seconds * 1.2) * unit * 3,
  });
  const plan = { depth: 0.6, top: y - unit * 300, bottom: y + unit * 30, sway };
  return paintLayer(world, plan, (brush) => {
    const random = world.random('fleet');
    for (const [share, tall] of [
      [0.06, 190],
      [0.2, 140],
      [0.82, 150],
      [0.95, 200],
    ] as const) {
      const code = pick(random, ['#d9483f', '#2f6f9f', '#f4efe6', '#3f8f7a', '#e0a02f']);
      moored(brush, world, {
        x: size.width * share,
        y: y + unit * (tall - 160) * 0.2,
        size: unit * tall,
        code,
      });
    }
  });
}

/** A wall of stone with bollards, in front of the water. */
function quay(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 1.08, top: y - unit * 60, bottom }, (brush, area) => {
    const stone = litColour(world, hex('#b4a8a0'), 1);
    brush.fillStyle = fromTop(brush, [y, y + unit * 26], [mix(stone, light.key, 0.35), stone]);
    brush.fillRect(area.left, y, area.width, unit * 28);
    brush.fillStyle = css(mix(stone, light.shadow, 0.3));
    brush.fillRect(area.left, y + unit * 26, area.width, bottom - y);
    const walls = { ...area, top: y + unit * 30, bottom: bottom + unit * 10 };
    courses(
      brush,
      world,
      walls,
      { width: unit * 90, height: unit * 40, colour: hex('#9a8f8a') },
      world.random('quay'),
    );
    const many = Math.round(area.width / (unit * 330));
    for (let at = 0; at < many; at += 1) {
      const x = area.left + (area.width * (at + 0.25)) / many;
      brush.fillStyle = sideLit(brush, world, litColour(world, hex('#3f4656'), 1), [
        x - unit * 18,
        x + unit * 18,
      ]);
      brush.beginPath();
      brush.roundRect(x - unit * 13, y - unit * 34, unit * 26, unit * 44, unit * 6);
      brush.fill();
      ellipse(brush, x, y - unit * 34, unit * 20, unit * 9);
    }
    if (isSnowy(world))
      snowOnEdge(
        brush,
        world,
        { x: area.left, y: y + unit * 6, width: area.width, depth: 1 },
        unit * 10,
      );
  });
}

/** Boats between a quay and the houses of a small port. */
export const paintHarbour: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * (isTall ? 0.53 : 0.52);
  const groundY = size.height * (isTall ? 0.74 : 0.76);
  const colour = seaColour(world);
  const coast = { name: 'hc', depth: 0.12, y: horizon - unit * 34, swell: 34, waves: [2, 3] };
  const shore = { name: 'hs', depth: 0.3, y: horizon - unit * 2, swell: 4, waves: [1, 2] };
  const town = { name: 'ht', count: 13, tall: [70, 112], depth: 0.4 } as const;
  const near = { name: 'hw2', depth: 0.92, y: groundY - unit * 8, swell: 8, crests: 6 };
  const foot = level(world, 'quay', size.height * (isTall ? 0.9 : 0.925), { depth: 1.1 });
  const hasJetty = world.description.extras?.includes('jetty') === true;
  const bank = hasJetty
    ? jetty(world)
    : { elements: [quay(world, size.height * (isTall ? 0.885 : 0.9))], supports: [foot] };
  const land = { ...(bank.supports[0] ?? foot), name: 'ground' } as const;
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [level(world, 'water', groundY, { span: [0, 1] }), ...bank.supports, land],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...coast, colour: hex('#7f9fb0') }),
      hills(world, {
        ...shore,
        colour: hex('#b8a894'),
        headroom: 130,
        behind: row(world, town, (brush, placement, random) =>
          house(brush, world, { ...placement, y: placement.y + unit * 6 }, random),
        ),
      }),
      ...landmark(world, horizon + unit * 6, 0.31),
      { ...openWater(world, horizon + unit * 14, size.height + world.margin), depth: 0.32 },
      waves(world, {
        name: 'hw1',
        depth: 0.5,
        y: horizon + unit * 52,
        swell: 5,
        crests: 9,
        colour,
      }),
      glitter(world, horizon + unit * 20, groundY),
      fleet(world, horizon + (groundY - horizon) * 0.52),
      waves(world, { ...near, colour: mix(colour, hex('#0a4480'), 0.2) }),
      ...bank.elements,
    ],
  };
};
