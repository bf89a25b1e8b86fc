import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { ellipse, glow, roundedBox } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import type { Pen } from '../../../things/pen.ts';
import type { Light } from '../../light.ts';
import type { PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { furnished } from './furnished.ts';

/** Coloured lamps in a dark room. */
export function glowing({ light }: World, key: string): Light {
  return {
    ...light,
    ambient: hex('#b9b4d8'),
    key: hex(key),
    shadow: hex('#120c26'),
    fog: hex('#3a2f66'),
    haze: 0.2,
    isDark: true,
  };
}

/** Stars and planets on the inside of a dome. */
function starDome(brush: Brush, world: World, floor: number): void {
  const { size, unit, margin } = world;
  const random = world.random('dome');
  const sky = brush.createRadialGradient(
    size.width / 2,
    floor,
    0,
    size.width / 2,
    floor,
    size.width * 0.75,
  );
  sky.addColorStop(0, '#3b3f9a');
  sky.addColorStop(0.6, '#141a4e');
  sky.addColorStop(1, '#070a24');
  brush.fillStyle = sky;
  brush.fillRect(-margin, -margin, size.width + 2 * margin, floor + margin);
  for (let at = 0; at < 260; at += 1) {
    brush.fillStyle = css(WHITE, between(random, 0.3, 1));
    const radius = unit * between(random, 0.8, 2.6);
    ellipse(brush, random() * size.width, random() * floor * 0.9, radius, radius);
  }
  brush.strokeStyle = css(hex('#8fb4ff'), 0.4);
  brush.lineWidth = unit * 2;
  for (let at = 0; at < 4; at += 1) {
    brush.beginPath();
    const [x, y] = [size.width * (0.12 + at * 0.24), floor * between(random, 0.2, 0.5)];
    for (let star = 0; star < 5; star += 1)
      brush.lineTo(x + star * unit * 34, y + between(random, -1, 1) * unit * 50);
    brush.stroke();
  }
  for (const [share, high, radius, tone] of [
    [0.24, 0.34, 44, '#e8a05a'],
    [0.7, 0.26, 62, '#d9b98a'],
    [0.87, 0.5, 28, '#6fa8ff'],
  ] as const) {
    brush.fillStyle = tone;
    ellipse(brush, size.width * share, floor * high, unit * radius, unit * radius);
    brush.fillStyle = css(hex('#14103a'), 0.35);
    ellipse(
      brush,
      size.width * share + unit * radius * 0.3,
      floor * high,
      unit * radius * 0.7,
      unit * radius * 0.9,
    );
  }
  brush.strokeStyle = css(hex('#f2d7a0'), 0.8);
  brush.lineWidth = unit * 7;
  brush.beginPath();
  brush.ellipse(size.width * 0.7, floor * 0.26, unit * 104, unit * 22, -0.2, 0, Math.PI * 2);
  brush.stroke();
}

function projector(p: Pen): void {
  p.path('M30 100L42 62H58L70 100Z', '#3a4060');
  p.box(36, 50, 28, 16, 4, '#555c80');
  p.ball(26, 40, 20, '#2a2f4a');
  p.ball(74, 40, 20, '#2a2f4a');
  p.ball(20, 34, 4, '#fff2b0');
  p.ball(30, 30, 4, '#fff2b0');
  p.ball(70, 30, 4, '#fff2b0');
  p.ball(82, 36, 4, '#fff2b0');
}

export const paintPlanetarium: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#141a4e',
    floor: '#23264a',
    kind: 'plain',
    light: glowing(world, '#9fb4ff'),
    onWall(brush, { inside, floor, x, isTall }) {
      starDome(brush, world, floor);
      sketch(brush, inside, { x: x(0.5), y: floor + unit * 6, height: unit * 190 }, 100, projector);
      const count = isTall ? 6 : 13;
      for (let at = 0; at < count; at += 1) {
        const left = (size.width * at) / count;
        brush.fillStyle = css(litColour(inside, hex('#8a2f46'), 1));
        roundedBox(
          brush,
          {
            x: left + unit * 6,
            y: floor - unit * 52,
            width: size.width / count - unit * 12,
            height: unit * 60,
          },
          unit * 16,
        );
      }
    },
  });
};

function greatTelescope(p: Pen): void {
  p.path('M70 150L84 96H116L130 150Z', '#5a6274');
  p.box(50, 146, 100, 12, 4, '#454c5c');
  p.path('M30 108L20 84L150 18L172 54Z', '#e6eaf2');
  p.path('M150 18L166 8L190 46L172 54Z', '#aab4c8');
  p.path('M24 106L16 88L4 96L12 112Z', '#39404e');
  p.path('M60 92L54 80L70 72L76 84Z', '#d9a24a');
  p.ball(100, 92, 14, '#39404e');
}

/** The slit of a dome, open to the stars. */
export const paintObservatory: PaintSetting = (world) => {
  const { unit, size, margin } = world;
  return furnished(world, {
    wall: '#2c3350',
    floor: '#4a4f66',
    kind: 'boards',
    light: glowing(world, '#a9c4ff'),
    onWall(brush, { inside, floor, x }) {
      const rib = css(mix(hex('#2c3350'), hex('#0a0d1e'), 0.5));
      brush.strokeStyle = rib;
      brush.lineWidth = unit * 6;
      for (let at = -4; at <= 4; at += 1) {
        brush.beginPath();
        brush.moveTo(x(0.5), -margin);
        brush.quadraticCurveTo(x(0.5 + at * 0.13), floor * 0.3, x(0.5 + at * 0.15), floor);
        brush.stroke();
      }
      brush.save();
      brush.beginPath();
      brush.moveTo(x(0.4), -margin);
      brush.lineTo(x(0.66), -margin);
      brush.lineTo(x(0.74), floor * 0.66);
      brush.lineTo(x(0.44), floor * 0.66);
      brush.clip();
      starDome(brush, world, floor * 1.1);
      brush.restore();
      // Those who look through one have it in the middle of the room.
      if (!world.description.subjects.some(({ thing }) => /telescope$/.test(thing)))
        sketch(
          brush,
          inside,
          { x: x(0.34), y: floor - unit * 120, height: Math.min(unit * 270, size.width * 0.32) },
          200,
          greatTelescope,
        );
      for (const share of [0.86, 0.94]) {
        brush.fillStyle = css(litColour(inside, hex('#20263c'), 1));
        brush.fillRect(x(share) - unit * 34, floor - unit * 130, unit * 60, unit * 130);
        brush.fillStyle = '#5fe0ff';
        brush.fillRect(x(share) - unit * 26, floor - unit * 118, unit * 44, unit * 30);
      }
    },
  });
};

/** A desk with keys, and a screen on it. */
function deskOfScreens(p: Pen): void {
  p.path('M0 100L10 56H190L200 100Z', '#39425a');
  p.box(6, 50, 188, 10, 3, '#59637e');
  p.box(30, 14, 56, 36, 3, '#161b2a');
  p.box(34, 18, 48, 28, 2, '#3fd0a0');
  p.box(112, 14, 56, 36, 3, '#161b2a');
  p.box(116, 18, 48, 28, 2, '#4fa8ff');
  p.box(40, 66, 40, 8, 2, '#e2574c');
  p.box(100, 66, 60, 8, 2, '#8fa0c0');
}

/** Bars on screens at both sides. */
function charts(brush: Brush, { size, unit }: World): void {
  for (const share of [0.14, 0.86])
    for (const row of [0, 1]) {
      brush.fillStyle = row === 0 ? '#12324e' : '#2a1f4a';
      roundedBox(
        brush,
        {
          x: size.width * share - unit * 105,
          y: unit * (60 + row * 122),
          width: unit * 210,
          height: unit * 108,
        },
        unit * 6,
      );
      brush.fillStyle = row === 0 ? '#35d0ff' : '#ff7ad0';
      for (let bar = 0; bar < 7; bar += 1) {
        const tall = unit * (18 + ((bar * 37 + row * 23) % 60));
        brush.fillRect(
          size.width * share + unit * (bar * 26 - 88),
          unit * (160 + row * 122) - tall,
          unit * 16,
          tall,
        );
      }
    }
}

export const paintControlRoom: PaintSetting = (world) => {
  const { unit, size } = world;
  return furnished(world, {
    wall: '#1c2740',
    floor: '#36405a',
    kind: 'plain',
    light: glowing(world, '#8fd0ff'),
    onWall(brush, { inside, floor, x, isTall }) {
      const wide = size.width * (isTall ? 0.84 : 0.46);
      const map = { x: x(0.5) - wide / 2, y: unit * 60, width: wide, height: unit * 230 };
      glow(
        brush,
        { x: x(0.5), y: map.y + map.height / 2, radius: wide * 0.7 },
        hex('#3f8ae0'),
        0.5,
      );
      brush.fillStyle = '#0f2a52';
      roundedBox(brush, map, unit * 8);
      brush.fillStyle = '#3f9a7a';
      for (const [dx, dy, w, h] of [
        [0.16, 0.34, 0.1, 0.18],
        [0.24, 0.66, 0.05, 0.18],
        [0.48, 0.32, 0.07, 0.14],
        [0.5, 0.6, 0.06, 0.2],
        [0.7, 0.36, 0.15, 0.18],
        [0.84, 0.7, 0.05, 0.1],
      ] as const)
        ellipse(brush, map.x + dx * wide, map.y + dy * map.height, w * wide, h * map.height);
      brush.strokeStyle = '#ffd23f';
      brush.lineWidth = unit * 4;
      brush.beginPath();
      for (let at = 0; at <= 40; at += 1)
        brush.lineTo(
          map.x + (wide * at) / 40,
          map.y + map.height * (0.5 + 0.32 * Math.sin(at / 5.2)),
        );
      brush.stroke();
      if (!isTall) charts(brush, world);
      const count = isTall ? 2 : 4;
      for (let at = 0; at < count; at += 1)
        sketch(
          brush,
          inside,
          { x: (size.width * (at + 0.5)) / count, y: floor + unit * 14, height: unit * 130 },
          200,
          deskOfScreens,
        );
    },
  });
};
