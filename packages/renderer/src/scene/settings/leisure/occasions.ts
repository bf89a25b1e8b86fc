import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { ceilingPanel } from '../../../draw/props/fittings.ts';
import { courses } from '../../../draw/props/masonry.ts';
import { stockShelves } from '../../../draw/props/shop-fixtures.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from '../indoors/furnished.ts';
import { lampLight } from '../indoors/room.ts';
import { bunting } from '../indoors/storeys.ts';

/** Flags, balloons, a table with a cake, and presents. */
export const paintParty: PaintSetting = (world) => {
  const { unit, description } = world;
  const isNamed = (thing: string) => description.subjects.some((one) => one.thing === thing);
  return furnished(world, {
    wall: '#fbe0c8',
    floor: '#d9a878',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#ffffff',
    onWall(brush, { inside, floor, x, isTall }) {
      bunting(brush, inside, unit * (isTall ? 150 : 30));
      for (const [share, up, colour] of [
        [0.05, 240, '#e2574c'],
        [0.11, 300, '#f2c14e'],
        [0.17, 230, '#4fa3d8'],
        [0.84, 250, '#b07bd8'],
        [0.9, 310, '#6fc08a'],
        [0.96, 240, '#f08aa8'],
      ] as const)
        furnish(
          brush,
          inside,
          'balloon',
          { x: x(share), y: floor - unit * (up - 160), height: unit * 150 },
          colour,
        );
    },
    onFloor(brush, { inside, floor, x }) {
      const table = { x: x(0.12), y: floor + unit * 36, height: unit * 120 };
      furnish(brush, inside, 'table', table);
      if (!isNamed('birthday-cake'))
        furnish(brush, inside, 'birthday-cake', {
          ...table,
          y: table.y - unit * 112,
          height: unit * 84,
        });
      for (const [share, tall] of [
        [0.86, 80],
        [0.92, 110],
        [0.97, 70],
      ] as const)
        furnish(brush, inside, 'wrapped-gift', {
          x: x(share),
          y: floor + unit * 36,
          height: unit * tall,
        });
    },
  });
};

function chart(p: Pen): void {
  p.box(0, 0, 66, 100, 3, '#ffffff');
  for (let row = 0; row < 6; row += 1)
    for (let at = 0; at <= row; at += 1) {
      const size = 12 - row * 1.6;
      p.box(33 + (at - row / 2) * (size + 3) - size / 2, 8 + row * 15, size, size, 1, '#3a4152');
    }
}

function couch(p: Pen): void {
  p.box(40, 76, 90, 24, 3, '#8a93a6');
  p.path('M4 40Q20 16 40 28L60 58H166Q176 60 174 76H50Q30 74 4 40Z', '#5fb0b8');
  p.line('M150 40V6Q150 0 134 4', 4, '#b9c2d0');
  p.oval(128, 8, 14, 6, '#fff8d8');
}

/** The room of a doctor, dentist or vet: a couch, a chart, cupboards and a cross. */
export const paintClinic: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#d8eef0',
    floor: '#c4d6dc',
    kind: 'tiles',
    light: whiteLight(world),
    skirting: '#8fc4c8',
    window: 0.6,
    onWall(brush, { inside, floor, x, isTall }) {
      sketch(brush, inside, { x: x(0.42), y: floor - unit * 190, height: unit * 160 }, 66, chart);
      sketch(
        brush,
        inside,
        { x: x(isTall ? 0.84 : 0.8), y: floor - unit * 270, height: unit * 80 },
        80,
        (p) => {
          p.box(0, 0, 80, 100, 10, '#ffffff');
          p.box(30, 18, 20, 64, 3, '#e2483f');
          p.box(8, 40, 64, 20, 3, '#e2483f');
        },
      );
      ceilingPanel(brush, inside, { x: x(0.4), y: unit * 8, width: unit * 220, height: unit * 18 });
    },
    onFloor(brush, { inside, floor, x, isTall }) {
      // Who is treated lies on a couch that is nearer.
      const isTreated = world.description.subjects.some(({ look }) => look?.job === 'dentist');
      if (!isTreated)
        sketch(
          brush,
          inside,
          { x: x(isTall ? 0.24 : 0.18), y: floor + unit * 44, height: unit * 180 },
          178,
          couch,
        );
      if (isTall) return;
      const box = { x: x(0.86), y: floor - unit * 200, width: unit * 170, height: unit * 230 };
      const stock = ['pill-bottle', 'lotion-bottle', 'towels'];
      stockShelves(brush, inside, box, { wood: '#ffffff', back: '#eaf4f6', stock, from: 0 });
    },
  });
};

/** Panels of wood, the judge's bench with scales, and columns. */
export const paintCourtroom: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#9a6844',
    floor: '#8a6a4c',
    kind: 'boards',
    light: lampLight(world),
    skirting: '#6a4430',
    onWall(brush, { inside, floor, x }, area) {
      const panel = mix(litColour(inside, hex('#9a6844'), 1), inside.light.shadow, 0.22);
      brush.fillStyle = css(panel);
      for (let at = area.left; at < area.left + area.width; at += unit * 130)
        brush.fillRect(at + unit * 14, unit * 60, unit * 102, floor - unit * 100);
      for (const share of [0.24, 0.76])
        sketch(brush, inside, { x: x(share), y: floor, height: unit * 420 }, 20, (p) => {
          p.box(4, 8, 12, 88, 1, '#efe6d8');
          p.box(0, 0, 20, 8, 2, '#e0d2bc');
          p.box(0, 94, 20, 6, 1, '#e0d2bc');
        });
      furnish(brush, inside, 'balance-scale', {
        x: x(0.5),
        y: floor - unit * 250,
        height: unit * 130,
      });
    },
    onFloor(brush, { inside, floor, x }) {
      const bench = { x: x(0.5), y: floor + unit * 22, height: unit * 170 };
      furnish(brush, inside, 'shop-counter', bench, '#7a4a2c');
      for (const share of [0.08, 0.92])
        furnish(brush, inside, 'bench', { x: x(share), y: floor + unit * 40, height: unit * 110 });
    },
  });
};

/** Bare stone, a barred window, bars and a bunk. */
export const paintPrison: PaintSetting = (world) => {
  const { unit } = world;
  return furnished(world, {
    wall: '#8f949c',
    floor: '#7a8088',
    kind: 'stone',
    light: whiteLight(world),
    onWall(brush, { inside, floor, x }, area) {
      const walls = { ...area, top: -world.margin, bottom: floor };
      const stone = { width: unit * 100, height: unit * 46, colour: hex('#8f949c') };
      courses(brush, inside, walls, stone, world.random('stones'));
      sketch(brush, inside, { x: x(0.5), y: floor - unit * 260, height: unit * 120 }, 110, (p) => {
        p.box(0, 0, 110, 100, 4, '#5a6068');
        p.box(8, 8, 94, 84, 2, world.light.isDark ? '#2a3a70' : '#9fd4f2');
        for (const at of [26, 48, 70, 92]) p.line(`M${at} 6V94`, 6, '#3a3f48');
      });
    },
    onFloor(brush, { inside, floor, x }) {
      sketch(brush, inside, { x: x(0.14), y: floor + unit * 40, height: unit * 120 }, 260, (p) => {
        p.line('M8 20V98M252 20V98', 8, '#4a5058');
        p.box(4, 46, 252, 16, 3, '#5a6068');
        p.box(8, 32, 244, 18, 8, '#c8ccd4');
        p.box(12, 22, 50, 20, 8, '#eef0f4');
      });
      for (let at = 0; at < 9; at += 1)
        sketch(
          brush,
          inside,
          { x: x(0.74 + at * 0.034), y: floor + unit * 60, height: unit * 440 },
          3,
          (p) => p.box(0, 0, 3, 100, 1, '#4a5058'),
        );
    },
  });
};
