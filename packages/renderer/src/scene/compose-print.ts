import { createCanvas } from '@napi-rs/canvas';
import { wallIn, wallPlate } from '../pictures/logo/logo-wall.ts';
import type { Print } from '../pictures/prints/print-named.ts';
import { drawAround, type Laid, laidIn } from '../pictures/prints/print-shapes.ts';
import { findSubject } from '../pictures/subject/find-subject.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { composePhotograph } from './compose-photograph.ts';
import { createWorld } from './create-world.ts';
import type { PictureTask } from './frame-words.ts';
import { lightFor } from './light.ts';
import type { Brush, Moment } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const PLACE_OF_PRINT =
  /\b(?:on|onto) (?:an?|the) (?:\p{L}+ ){0,2}(?:table|desk|wall|floor|cork ?board|pin ?board|fridge)\b/giu;
const TABLE = 'on wood';
const WALL = 'on a plain wall';
const SPREAD = 0.035;
const DEVELOPS = /\bdevelop(?:s|ing)\b|\bappears\b|\bfades? in\b/iu;

/** One line as large as fits into the room that it has. */
function line(brush: Brush, text: string, room: Size, weight: 500 | 800): void {
  brush.font = `${weight} 100px Inter`;
  const wide = Math.max(1, brush.measureText(text).width);
  const size = Math.min(room.height, (room.width / wide) * 100);
  brush.font = `${weight} ${size}px Inter`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, 0, 0);
}

/** The name of a magazine across its head, a bar code at its foot. */
function headed(brush: Brush, { inner }: Laid, text: string): void {
  const { width, height } = inner;
  const shade = brush.createLinearGradient(0, -height / 2, 0, -height * 0.2);
  shade.addColorStop(0, 'rgba(0,0,0,0.62)');
  shade.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = shade;
  brush.fillRect(-width / 2, -height / 2, width, height * 0.3);
  brush.fillStyle = '#fff';
  brush.save();
  brush.translate(0, -height * 0.405);
  line(brush, text, { width: width * 0.9, height: height * 0.15 }, 800);
  brush.restore();
  const [wide, tall] = [width * 0.2, height * 0.075];
  const [x, y] = [width * 0.46 - wide, height * 0.475 - tall];
  brush.fillRect(x, y, wide, tall);
  brush.fillStyle = '#16151a';
  const bars = 26;
  for (let at = 0; at < bars; at += 1) {
    const share = at % 3 === 0 ? 0.7 : at % 5 === 0 ? 0.24 : 0.42;
    brush.fillRect(
      x + wide * (0.06 + (0.88 * at) / bars),
      y + tall * 0.1,
      ((wide * 0.88) / bars) * share,
      tall * 0.8,
    );
  }
}

/** What is written on a print itself instead of over its picture. */
function written(brush: Brush, print: Print, laid: Laid, text: string): void {
  const { inner, outer, shape } = laid;
  if (print === 'cover') headed(brush, laid, text);
  if (print !== 'polaroid' || text === '') return;
  brush.save();
  brush.fillStyle = '#33323a';
  brush.translate(0, outer.height / 2 - (shape.bottom * inner.height) / 2);
  line(brush, text, { width: inner.width * 0.9, height: inner.height * 0.11 }, 500);
  brush.restore();
}

/** The print itself is no thing in its picture. */
const PRINTED =
  /^(?:book-cover|postcard|open-book|framed-picture|television|laptop|placard|stamp|camera)/u;

const ON_PRINT: ReadonlySet<Print> = new Set<Print>(['polaroid', 'cover']);

/** A picture as a print that lies on a table or hangs on a wall; within, it moves as it is asked to. */
export async function composePrint(task: PictureTask, print: Print): Promise<Painter> {
  const { prompt, description, picture, size } = task;
  const { face } = findSubject(picture);
  const laid = laidIn(size, print, face !== null || size.height > size.width);
  const { inner, outer, shape } = laid;
  const isWritten = ON_PRINT.has(print);
  const text = isWritten ? (description.title ?? description.ad?.headline ?? '') : '';
  const within = await composePhotograph({
    ...task,
    prompt: prompt.replaceAll(PLACE_OF_PRINT, ' '),
    description: {
      ...description,
      subjects: description.subjects.filter(({ thing }) => !PRINTED.test(thing)),
      relations: [],
      ...(text === '' ? {} : { title: null, ad: null }),
    },
    size: inner,
  });
  const light = lightFor({ ...description, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...description, subjects: [] }, light, prompt);
  const wall = wallIn(prompt) ?? wallIn(shape.hangs ? WALL : TABLE);
  const ground = wall === null ? null : wallPlate(world, wall);
  const sheet = createCanvas(inner.width, inner.height);
  const onto = sheet.getContext('2d');
  const down = ((shape.top - shape.bottom) / 2) * inner.height;
  // Its shadow is that of the whole print, and the print is painted once.
  const pad = Math.ceil(inner.height * 0.1);
  const around = createCanvas(Math.ceil(outer.width) + 2 * pad, Math.ceil(outer.height) + 2 * pad);
  const edge = around.getContext('2d');
  edge.translate(outer.width / 2 + pad, outer.height / 2 + pad);
  drawAround(edge, print, laid, prompt);
  const develops = print === 'polaroid' && DEVELOPS.test(prompt);
  return (brush, moment) => {
    onto.reset();
    within(onto, moment);
    if (ground !== null) brush.drawImage(ground, 0, 0);
    brush.save();
    brush.translate(size.width / 2, size.height / 2);
    const grown = 0.965 + SPREAD * moment.progress;
    brush.rotate(shape.turn * (1 - 0.5 * moment.progress));
    brush.scale(grown, grown);
    brush.save();
    brush.shadowColor = 'rgba(20,10,4,0.5)';
    brush.shadowBlur = world.unit * 34;
    brush.shadowOffsetY = world.unit * (shape.hangs ? 16 : 10);
    brush.drawImage(around, -outer.width / 2 - pad, -outer.height / 2 - pad);
    brush.restore();
    brush.drawImage(sheet, -inner.width / 2, down - inner.height / 2);
    if (develops) {
      brush.globalAlpha = Math.max(0, 1 - moment.progress * 2);
      brush.fillStyle = '#3a3733';
      brush.fillRect(-inner.width / 2, down - inner.height / 2, inner.width, inner.height);
      brush.globalAlpha = 1;
    }
    written(brush, print, laid, text);
    brush.restore();
  };
}
