import { css, hex, mix } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { whiteLight } from '../../../draw/interior.ts';
import { ellipse, glow, roundedBox } from '../../../draw/strokes.ts';
import type { PastimePlace } from '../../../parse-prompt/description/pastime-places.ts';
import { between } from '../../../random.ts';
import type { Pen } from '../../../things/pen.ts';
import type { PaintSetting } from '../../scenery.ts';
import { litColour } from '../../world.ts';
import { furnished } from '../indoors/furnished.ts';
import { paintLockerRoom } from '../indoors/locker-room.ts';
import {
  glowing,
  paintControlRoom,
  paintObservatory,
  paintPlanetarium,
} from '../indoors/star-rooms.ts';
import { paintArena } from '../town/arena.ts';

const SCREENS = ['#35d0ff', '#ff5fb0', '#7dff6a', '#ffd23f', '#a97bff'] as const;

/** A cabinet with a screen, buttons and a stick. */
function cabinet(screen: string, side: string): (p: Pen) => void {
  return (p) => {
    p.path('M10 100V8Q10 0 18 0H82Q90 0 90 8V100Z', side);
    p.box(16, 4, 68, 14, 3, screen);
    p.path('M18 22H82L78 54H22Z', '#0d1020');
    p.path('M24 26H76L73 50H27Z', screen);
    p.box(34, 32, 8, 8, 1, '#ffffff');
    p.box(52, 38, 14, 5, 1, '#14182c');
    p.path('M8 62L22 54H78L92 62L88 70H12Z', '#2a2d44');
    p.ball(30, 61, 4, '#ff4a4a');
    p.ball(62, 62, 3, '#ffe14a');
    p.ball(72, 62, 3, '#4ad0ff');
    p.box(30, 76, 40, 16, 2, '#20233a');
    p.box(44, 80, 12, 8, 1, '#ffb13f');
  };
}

const paintArcade: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#2a1f52',
    floor: '#3a2a66',
    kind: 'plain',
    light: glowing(world, '#ff7ad0'),
    onWall(brush, { inside, floor, isTall }) {
      const count = isTall ? 4 : 8;
      for (const [at, y] of [0.1, 0.18].entries()) {
        brush.strokeStyle = css(hex(SCREENS[at] ?? '#35d0ff'), 0.9);
        brush.lineWidth = unit * 6;
        brush.beginPath();
        brush.moveTo(-world.margin, size.height * y);
        brush.lineTo(size.width + world.margin, size.height * (y + 0.03));
        brush.stroke();
      }
      for (let at = 0; at < count; at += 1) {
        const x = (size.width * (at + 0.5)) / count;
        const screen = SCREENS[at % SCREENS.length] ?? '#35d0ff';
        glow(brush, { x, y: floor - unit * 150, radius: unit * 170 }, hex(screen), 0.5);
        const wide = Math.min(unit * 300, (size.width / count) * 1.12);
        sketch(
          brush,
          inside,
          { x, y: floor + unit * 12, height: wide * 1.25 },
          100,
          cabinet(screen, at % 2 === 0 ? '#4a2f8a' : '#8a2f5f'),
        );
      }
    },
    onFloor(brush, { floor }) {
      const random = world.random('carpet');
      for (let at = 0; at < 60; at += 1) {
        brush.fillStyle = css(hex(SCREENS[at % SCREENS.length] ?? '#35d0ff'), 0.35);
        const y = floor + random() * (size.height - floor);
        ellipse(brush, random() * size.width, y, unit * between(random, 4, 14), unit * 3);
      }
    },
  });
};

const paintBowlingAlley: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#2f2a5e',
    floor: '#d9a866',
    kind: 'plain',
    light: whiteLight(world),
    onWall(brush, { inside, floor, isTall }) {
      const lanes = isTall ? 3 : 5;
      brush.fillStyle = css(litColour(inside, hex('#1a1736'), 1));
      brush.fillRect(-world.margin, floor - unit * 120, size.width + 2 * world.margin, unit * 120);
      for (let lane = 0; lane < lanes; lane += 1) {
        const x = (size.width * (lane + 0.5)) / lanes;
        const screen = {
          x: x - unit * 60,
          y: floor - unit * 250,
          width: unit * 120,
          height: unit * 66,
        };
        brush.fillStyle = css(hex(SCREENS[lane % SCREENS.length] ?? '#35d0ff'), 0.85);
        roundedBox(brush, screen, unit * 6);
        for (const [pin, dx] of [-36, -12, 12, 36, -24, 0, 24].entries()) {
          const y = floor - unit * (pin < 4 ? 14 : 6);
          brush.fillStyle = '#fbf8f2';
          ellipse(brush, x + unit * dx, y - unit * 14, unit * 9, unit * 16);
          ellipse(brush, x + unit * dx, y - unit * 34, unit * 5.5, unit * 9);
          brush.fillStyle = '#d83a3a';
          brush.fillRect(x + unit * (dx - 6), y - unit * 29, unit * 12, unit * 3);
        }
      }
    },
    onFloor(brush, { inside, floor, isTall }) {
      const lanes = isTall ? 3 : 5;
      const bottom = size.height + world.margin;
      for (let lane = 0; lane <= lanes; lane += 1) {
        const top = (size.width * lane) / lanes;
        const low = size.width / 2 + (top - size.width / 2) * 1.9;
        brush.fillStyle = css(litColour(inside, hex('#5a4a58'), 1));
        brush.beginPath();
        brush.moveTo(top - unit * 10, floor);
        brush.lineTo(top + unit * 10, floor);
        brush.lineTo(low + unit * 26, bottom);
        brush.lineTo(low - unit * 26, bottom);
        brush.fill();
      }
    },
  });
};

const paintBoxingRing: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#2a2438',
    floor: '#d9dfe8',
    kind: 'plain',
    light: whiteLight(world),
    onWall(brush, { floor, x }) {
      const random = world.random('spectators');
      for (let at = 0; at < 260; at += 1) {
        const y = floor * between(random, 0.34, 0.9);
        brush.fillStyle = css(
          mix(hex(SCREENS[at % SCREENS.length] ?? '#35d0ff'), hex('#2a2438'), 0.62),
        );
        ellipse(brush, random() * size.width, y, unit * 13, unit * 16);
      }
      for (const share of [0.25, 0.5, 0.75]) {
        brush.fillStyle = '#f6f2df';
        brush.fillRect(x(share) - unit * 60, unit * 10, unit * 120, unit * 14);
        glow(brush, { x: x(share), y: unit * 20, radius: unit * 300 }, hex('#fff4d0'), 0.5);
      }
      for (const [rope, tone] of ['#e2403a', '#f4f4f4', '#3f6fd8'].entries()) {
        brush.fillStyle = tone;
        brush.fillRect(
          size.width * 0.06,
          floor - unit * (170 - rope * 50),
          size.width * 0.88,
          unit * 9,
        );
      }
      for (const [share, tone] of [
        [0.06, '#e2403a'],
        [0.94, '#3f6fd8'],
      ] as const) {
        brush.fillStyle = tone;
        roundedBox(
          brush,
          { x: x(share) - unit * 20, y: floor - unit * 200, width: unit * 40, height: unit * 210 },
          unit * 8,
        );
      }
    },
    onFloor(brush, { floor }) {
      brush.fillStyle = '#3f6fd8';
      brush.fillRect(
        -world.margin,
        size.height * 0.95,
        size.width + 2 * world.margin,
        size.height * 0.1,
      );
      brush.fillStyle = css(hex('#3f6fd8'), 0.25);
      ellipse(
        brush,
        size.width / 2,
        floor + (size.height - floor) * 0.45,
        size.width * 0.2,
        unit * 46,
      );
    },
  });
};

export const PASTIME_PAINTERS: Readonly<Record<PastimePlace, PaintSetting>> = {
  arcade: paintArcade,
  planetarium: paintPlanetarium,
  observatory: paintObservatory,
  'bowling-alley': paintBowlingAlley,
  'control-room': paintControlRoom,
  'boxing-ring': paintBoxingRing,
  'locker-room': paintLockerRoom,
  'ice-rink': paintArena,
};
