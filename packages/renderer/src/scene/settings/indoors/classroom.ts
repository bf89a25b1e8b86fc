import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { backWall, flooring, roomLevels, whiteLight } from '../../../draw/interior.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { paintLetters } from '../../../draw/letters.ts';
import { frontTable, wallClock } from '../../../draw/props/fittings.ts';
import { type Box, framedPicture, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import { ellipse, fromTop, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { ledge, level, type PaintSetting, sillOf } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

function blackboard(brush: Brush, world: World, box: Box): void {
  const { unit, light } = world;
  brush.fillStyle = css(litColour(world, hex('#b07a4a'), 1));
  roundedBox(
    brush,
    {
      x: box.x - unit * 12,
      y: box.y - unit * 12,
      width: box.width + unit * 24,
      height: box.height + unit * 24,
    },
    unit * 7,
  );
  const slate = litColour(world, hex('#2f5f52'), 1);
  brush.fillStyle = fromTop(
    brush,
    [box.y, box.y + box.height],
    [mix(slate, WHITE, 0.1), slate, mix(slate, light.shadow, 0.25)],
  );
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.fillStyle = css(WHITE, 0.06);
  ellipse(
    brush,
    box.x + box.width * 0.6,
    box.y + box.height * 0.5,
    box.width * 0.3,
    box.height * 0.25,
  );
  const { lettering } = world.description;
  const isWriting = world.description.subjects.some(({ motions }) => motions.includes('write'));
  // Who writes stands on the right of the words.
  const room = isWriting ? { ...box, width: box.width * 0.68 } : box;
  if (lettering?.thing === 'blackboard') paintLetters(brush, lettering, room);
  else if (isWriting) written(brush, world, box);
  else chalk(brush, world, box);
  brush.fillStyle = css(litColour(world, hex('#c99464'), 1));
  roundedBox(
    brush,
    {
      x: box.x - unit * 4,
      y: box.y + box.height + unit * 8,
      width: box.width + unit * 8,
      height: unit * 12,
    },
    unit * 4,
  );
}

const LEARNED = /^(?:professor|scientist|researcher|student|engineer|astronomer|inventor)$/u;

/** What somebody writes on it: equations, or the sums of a school. */
function written(brush: Brush, world: World, { x, y, width, height }: Box): void {
  const isLearned = world.description.subjects.some(({ thing, look }) =>
    LEARNED.test(look?.job ?? thing),
  );
  const line = (text: string, top: number) =>
    paintLetters(
      brush,
      { text, manner: 'chalk', colour: null },
      { x: x + width * 0.06, y: y + height * top, width: width * 0.4, height: height * 0.3 },
    );
  line(isLearned ? 'a² + b² = c²' : '2 + 3 = 5', 0.08);
  line(isLearned ? '3x + 5 = 11' : '4 + 4 = 8', 0.4);
}

/** Drawings in chalk: a sun, a triangle and a curve, no words. */
function chalk(brush: Brush, { unit }: World, box: Box): void {
  brush.strokeStyle = css(hex('#f4f8ee'), 0.75);
  brush.lineWidth = unit * 3;
  brush.lineCap = 'round';
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  brush.beginPath();
  brush.arc(...at(0.14, 0.3), unit * 20, 0, 2 * Math.PI);
  brush.moveTo(...at(0.08, 0.84));
  brush.lineTo(...at(0.26, 0.84));
  brush.lineTo(...at(0.26, 0.56));
  brush.closePath();
  brush.moveTo(...at(0.7, 0.2));
  brush.lineTo(...at(0.7, 0.8));
  brush.lineTo(...at(0.94, 0.8));
  brush.moveTo(...at(0.7, 0.74));
  brush.bezierCurveTo(...at(0.8, 0.74), ...at(0.8, 0.3), ...at(0.93, 0.28));
  brush.stroke();
}

/** Low desks at both sides, which leave the middle free. */
function pupilDesks(world: World, inside: World, groundY: number): Element {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const plan = { depth: 0.9, top: groundY - unit * 260, bottom: groundY + unit * 30 };
  return paintLayer(world, plan, (brush) => {
    for (const [row, down] of [
      [0, -76],
      [1, 0],
    ] as const) {
      const grown = row === 0 ? 0.8 : 1;
      const box = { width: unit * 190 * grown, height: unit * 104 * grown };
      for (const side of [-1, 1]) {
        const x =
          size.width / 2 + side * size.width * (isTall ? 0.42 : 0.37 - row * -0.06) - box.width / 2;
        frontTable(
          brush,
          inside,
          { x, y: groundY + unit * down - box.height, ...box },
          hex('#e0b27a'),
          0.3,
        );
      }
    }
  });
}

function placesOf(world: World, floor: number): { readonly board: Box; readonly view: Box } {
  const { unit, size, light } = world;
  const isTall = size.height > size.width;
  const width = isTall ? size.width * 0.76 : Math.min(unit * 560, size.width * 0.5);
  const y = floor - unit * (isTall ? 430 : 400);
  if (isTall) {
    const pane = { width: unit * 230, height: unit * 230 };
    const view = { x: (size.width - pane.width) / 2, y: y - unit * 320, ...pane };
    return { board: { x: size.width * 0.12, y, width, height: unit * 240 }, view };
  }
  const isLeft = light.sunX < 0.5;
  const pane = { width: unit * 180, height: unit * 250 };
  const x = isLeft ? size.width * 0.05 : size.width * 0.95 - pane.width;
  const middle = (size.width - width) / 2;
  const left = isLeft
    ? Math.max(middle, x + pane.width + unit * 54)
    : Math.min(middle, x - unit * 54 - width);
  return {
    board: { x: left, y, width, height: unit * 240 },
    view: { x, y: floor - unit * 410, ...pane },
  };
}

/** A board on the wall, a window at the side, and desks. */
export const paintClassroom: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const inside = { ...world, light: whiteLight(world) };
  const isLeft = light.sunX < 0.5;
  const { board, view } = placesOf(world, floor);
  const span = isLeft ? ([0.78, 0.96] as const) : ([0.04, 0.22] as const);
  const desk = { span, depth: 0.92 };
  const paper = { x: size.width * (isLeft ? 0.86 : 0.04), y: board.y + unit * 70 };
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY),
      level(world, 'desk', groundY - unit * 88, desk),
      level(world, 'table', groundY - unit * 88, desk),
      ledge('wall', board.y + board.height / 2, [board.x, board.x + board.width], 0.56),
      sillOf(world, view),
      level(world, 'ceiling', 0, { depth: 0.9 }),
    ],
    window: view,
    lights: [],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      backWall(inside, { floor, colour: hex('#f2e6c8'), skirting: hex('#c9a878') }, (brush) => {
        windowOnto(brush, world, view);
        blackboard(brush, inside, board);
        if (size.width < size.height * 1.2) return;
        const poster = { ...paper, width: unit * 110, height: unit * 130 };
        framedPicture(brush, inside, poster, world.random('poster'));
        const clock = { x: board.x + board.width / 2, y: board.y - unit * 48 };
        if (!isTall) wallClock(brush, inside, { ...clock, radius: unit * 28 });
      }),
      ...windowWeather(world, view, panesOf(view, unit), 0.55, 2),
      flooring(inside, { floor, kind: 'boards', colour: hex('#cf9f6c'), shine: 0.2 }),
      pupilDesks(world, inside, groundY),
    ],
  };
};
