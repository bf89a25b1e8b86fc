import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { frontTable } from '../../../draw/props/fittings.ts';
import { houseplant } from '../../../draw/props/furniture.ts';
import { isSnowy, snowOnEdge, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { ledge, level, type PaintSetting, type Scenery } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { paintMountains } from '../land/mountains.ts';
import { paintSea } from '../water/sea.ts';
import { paintCity } from './city.ts';
import { outsideOf } from './outside.ts';

/** An iron railing with a wooden rail and boxes of flowers. */
function railing(world: World, top: number, foot: number): Element {
  const { unit, light } = world;
  return paintLayer(
    world,
    { depth: 0.8, top: top - unit * 70, bottom: foot + unit * 6 },
    (brush, area) => {
      const iron = litColour(world, hex('#3a4050'), 0.95);
      const many = Math.round(area.width / (unit * 40));
      brush.strokeStyle = css(iron);
      brush.lineWidth = unit * 6;
      for (let at = 0; at < many; at += 1) {
        const x = area.left + (area.width * (at + 0.5)) / many;
        brush.beginPath();
        brush.moveTo(x, top);
        brush.lineTo(x, foot);
        brush.stroke();
        if (at % 2 !== 0) continue;
        brush.beginPath();
        brush.arc(x, (top + foot) / 2, unit * 13, 0, 2 * Math.PI);
        brush.stroke();
      }
      brush.fillStyle = css(iron);
      brush.fillRect(area.left, foot - unit * 16, area.width, unit * 9);
      const wood = litColour(world, hex('#a8744a'), 1);
      brush.fillStyle = fromTop(
        brush,
        [top - unit * 10, top + unit * 12],
        [mix(wood, light.key, 0.35), mix(wood, light.shadow, 0.2)],
      );
      brush.beginPath();
      brush.roundRect(area.left, top - unit * 10, area.width, unit * 22, unit * 6);
      brush.fill();
      if (isSnowy(world))
        snowOnEdge(
          brush,
          world,
          { x: area.left, y: top - unit * 6, width: area.width, depth: 1 },
          unit * 9,
        );
    },
  );
}

function deck(world: World, foot: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.82, top: foot - unit * 180, bottom }, (brush, area) => {
    const plain = litColour(world, hex('#c8a27c'), 1);
    const floor = isSnowy(world) ? snowTones(world, 1).body : plain;
    brush.fillStyle = fromTop(
      brush,
      [foot, bottom],
      [mix(floor, light.key, 0.2), floor, mix(floor, light.shadow, 0.25)],
    );
    brush.fillRect(area.left, foot, area.width, bottom - foot);
    brush.strokeStyle = css(mix(plain, light.shadow, 0.45), 0.3);
    brush.lineWidth = unit * 2.4;
    for (let line = 0; line < 6; line += 1) {
      const y = foot + unit * (12 + line * line * 7 + line * 12);
      brush.beginPath();
      brush.moveTo(area.left, y);
      brush.lineTo(area.left + area.width, y);
      brush.stroke();
    }
    for (const [share, tall] of [
      [0.06, 190],
      [0.15, 120],
      [0.95, 170],
    ] as const)
      houseplant(brush, world, { x: size.width * share, y: foot + unit * 44, height: unit * tall });
  });
}

/** Whether guests are waited on there. */
const isServed = ({ description }: World): boolean =>
  description.subjects.some(({ look }) => /^(?:waiter|waitress|barista)$/.test(look?.job ?? ''));

/** Small tables with chairs, farther away than who walks past them. */
function laidTables(world: World, foot: number): Element {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  return paintLayer(
    world,
    { depth: 0.86, top: foot - unit * 200, bottom: foot + unit * 110 },
    (brush) => {
      for (const share of isTall ? [0.2, 0.8] : [0.18, 0.5, 0.82]) {
        const spot = { x: size.width * share, y: foot + unit * 84 };
        for (const side of [-1, 1])
          furnish(brush, world, 'stool', {
            x: spot.x + side * unit * 116,
            y: spot.y - unit * 6,
            height: unit * 104,
          });
        furnish(brush, world, 'coffee-table', { ...spot, height: unit * 150 });
      }
    },
  );
}

/** A terrace by the sea. */
export const paintTerrace: PaintSetting = (world) => deckOver(world, paintSea);

/** A wooden deck behind a railing, high above the view. */
export const paintBalcony: PaintSetting = (world) =>
  deckOver(world, outsideOf(world, [paintCity, paintSea, paintMountains]));

function deckOver(world: World, view: PaintSetting): Scenery {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const foot = size.height * (isTall ? 0.74 : 0.73);
  const top = foot - unit * 150;
  const groundY = size.height * (isTall ? 0.83 : 0.87);
  const outside = view(world);
  const width = unit * 210;
  const table = { x: size.width * 0.7, y: foot - unit * 20, width, height: unit * 112 };
  const span = [table.x + unit * 14, table.x + width - unit * 14] as const;
  return {
    surface: 'ground',
    groundY,
    horizon: outside.horizon,
    supports: [
      level(world, 'floor', groundY),
      ledge('table', table.y + unit * 14, span, 0.9),
      level(world, 'sill', top - unit * 6, { depth: 0.81 }),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...outside.elements.filter(({ depth }) => depth < 0.8),
      { ...railing(world, top, foot), depth: 0.8 },
      deck(world, foot),
      paintLayer(
        world,
        { depth: 0.88, top: table.y - unit * 10, bottom: foot + unit * 120 },
        (brush) => frontTable(brush, world, table, hex('#b98a5f'), 0.24),
      ),
      ...(isServed(world) ? [laidTables(world, foot)] : []),
    ],
  };
}
