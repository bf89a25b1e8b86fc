import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { fence } from '../../../draw/props/park.ts';
import { grassTuft } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { paintWayside, waysideHeight, waysideOf } from '../../wayside.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';
import { mountainside } from '../land/mountain-road.ts';

/** Asphalt from side to side, with lines and a verge. */
export function carriageway(world: World, top: number, bottom: number): Element {
  const { unit, light, description } = world;
  const isWet = description.weather.includes('rain') || description.weather.includes('storm');
  return paintLayer(
    world,
    { depth: 0.97, top: top - unit * 8, bottom: bottom + unit * 10 },
    (brush, area) => {
      const asphalt = litColour(world, hex('#62687c'), 1);
      const road = isSnowy(world) ? mix(asphalt, snowTones(world, 1).body, 0.5) : asphalt;
      const tones = [mix(road, light.fog, 0.2), road, mix(road, light.shadow, 0.3)];
      brush.fillStyle = css(mix(litColour(world, hex('#c4b494'), 1), light.shadow, 0.1));
      brush.fillRect(area.left, top - unit * 8, area.width, bottom - top + unit * 18);
      brush.fillStyle = fromTop(brush, [top, bottom], tones);
      brush.fillRect(area.left, top, area.width, bottom - top);
      if (isWet)
        for (let at = 0; at < 6; at += 1) {
          const spot = {
            x: area.left + (area.width * (at + 0.5)) / 6,
            y: (top + bottom) / 2,
            radius: unit * 150,
          };
          glow(brush, spot, mix(light.sky[2], WHITE, 0.3), 0.3);
        }
      brush.fillStyle = css(mix(litColour(world, WHITE, 1), road, 0.2), 0.9);
      brush.fillRect(area.left, top + unit * 9, area.width, unit * 4);
      brush.fillRect(area.left, bottom - unit * 16, area.width, unit * 7);
      const dashes = Math.round(area.width / (unit * 200));
      const y = top + (bottom - top) * 0.44;
      for (let at = 0; at < dashes; at += 1) {
        const x = area.left + (area.width * (at + 0.2)) / dashes;
        brush.beginPath();
        brush.moveTo(x + unit * 10, y);
        brush.lineTo(x + unit * 108, y);
        brush.lineTo(x + unit * 102, y + unit * 9);
        brush.lineTo(x, y + unit * 9);
        brush.fill();
      }
    },
  );
}

/** The ground at the side of the road. */
function vergeColour(world: World): Colour {
  switch (world.description.landscape) {
    case 'desert':
    case 'savanna':
      return hex('#e0b06c');
    case 'beach':
    case 'sea':
      return hex('#b9c26a');
    default:
      return meadowGreen(world);
  }
}

/** The sea, dunes or dense woods behind the road; null for open country. */
function besideRoad(world: World, horizon: number): Element[] | null {
  const { unit } = world;
  const far = { name: 'rd1', depth: 0.34, y: horizon + unit * 4, swell: 22, waves: [2, 3] };
  const mid = { name: 'rd2', depth: 0.62, y: horizon + unit * 54, swell: 16, waves: [1, 2] };
  switch (world.description.landscape) {
    case 'desert':
    case 'savanna':
      return [
        hills(world, { ...far, colour: hex('#d98a56'), swell: 40 }),
        hills(world, { ...mid, colour: hex('#eab873') }),
      ];
    case 'beach':
    case 'sea': {
      const coast = { name: 'rdc', depth: 0.2, y: horizon, swell: 18, waves: [1, 2] };
      const water = { depth: 0.5, crests: 6, colour: hex('#2f8fc8') };
      return [
        hills(world, { ...coast, colour: hex('#7f9fb8') }),
        waves(world, { ...water, name: 'rdw1', y: horizon + unit * 10, swell: 4 }),
        waves(world, { ...water, name: 'rdw2', depth: 0.6, y: horizon + unit * 46, swell: 7 }),
        glitter(world, horizon + unit * 14, horizon + unit * 74),
      ];
    }
    case 'forest':
    case 'jungle': {
      const wood = { name: 'rdt1', count: 30, tall: [90, 150], depth: 0.34 } as const;
      const trees = { name: 'rdt2', count: 16, tall: [170, 250], depth: 0.6 } as const;
      const green = meadowGreen(world);
      return [
        hills(world, { ...far, colour: green, headroom: 170, behind: leafyRow(world, wood) }),
        hills(world, { ...mid, colour: green, headroom: 270, behind: leafyRow(world, trees) }),
      ];
    }
    default:
      return null;
  }
}

function country(world: World, horizon: number): Element[] {
  const { unit } = world;
  const beside = besideRoad(world, horizon);
  if (beside !== null) return beside;
  if (world.description.extras?.includes('bends') === true)
    return [...mountainside(world, horizon)];
  const green = meadowGreen(world);
  const range = { name: 'rdp', depth: 0.14, y: horizon, height: unit * 190, count: 5 };
  const far = { name: 'rd1', depth: 0.34, y: horizon + unit * 4, swell: 22, waves: [2, 3] };
  const mid = { name: 'rd2', depth: 0.62, y: horizon + unit * 54, swell: 16, waves: [1, 2] };
  const copse = leafyRow(world, { name: 'rdt1', count: 14, tall: [46, 84], depth: 0.34 });
  const trees = leafyRow(world, {
    name: 'rdt2',
    count: 5,
    tall: [140, 210],
    depth: 0.6,
    clearing: 0.3,
  });
  return [
    peaks(world, { ...range, colour: hex('#7f90c4'), cap: SNOW_WHITE }),
    hills(world, {
      ...far,
      colour: mix(green, hex('#5a9ab0'), 0.45),
      headroom: 100,
      behind: copse,
    }),
    hills(world, {
      ...mid,
      colour: mix(green, hex('#5aa0a8'), 0.15),
      headroom: 230,
      behind: trees,
    }),
  ];
}

/** A road through open country. */
export const paintRoad: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world);
  const green = vergeColour(world);
  const verge = { name: 'rd3', depth: 0.94, y: groundY - unit * 104, swell: 4, waves: [1, 2] };
  const edge = { name: 'rd4', depth: 1.3, y: groundY + unit * 96, swell: 8, waves: [1, 3] };
  const tufts = { name: 'rdg', count: 30, tall: [40, 70], depth: 1, down: [8, 26] } as const;
  const blade = mix(litColour(world, green, 1), light.shadow, 0.3);
  const wayside = waysideOf(world.description);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'road', groundY, { span: [0, 1] }), level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      ...country(world, horizon),
      hills(world, {
        ...verge,
        colour: green,
        headroom: wayside === undefined ? 60 : waysideHeight(wayside) + 20,
        behind: (brush, line, area) => {
          if (wayside !== undefined) paintWayside(brush, world, wayside, area, line);
          const many = Math.round(area.width / (unit * 110));
          const span = {
            left: area.left,
            right: area.left + area.width,
            height: unit * 40,
            depth: 0.9,
          };
          fence(
            brush,
            world,
            { ...span, gap: area.width / many },
            (x) => line(x) + unit * 16,
            '#e8ecf0',
          );
        },
      }),
      carriageway(
        world,
        groundY - unit * 72,
        Math.min(size.height + world.margin, groundY + unit * 110),
      ),
      hills(world, {
        ...edge,
        colour: mix(green, light.shadow, 0.25),
        headroom: 70,
        blur: 2,
        behind: row(world, tufts, (brush, placement, random) =>
          grassTuft(brush, blade, placement, random),
        ),
      }),
    ],
  };
};
