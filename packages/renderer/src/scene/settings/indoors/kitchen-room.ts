import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { ownPaint } from '../../../draw/interior.ts';
import { hangingLamp } from '../../../draw/props/fittings.ts';
import { fromTop, roundedBox } from '../../../draw/strokes.ts';
import { isDrawnPerson } from '../../../people/person.ts';
import { mediumOf } from '../../../things/media.ts';
import type { Pen } from '../../../things/pen.ts';
import { thingOf } from '../../../things/things.ts';
import { ledge, type PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { furnished, type Plan } from './furnished.ts';
import { lampLight } from './room.ts';

/** What is higher than this, in metres, does not stand on a worktop. */
const FLOOR_METRES = 0.7;

/** Whether there is somebody or something that stands on the floor, rather than food on a table. */
export function hasCompany({ description }: World): boolean {
  const isOnTop = description.relations.some(({ kind, to }) => kind === 'on' && to === null);
  return description.subjects.some(
    ({ thing }) =>
      isDrawnPerson(thing) ||
      (mediumOf(thing) === 'land' && !isOnTop) ||
      ((mediumOf(thing) ?? 'object') === 'object' && (thingOf(thing)?.metres ?? 0) > FLOOR_METRES),
  );
}

function cabinets(p: Pen, colour: string): void {
  for (const x of [0, 70, 140]) {
    p.box(x, 0, 66, 100, 3, colour);
    p.box(x + 7, 8, 52, 84, 2, '#fffaf2');
    p.box(x + 50, 70, 4, 16, 2, '#8a6a4a');
  }
}

function pans(p: Pen): void {
  p.line('M0 4H200', 4, '#6a7280');
  for (const [at, colour] of ['#c9743f', '#8a93a6', '#b8323a', '#8a93a6'].entries()) {
    const x = 26 + at * 50;
    p.line(`M${x} 4V44`, 4, '#4a4452');
    p.ball(x, 68, 18 + (at % 2) * 6, colour);
    p.spot(x, 68, 12 + (at % 2) * 5, 12 + (at % 2) * 5, '#ffffff', 0.16);
  }
}

/** Tiles behind the worktop. */
function tiling(brush: Brush, inside: World, floor: number, area: { left: number; width: number }) {
  const { unit } = inside;
  const tile = litColour(inside, hex('#fdf6ea'), 1);
  brush.fillStyle = css(tile);
  brush.fillRect(area.left, floor - unit * 250, area.width, unit * 250);
  brush.strokeStyle = css(mix(tile, inside.light.shadow, 0.22), 0.7);
  brush.lineWidth = unit * 2;
  brush.beginPath();
  for (let row = 0; row < 4; row += 1) {
    const y = floor - unit * (250 - row * 40);
    brush.moveTo(area.left, y);
    brush.lineTo(area.left + area.width, y);
    for (let x = area.left + (row % 2) * unit * 40; x < area.left + area.width; x += unit * 80) {
      brush.moveTo(x, y);
      brush.lineTo(x, y + unit * 40);
    }
  }
  brush.stroke();
}

function worktop(brush: Brush, { inside, floor }: Plan, left: number, right: number): void {
  const { unit, light } = inside;
  const front = litColour(
    inside,
    ownPaint(inside, mix(inside.light.accent, hex('#5f9aa0'), 0.6)),
    1,
  );
  const [top, foot] = [floor - unit * 112, floor + unit * 22];
  brush.fillStyle = fromTop(brush, [top, foot], [front, mix(front, light.shadow, 0.25)]);
  brush.fillRect(left, top, right - left, foot - top);
  const gap = unit * 92;
  for (let x = left + unit * 10; x + gap <= right; x += gap) {
    brush.fillStyle = css(mix(front, WHITE, 0.16));
    roundedBox(
      brush,
      { x, y: top + unit * 24, width: gap - unit * 12, height: unit * 96 },
      unit * 4,
    );
    brush.fillStyle = css(litColour(inside, hex('#e8edf2'), 1));
    const knob = { x: x + gap * 0.3, y: top + unit * 34, width: gap * 0.26, height: unit * 7 };
    roundedBox(brush, knob, unit * 3);
  }
  const wood = litColour(inside, hex('#d49a68'), 1);
  brush.fillStyle = fromTop(
    brush,
    [top - unit * 4, top + unit * 14],
    [mix(wood, light.key, 0.35), wood],
  );
  roundedBox(
    brush,
    { x: left - unit * 8, y: top - unit * 4, width: right - left + unit * 16, height: unit * 18 },
    unit * 4,
  );
}

/** A worktop with an oven and a fridge along the wall, and a floor to stand on. */
export const paintKitchenRoom: PaintSetting = (world) => {
  const { unit, size, margin } = world;
  const isTall = size.height > size.width;
  return furnished(world, {
    wall: '#bcd8d0',
    floor: '#d8c4a8',
    kind: 'checks',
    light: lampLight(world),
    window: isTall ? 0.62 : 0.56,
    supports: ({ floor, x }) =>
      (['counter', 'table', 'shelf'] as const).map((name) =>
        ledge(name, floor - unit * 110, [x(0.34), x(0.96)], 0.81),
      ),
    onWall(brush, { inside, floor, x }, area) {
      tiling(brush, inside, floor, area);
      const cabinet = { x: x(isTall ? 0.24 : 0.31), y: floor - unit * 280, height: unit * 150 };
      sketch(brush, inside, cabinet, isTall ? 136 : 206, (p) => cabinets(p, '#e8d3b0'));
      sketch(
        brush,
        inside,
        { x: x(0.82), y: floor - unit * 250, height: unit * 120 },
        isTall ? 110 : 200,
        pans,
      );
      hangingLamp(brush, inside, { x: x(0.46), y: unit * 34, size: unit * 42 }, hex('#d9644a'));
    },
    onFloor(brush, plan) {
      const { inside, floor, x } = plan;
      worktop(brush, plan, x(0.06), size.width + margin);
      // What the picture is about is there once.
      const isShown = (kind: RegExp) =>
        world.description.subjects.some(({ thing }) => kind.test(thing));
      if (!isShown(/^fridge$/u))
        furnish(brush, inside, 'fridge', { x: x(0.07), y: floor + unit * 30, height: unit * 330 });
      if (!isShown(/^(?:stove|baking-oven|pizza-oven)$/u))
        furnish(brush, inside, 'stove', {
          x: x(isTall ? 0.36 : 0.27),
          y: floor + unit * 26,
          height: unit * 146,
        });
      for (const [thing, share, tall] of [
        ['toaster', 0.42, 56],
        ['kettle', 0.66, 66],
        ['milk-jug', 0.84, 62],
        ['potted-plant', 0.93, 84],
      ] as const)
        furnish(brush, inside, thing, {
          x: x(share),
          y: floor - unit * 106,
          height: unit * tall,
        });
    },
  });
};
