import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../draw/props/furniture.ts';
import { loadSprite } from '../draw/sprite.ts';
import type { SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { smooth } from '../scene/easing.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import { fowlNamed } from '../things/animals/fowl.ts';
import { thingOf } from '../things/things.ts';
import { findEyes } from './face/find-eyes.ts';
import { type Snout, snoutBelow } from './face/find-nose.ts';
import type { PictureSubject } from './subject/find-subject.ts';

type Painter = (brush: Brush, moment: Moment) => void;

interface Point {
  readonly x: number;
  readonly y: number;
}

const PARTS =
  'nose|snout|face|cheek|forehead|head|hair|ears?|hat|shoulders?|arm|sleeve|hand|finger|camera|lens|roofs?|rooftop|chimney|house|cup|rim|saucer|rocket|tower|helmet|cap|bottle|shoe|sneaker|petal|flower';
/** "A butterfly lands on the cat's nose": where somebody small comes to rest, or goes along. */
const LANDS = new RegExp(
  String.raw`(?:\b(?:an?|one|another) |^|[,;.] ?|\band )(?!(?:the|this|her|his|she|he|it)\b)[^,.;]{0,40}?\b(?:(land|sit|perch|rest|settl|alight|touch)|crawl|walk|climb|run)\p{L}*(?: (?:down|softly|gently|slowly|up|briefly|quietly)){0,2} (?:on|onto|upon|over|across|along)(?: top of| the tip of| the edge of)? (?:the|her|his|its|their|this|my) (?:[\p{L}’']+ ){0,2}?(${PARTS})\b`,
  'iu',
);
const SNOUT = /^(?:nose|snout|face|cheek)$/u;

/** Whether it is asked for on the nose, which has to be in the frame for it. */
export const landsOnSnout = (prompt: string): boolean =>
  SNOUT.test(LANDS.exec(prompt)?.[2]?.toLocaleLowerCase('en') ?? '');

const PERCHES = new RegExp(
  String.raw`\b(?:sit|stand|perch|l(?:ie|ying)|sleep|danc|balanc|climb|rest|lean|land|wait|fish|kneel)\p{L}*(?: \p{L}+ly| down| up)? (?:on|onto|upon|on top of|along|off)(?: top of| the edge of)? (?:the|her|his|its|their|this|my) (?:[\p{L}’']+ ){0,2}?(${PARTS})\b`,
  'iu',
);
/** On what is high itself. */
const PERCHES_HIGH =
  /\b(?:sit|stand|perch|land|danc|balanc|nest)\p{L}* (?:on|onto|on top of) (?:the|this|my) (?:\p{L}+ )?(?:roofs?|rooftop|chimney|house|tower)\b/iu;

/** Whether it is asked for on top of something, above which it needs room. */
export const landsOnTop = (prompt: string): boolean =>
  (LANDS.test(prompt) && !landsOnSnout(prompt)) || PERCHES_HIGH.test(prompt);

/** Where somebody who is added sits or stands on the subject, in shares of the picture. */
export function perchIn(prompt: string, picture: Canvas, subject: PictureSubject): Point | null {
  const part = PERCHES.exec(prompt)?.[1]?.toLocaleLowerCase('en');
  const { mask, box } = subject;
  if (part === undefined || mask === null) return null;
  // On the near side of a rim there is more room than on its far side.
  if (/^(?:rim|cup)$/u.test(part))
    return { x: box.x + box.width * 0.26, y: box.y + box.height * 0.36 };
  return placeOf(part, picture, subject);
}

/** Small enough to be carried by a part of somebody, in metres. */
const SMALL = 0.75;

/** Who lands on something in the picture; null where nobody does. */
export function landerIn(prompt: string, { subjects }: SceneDescription): Subject | null {
  if (!LANDS.test(prompt)) return null;
  const [first] = subjects;
  if (first === undefined) return null;
  return (thingOf(first.thing)?.metres ?? 0.1) <= SMALL ? first : null;
}

/** Where the subject of a picture ends above, at a share of its width; null where there is none of it. */
function topAt(mask: Canvas, x: number): number | null {
  const column = Math.max(0, Math.min(mask.width - 1, Math.round(x * mask.width)));
  const pixels = mask.data();
  for (let y = 0; y < mask.height; y += 1)
    if ((pixels[(y * mask.width + column) * 4 + 3] ?? 0) > 128) return y / mask.height;
  return null;
}

function highest(mask: Canvas): Point {
  let best = { x: 0.5, y: 1 };
  for (let column = 0; column < mask.width; column += 2) {
    const x = column / mask.width;
    const y = topAt(mask, x);
    if (y !== null && y < best.y) best = { x, y };
  }
  return best;
}

/** A box around the subject up to its highest point, for who is to stand on it. */
export function upToTop(box: Box, mask: Canvas | null): Box {
  if (mask === null) return box;
  const top = Math.min(box.y, highest(mask).y);
  // Of what is below it, less has to be seen.
  return { ...box, y: top, height: Math.min(0.5, box.y + box.height - top) };
}

/** The nose and mouth of who is in a picture; null without eyes. */
export function snoutIn(picture: Canvas, face: PictureSubject['face']): Snout | null {
  const eyes = findEyes(picture, face);
  return eyes === null ? null : snoutBelow(picture, eyes, face !== null);
}

/** Where a part of the subject is, in shares of the picture. */
function placeOf(part: string, picture: Canvas, { mask, face, focus, box }: PictureSubject): Point {
  if (SNOUT.test(part)) return snoutIn(picture, face)?.nose ?? focus;
  if (mask === null) return focus;
  const above = (x: number): Point => ({ x, y: topAt(mask, x) ?? focus.y });
  if (face !== null) {
    const middle = face.x + face.width / 2;
    if (/^(?:shoulders?|arm|sleeve)$/u.test(part)) return above(middle - face.width * 1.15);
    if (/^(?:head|hair|hat|forehead|ears?)$/u.test(part)) return above(middle);
    return focus;
  }
  const top = highest(mask);
  const isAside = /^(?:camera|lens|shoulders?|arm|hand|finger)$/u.test(part);
  if (isAside) {
    const side = box.x + box.width / 2 > top.x ? 1 : -1;
    return above(top.x + side * (/^(?:camera|lens)$/u.test(part) ? 0.17 : -0.14));
  }
  if (/^(?:rim|cup|saucer)$/u.test(part)) return above(box.x + box.width * 0.36);
  // Above what reaches to the edge of the picture, nobody would be seen.
  if (top.y < 0.1) return focus;
  return top;
}

const TALL: Readonly<Record<string, number>> = {
  butterfly: 0.2,
  'lady-beetle': 0.11,
  honeybee: 0.13,
  dragonfly: 0.18,
  snowflake: 0.12,
};
const ARRIVED = 0.4;

interface Where {
  readonly prompt: string;
  readonly picture: Canvas;
  readonly subject: PictureSubject;
  readonly inFrame: (place: Point) => Point;
}

/** Somebody small who comes in from the side and stays on a part of the subject. */
export function landing(
  { size }: World,
  lander: Subject | null,
  { prompt, picture, subject, inFrame }: Where,
): readonly Painter[] {
  const said = LANDS.exec(prompt);
  if (lander === null || said === null) return [];
  const part = (said[2] ?? '').toLocaleLowerCase('en');
  const goal = inFrame(placeOf(part, picture, subject));
  const short = Math.min(size.width, size.height);
  const pixels = Math.round(short * (TALL[lander.thing] ?? 0.17));
  const look = { light: null, colour: lander.colour, states: [] };
  const flying = loadSprite(lander.thing, pixels, look)?.bitmap;
  const foot = fowlNamed(lander.thing, 'walking');
  const sitting = foot === null ? undefined : loadSprite(foot, pixels, look)?.bitmap;
  if (flying === undefined) return [];
  const settled = sitting ?? flying;
  const isBird = sitting !== undefined;
  const crawls = said[1] === undefined;
  const isNose = SNOUT.test(part);
  const facing = thingOf(lander.thing)?.facing === 1 ? -1 : 1;
  const fromRight = goal.x < size.width * 0.6;
  const side = fromRight ? 1 : -1;
  return [
    (brush, { progress, seconds }) => {
      const share = crawls ? 1 : smooth(progress / ARRIVED);
      const isThere = share > 0.97;
      const away = (1 - share) * (fromRight ? size.width - goal.x : goal.x);
      const along = crawls ? (0.5 - progress) * short * 0.4 : 0;
      const swing = Math.sin(seconds * 5) * (1 - share) * short * 0.05;
      const bitmap = isThere ? settled : flying;
      const pace = isThere ? 2.4 : 13;
      const beats = !isBird && !crawls ? 0.62 + 0.38 * Math.abs(Math.sin(seconds * pace)) : 1;
      // Birds stand on it; what is flat lies on it, as far as it is no edge.
      const up = isBird && isThere ? 0.94 : isNose || crawls ? 0.5 : 0.7;
      brush.save();
      brush.translate(
        goal.x + side * (away * 1.1 + along),
        goal.y + short * 0.012 - (1 - share) * short * 0.34 + swing,
      );
      brush.scale((isBird && isThere ? -1 : facing) * side, 1);
      if (crawls) brush.rotate(-1.2);
      const [wide, tall] = [bitmap.width * beats, bitmap.height];
      brush.drawImage(bitmap, -wide / 2, -tall * up, wide, tall);
      brush.restore();
    },
  ];
}
