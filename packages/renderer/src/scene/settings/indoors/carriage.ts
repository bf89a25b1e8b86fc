import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { backWall, flooring, roomLevels, whiteLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import type { Light } from '../../light.ts';
import { ledge, level, type PaintSetting } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { paintMeadow } from '../land/meadow.ts';
import { outsideOf } from '../town/outside.ts';

/** The land outside, twice side by side, so that it can pass without an end. */
function passing(
  world: World,
  box: { x: number; y: number; width: number; height: number },
): Element {
  const view = viewOf(
    world,
    outsideOf(world, [paintMeadow]),
    { width: box.width * 1.4, height: box.height },
    0.8,
  );
  return {
    depth: 0.5,
    draw(brush, { seconds }) {
      const shift = (seconds * 90 * world.unit) % (2 * view.width);
      brush.save();
      brush.beginPath();
      brush.rect(box.x, box.y, box.width, box.height);
      brush.clip();
      // Every other one is a mirror image, so that the ends meet.
      for (const at of [0, 1, 2]) {
        brush.save();
        brush.translate(box.x + at * view.width - shift + (at === 1 ? view.width : 0), box.y);
        brush.scale(at === 1 ? -1 : 1, 1);
        brush.drawImage(view, 0, 0);
        brush.restore();
      }
      brush.restore();
    },
  };
}

/** The wall of a tunnel, with its lamps passing. */
function tunnelWall(
  world: World,
  box: { x: number; y: number; width: number; height: number },
): Element {
  const { unit } = world;
  return {
    depth: 0.5,
    draw(brush, { seconds }) {
      brush.save();
      brush.beginPath();
      brush.rect(box.x, box.y, box.width, box.height);
      brush.clip();
      brush.fillStyle = '#1c2230';
      brush.fillRect(box.x, box.y, box.width, box.height);
      brush.fillStyle = '#2a3346';
      for (const share of [0.36, 0.44, 0.82])
        brush.fillRect(box.x, box.y + box.height * share, box.width, unit * 8);
      const step = unit * 460;
      const shift = (seconds * 420 * unit) % step;
      for (let x = box.x - shift; x < box.x + box.width + step; x += step) {
        brush.fillStyle = '#3a465e';
        brush.fillRect(x + unit * 200, box.y, unit * 30, box.height);
        brush.fillStyle = '#ffe9b0';
        brush.fillRect(x, box.y + box.height * 0.2, unit * 70, unit * 16);
      }
      brush.restore();
    },
  };
}

function seats(world: World, inside: World, floor: number): Element {
  const { unit, size, margin } = world;
  const isTall = size.height > size.width;
  return paintLayer(
    world,
    { depth: 0.86, top: floor - unit * 330, bottom: size.height + margin },
    (brush) => {
      for (const [share, way] of [
        [isTall ? 0.02 : 0.06, 1],
        [isTall ? 0.98 : 0.94, -1],
      ] as const) {
        const at = { x: size.width * share, y: floor + unit * 130, height: unit * 390 };
        sketch(brush, inside, at, 60, (p) => {
          if (way === -1) {
            p.brush.translate(60, 0);
            p.brush.scale(-1, 1);
          }
          p.path('M2 30Q2 2 18 2Q32 2 34 16L40 66H6Z', '#3f5a94');
          p.box(6, 62, 54, 18, 7, '#4a6ab0');
          p.box(10, 80, 44, 20, 3, '#3a4152');
          p.box(6, 4, 24, 18, 8, '#e8edf6');
        });
      }
    },
  );
}

/** At night most lamps are off, so that one sees out of the window. */
function carriageLight(world: World): Light {
  const white = whiteLight(world);
  return world.light.isDark
    ? { ...white, ambient: hex('#8794bd'), key: hex('#ffdca8'), shadow: hex('#141c38') }
    : white;
}

/** Inside a train, a bus or a plane: a wide window with the land passing, seats and a table. */
export const paintCarriage: PaintSetting = (world) => {
  const { unit, size } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, speed: 0, light: carriageLight(world) };
  const still = { ...world, speed: 0 };
  // Where nobody sits, the window is what one looks at.
  const isEmpty = world.description.subjects.length === 0;
  const width = size.width * (isTall ? 0.8 : isEmpty ? 0.74 : 0.6);
  const height = unit * (isTall ? 420 : isEmpty ? 400 : 300);
  const rounding = unit * (world.description.view === 'sky' ? 150 : 26);
  const box = { x: (size.width - width) / 2, y: floor - height - unit * 70, width, height };
  const table = floor + unit * 40;
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [level(world, 'floor', groundY), ledge('sill', table, [box.x, box.x + width], 0.9)],
    window: null,
    lights: [],
    light: inside.light,
    ambientParticles: [],
    elements: [
      world.description.extras?.includes('tunnel') === true
        ? tunnelWall(still, box)
        : passing(still, box),
      backWall(
        inside,
        { floor, colour: hex('#d8dee8'), skirting: hex('#8a93a6') },
        (brush, area) => {
          brush.save();
          brush.beginPath();
          brush.roundRect(box.x, box.y, box.width, box.height, rounding);
          brush.clip();
          brush.clearRect(box.x, box.y, box.width, box.height);
          brush.restore();
          brush.strokeStyle = css(litColour(inside, hex('#9aa6bb'), 1));
          brush.lineWidth = unit * 18;
          brush.beginPath();
          brush.roundRect(box.x, box.y, box.width, box.height, rounding);
          brush.stroke();
          brush.fillStyle = css(WHITE, 0.14);
          brush.beginPath();
          brush.moveTo(box.x + width * 0.1, box.y + height);
          brush.lineTo(box.x + width * 0.32, box.y);
          brush.lineTo(box.x + width * 0.46, box.y);
          brush.lineTo(box.x + width * 0.24, box.y + height);
          brush.fill();
          const rack = { x: area.left, y: box.y - unit * 70, width: area.width, height: unit * 16 };
          brush.fillStyle = css(mix(litColour(inside, hex('#8a93a6'), 1), WHITE, 0.2));
          roundedBox(brush, rack, unit * 6);
        },
      ),
      ...windowWeather(still, box, [box], 0.56),
      flooring(inside, { floor, kind: 'plain', colour: hex('#6a7488'), headroom: 10 }),
      seats(world, inside, floor),
    ],
  };
};
