import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { fireLight, whiteLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import type { Light } from '../../light.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { paintSpace } from '../heavens/space.ts';
import { paintCampsite } from '../land/campsite.ts';
import { paintSnow } from '../land/snow.ts';
import { paintUnderwater } from '../water/underwater.ts';
import { furnished } from './furnished.ts';

interface Round {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** A window in a thick frame with rivets, and what is outside. */
function porthole(brush: Brush, world: World, at: Round, paint: PaintSetting, frame: Colour): void {
  const { unit } = world;
  const { x, y, across, down } = at;
  const shape = (grow: number) => {
    brush.beginPath();
    brush.ellipse(x, y, across + grow, down + grow, 0, 0, 2 * Math.PI);
  };
  brush.fillStyle = css(frame);
  shape(unit * 20);
  brush.fill();
  brush.save();
  shape(0);
  brush.clip();
  const box = { width: across * 2, height: down * 2 };
  brush.drawImage(viewOf(world, paint, box, 0.55), x - across, y - down);
  brush.restore();
  brush.fillStyle = css(mix(frame, hex('#1c2030'), 0.5));
  for (let bolt = 0; bolt < 12; bolt += 1) {
    const angle = (bolt * Math.PI) / 6;
    brush.beginPath();
    brush.arc(
      x + Math.cos(angle) * (across + unit * 10),
      y + Math.sin(angle) * (down + unit * 10),
      unit * 3.4,
      0,
      7,
    );
    brush.fill();
  }
}

function panel(p: Pen, wide: number): void {
  p.box(0, 0, wide, 100, 5, '#2f3a52');
  p.box(6, 8, wide * 0.5, 52, 3, '#0f1a2c');
  p.line(`M10 46L${wide * 0.16} 30L${wide * 0.28} 40L${wide * 0.5} 18`, 2, '#4fd08a');
  for (let row = 0; row < 3; row += 1)
    for (let at = 0; at < 4; at += 1)
      p.ball(
        wide * 0.62 + at * wide * 0.1,
        16 + row * 17,
        4,
        ['#e2574c', '#ffc24a', '#4fa3ff', '#4fd08a'][(at + row) % 4] ?? '#ffffff',
      );
  for (let at = 0; at < 7; at += 1)
    p.box(8 + at * (wide / 7.6), 70, wide / 10, 20, 2, at % 3 === 0 ? '#4fa3ff' : '#59657d');
}

/** Space with the Earth below. */
const overEarth: PaintSetting = (world) => {
  const { size } = world;
  const made = paintSpace({ ...world, description: { ...world.description, subjects: [] } });
  const earth = paintLayer(world, { depth: 0.9, top: 0, bottom: size.height }, (brush) => {
    const radius = size.width * 0.42;
    glow(
      brush,
      { x: size.width * 0.5, y: size.height * 1.16, radius: radius * 1.4 },
      hex('#8fd0ff'),
      0.7,
    );
    furnish(brush, world, 'globe-showing-americas', {
      x: size.width * 0.5,
      y: size.height * 1.16 + radius * 0.8,
      height: radius * 1.6,
    });
  });
  return { ...made, elements: [...made.elements, earth] };
};

interface Hull {
  readonly wall: string;
  readonly frame: string;
  readonly outside: PaintSetting;
  readonly light: (world: World) => Light;
}

/** Inside of what flies or dives: windows on what is outside, pipes and panels. */
function vessel({ wall, frame, outside, light }: Hull): PaintSetting {
  return (world) => {
    const { unit } = world;
    const isDeep = outside === paintUnderwater;
    const made = furnished(world, {
      wall,
      floor: isDeep ? '#4f5a60' : '#8a93a6',
      kind: 'tiles',
      light: light(world),
      onWall(brush, { inside, floor, x, isTall }, area) {
        const rib = mix(litColour(inside, hex(wall), 1), inside.light.shadow, 0.3);
        brush.fillStyle = css(rib);
        for (let at = area.left + unit * 60; at < area.left + area.width; at += unit * 330)
          brush.fillRect(at, -world.margin, unit * 18, floor + world.margin);
        const rim = litColour(inside, hex(frame), 1);
        const high = floor - unit * (isTall ? 400 : 300);
        if (isDeep)
          for (const share of isTall ? [0.5] : [0.2, 0.5, 0.8])
            porthole(
              brush,
              world,
              { x: x(share), y: high, across: unit * 118, down: unit * 118 },
              outside,
              rim,
            );
        else
          porthole(
            brush,
            world,
            { x: x(0.5), y: high, across: Math.min(unit * 360, x(0.42)), down: unit * 150 },
            overEarth,
            rim,
          );
        for (const share of isTall ? [0.2, 0.8] : [0.1, 0.9])
          sketch(
            brush,
            inside,
            { x: x(share), y: floor - unit * 90, height: unit * 150 },
            130,
            (p) => panel(p, 130),
          );
        brush.strokeStyle = css(litColour(inside, hex(isDeep ? '#b8803f' : '#c3cad6'), 1));
        brush.lineWidth = unit * 14;
        for (const y of [unit * 34, unit * 66]) {
          brush.beginPath();
          brush.moveTo(area.left, y);
          brush.lineTo(area.left + area.width, y);
          brush.stroke();
        }
        for (const share of [0.3, 0.7])
          glow(
            brush,
            { x: x(share), y: unit * 30, radius: unit * 220 },
            hex(isDeep ? '#ffc46a' : '#cfe6ff'),
            0.45,
          );
      },
    });
    const { size } = world;
    const view = { x: size.width * 0.2, y: unit * 60, width: size.width * 0.6, height: unit * 300 };
    return { ...made, window: view };
  };
}

export const paintSpaceship: PaintSetting = vessel({
  wall: '#b9c2d4',
  frame: '#e6ebf4',
  outside: paintSpace,
  light: whiteLight,
});

export const paintSubmarineInside: PaintSetting = vessel({
  wall: '#5f6f6a',
  frame: '#b8803f',
  outside: paintUnderwater,
  light: fireLight,
});

interface Shelter {
  readonly outside: PaintSetting;
  readonly floor: string;
  readonly lamp: string;
  readonly wall: (brush: Brush, inside: World, left: number, width: number, floor: number) => void;
}

/** Inside of what is small: a wall all around, and one opening. */
function shelter({ outside, floor: ground, lamp, wall }: Shelter): PaintSetting {
  return (world) => {
    const { unit, size } = world;
    const made = furnished(world, {
      wall: '#8a7a6a',
      floor: ground,
      kind: 'boards',
      light: fireLight(world),
      onWall(brush, { inside, floor, x, isTall }, area) {
        wall(brush, inside, area.left, area.width, floor);
        const wide = unit * 300;
        const tall = unit * 370;
        const box = {
          x: x(isTall ? 0.5 : 0.64) - wide / 2,
          y: floor - tall,
          width: wide,
          height: tall,
        };
        brush.save();
        brush.beginPath();
        brush.moveTo(box.x, floor + 2);
        brush.quadraticCurveTo(box.x + wide * 0.3, box.y + tall * 0.3, box.x + wide / 2, box.y);
        brush.quadraticCurveTo(box.x + wide * 0.7, box.y + tall * 0.3, box.x + wide, floor + 2);
        brush.clip();
        brush.drawImage(viewOf(world, outside, box, 0.55), box.x, box.y);
        brush.restore();
        const at = { x: x(0.3), y: unit * 170 };
        glow(brush, { ...at, radius: unit * 380 }, hex('#ffcf8a'), 0.6);
        brush.fillStyle = css(hex('#3a3440'));
        brush.fillRect(at.x - unit * 1.5, -world.margin, unit * 3, at.y + world.margin - unit * 60);
        furnish(brush, inside, lamp, { ...at, height: unit * 90 });
      },
      onFloor(brush, { inside, floor }) {
        brush.fillStyle = css(litColour(inside, hex('#b8483f'), 1));
        brush.beginPath();
        brush.ellipse(size.width / 2, floor + unit * 120, unit * 420, unit * 70, 0, 0, 7);
        brush.fill();
        brush.strokeStyle = css(litColour(inside, hex('#f0d9a8'), 1));
        brush.lineWidth = unit * 6;
        brush.beginPath();
        brush.ellipse(size.width / 2, floor + unit * 120, unit * 380, unit * 58, 0, 0, 7);
        brush.stroke();
      },
    });
    return { ...made, supports: [...made.supports, level(world, 'ground', made.groundY)] };
  };
}

export const paintTentInside: PaintSetting = shelter({
  outside: paintCampsite,
  floor: '#7f8a5a',
  lamp: 'camping-lantern',
  wall(brush, inside, left, width, floor) {
    const middle = left + width / 2;
    for (let at = 0; at < 8; at += 1) {
      const cloth = litColour(inside, hex(at % 2 === 0 ? '#e08a3f' : '#d97a34'), 1);
      brush.fillStyle = css(cloth);
      brush.beginPath();
      brush.moveTo(middle, -inside.margin);
      brush.lineTo(left + (width * at) / 8, floor + 2);
      brush.lineTo(left + (width * (at + 1)) / 8, floor + 2);
      brush.fill();
    }
    brush.fillStyle = css(litColour(inside, hex('#b8602a'), 1));
    brush.beginPath();
    brush.moveTo(left, -inside.margin);
    brush.lineTo(middle, -inside.margin);
    brush.lineTo(left, floor * 0.9);
    brush.moveTo(left + width, -inside.margin);
    brush.lineTo(middle, -inside.margin);
    brush.lineTo(left + width, floor * 0.9);
    brush.fill();
  },
});

export const paintIglooInside: PaintSetting = shelter({
  outside: paintSnow,
  floor: '#dfe9f4',
  lamp: 'hand-lantern',
  wall(brush, inside, left, width, floor) {
    const { unit } = inside;
    const ice = litColour(inside, hex('#cfe2f4'), 1);
    brush.fillStyle = css(ice);
    brush.fillRect(left, -inside.margin, width, floor + inside.margin + 2);
    brush.strokeStyle = css(mix(ice, hex('#6f9ac8'), 0.5));
    brush.lineWidth = unit * 4;
    for (let row = 0; row < 8; row += 1) {
      const y = floor - row * unit * 74;
      const bend = unit * (10 + row * 9);
      brush.beginPath();
      brush.moveTo(left, y + bend);
      brush.quadraticCurveTo(left + width / 2, y - bend, left + width, y + bend);
      for (let at = 0; at < 11; at += 1) {
        const x = left + (width * (at + (row % 2) * 0.5)) / 10;
        const share = (x - left) / width;
        const down = bend - 4 * bend * share * (1 - share);
        brush.moveTo(x, y + down);
        brush.lineTo(x, y + down - unit * 72);
      }
      brush.stroke();
    }
  },
});
