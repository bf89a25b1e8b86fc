import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { overlap } from '../ads/ad-layout.ts';
import { css, hex } from '../draw/colour.ts';
import { eachLine, fitText } from '../draw/fit-text.ts';
import type { Box } from '../draw/props/furniture.ts';
import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { Actor } from './actor.ts';
import { outBack, outCubic } from './easing.ts';
import type { Element, World } from './world.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Words in a bubble, and where its tail ends: at who says them. */
interface Bubble {
  readonly text: string;
  readonly size: number;
  readonly box: Box;
  readonly tip: Point;
}

const PAPER = hex('#ffffff');
const INK = hex('#2a2140');
const SHADE = hex('#1c1030');
const EDGE = 0.75;
/** Letters in a line of a bubble, as a multiple of their size. */
const LINE_WIDE = 7;

function measured(text: string, size: number): { readonly width: number; readonly height: number } {
  const brush = createCanvas(8, 8).getContext('2d');
  const fitted = fitText(brush, text, {
    width: size * LINE_WIDE,
    height: size * 4.6,
    sizeMax: size,
    weight: 700,
  });
  brush.font = `700 ${fitted.size}px Inter`;
  const wide = Math.max(...fitted.lines.map((line) => brush.measureText(line).width));
  return {
    width: Math.max(wide + 2 * EDGE * size, size * 2.6),
    height: fitted.lines.length * fitted.size * 1.1 + 1.3 * EDGE * size,
  };
}

/** Of a thing the bubbles are around it; somebody has them above the head, to the left and to the right. */
function besideThing({ box }: Actor, at: number, text: string, size: number): Bubble {
  const side = at % 2 === 0 ? 1 : -1;
  const { width, height } = measured(text, size);
  const middle = box.x + box.width / 2 + side * (box.width / 2 + width / 2 + size * 0.5);
  const y = box.y + box.height * (0.06 + 0.24 * at);
  return {
    text,
    size,
    box: { x: middle - width / 2, y, width, height },
    tip: { x: box.x + box.width * (0.5 + side * 0.4), y: y + height + size * 0.5 },
  };
}

function aboveHead(
  { box }: Actor,
  { text, size, level, side }: { text: string; size: number; level: number; side: number },
): Bubble {
  const { width, height } = measured(text, size);
  const head = { x: box.x + box.width / 2, y: box.y };
  const middle = head.x + side * (width * 0.34 + size * 0.6);
  const y = head.y - height - size * (0.7 + level * 2.2);
  return {
    text,
    size,
    box: { x: middle - width / 2, y, width, height },
    tip: { x: head.x + side * size * 0.4, y: head.y - size * 0.05 },
  };
}

/** A bubble that would be over the edge stays in the picture, beside the head if there is no room above it. */
function kept(bubble: Bubble, { box }: Actor, { size, unit }: World): Bubble {
  const edge = unit * 44;
  const { width, height } = bubble.box;
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, value));
  const x = within(bubble.box.x, edge, size.width - edge - width);
  const isHigh = bubble.box.y < edge;
  if (!isHigh) return { ...bubble, box: { ...bubble.box, x } };
  const side = box.x + box.width / 2 > size.width * 0.6 ? -1 : 1;
  const half = Math.min(box.width, box.height * 0.4) / 2;
  const centre = box.x + box.width / 2;
  const beside = side > 0 ? centre + half + bubble.size * 0.6 : centre - half - width;
  return {
    ...bubble,
    box: { ...bubble.box, x: within(beside, edge, size.width - edge - width), y: edge },
    tip: { x: centre + side * half * 0.9, y: edge + height + bubble.size * 0.7 },
  };
}

/** Bubbles that would cover another one are above it. */
function apart<Of extends Bubble>(bubbles: readonly Of[]): readonly Of[] {
  const placed: Of[] = [];
  for (const bubble of bubbles) {
    const gap = bubble.size * 0.3;
    let { y } = bubble.box;
    const hides = ({ box }: Bubble) => overlap({ ...bubble.box, y: y - gap }, box) > 0;
    for (let cover = placed.find(hides); cover !== undefined; cover = placed.find(hides))
      y = cover.box.y - bubble.box.height - gap * 1.5;
    placed.push({ ...bubble, box: { ...bubble.box, y } });
  }
  return placed;
}

/** Who says what: those who can speak, from left to right; otherwise the thing that the scene is about. */
function bubblesOf(world: World, cast: readonly Actor[]): readonly (Bubble & { depth: number })[] {
  const { unit, description } = world;
  const words = description.speech ?? [];
  const able = cast
    .filter(({ subject, holder }) => isAnimate(subject.thing) && holder === null)
    .slice(0, Math.max(1, words.length))
    .sort((one, other) => one.box.x - other.box.x);
  const [thing] = cast;
  const sizeOf = ({ box }: Actor) => Math.max(unit * 30, Math.min(unit * 58, box.height * 0.12));
  return words.flatMap((text, at) => {
    const speaker = able[at % Math.max(1, able.length)];
    if (speaker === undefined) {
      if (thing === undefined) return [];
      const size = sizeOf(thing);
      const isWide = thing.box.width > thing.box.height * 0.75;
      const side = at % 2 === 0 ? 1 : -1;
      const bubble = isWide
        ? aboveHead(thing, { text, size, level: 0, side })
        : besideThing(thing, at, text, size);
      return [{ ...bubble, depth: thing.depth + 0.01 }];
    }
    const level = able.length > 1 ? Math.floor(at / able.length) : 0;
    const isLeft = able.length > 1 ? able.indexOf(speaker) < able.length / 2 : (at + 1) % 2 === 0;
    const told = { text, size: sizeOf(speaker), level };
    const bubble = aboveHead(speaker, { ...told, side: isLeft ? -1 : 1 });
    // An ad is moved with all that is in it.
    if (description.ad !== null) return [{ ...bubble, depth: speaker.depth + 0.01 }];
    return [{ ...kept(bubble, speaker, world), depth: Math.max(NEAR, speaker.depth) }];
  });
}

/** In front of leaves that are near. */
const NEAR = 1.3;
const BLUR = 0.5;

function bitmapOf({ text, size, box, tip }: Bubble): { canvas: Canvas; corner: Point } {
  const pad = size * (1 + BLUR);
  const [left, top] = [Math.min(box.x, tip.x) - pad, Math.min(box.y, tip.y) - pad];
  const right = Math.max(box.x + box.width, tip.x) + pad;
  const bottom = Math.max(box.y + box.height, tip.y) + pad;
  const canvas = createCanvas(Math.ceil(right - left), Math.ceil(bottom - top));
  const brush = canvas.getContext('2d');
  brush.translate(-left, -top);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const root = Math.max(
    box.x + size,
    Math.min(box.x + box.width - size, middle.x + (tip.x - middle.x) * 0.7),
  );
  const foot = Math.min(tip.y, box.y + box.height);
  brush.shadowColor = css(SHADE, 0.28);
  brush.shadowBlur = size * BLUR;
  brush.shadowOffsetY = size * 0.14;
  brush.fillStyle = css(PAPER);
  const draw = () => {
    brush.beginPath();
    brush.moveTo(root - size * 0.42, foot - size * 0.3);
    brush.quadraticCurveTo(root - size * 0.2, foot + size * 0.2, tip.x, tip.y);
    brush.quadraticCurveTo(
      root + size * 0.5,
      foot + size * 0.2,
      root + size * 0.5,
      foot - size * 0.3,
    );
    brush.closePath();
    brush.fill();
    brush.beginPath();
    brush.roundRect(box.x, box.y, box.width, box.height, Math.min(size * 0.9, box.height / 2));
    brush.fill();
  };
  draw();
  brush.shadowColor = 'transparent';
  draw();
  const room = { width: size * LINE_WIDE, height: size * 4.6, sizeMax: size, weight: 700 };
  const fitted = fitText(brush, text, room);
  brush.font = `700 ${fitted.size}px Inter`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = css(INK);
  eachLine(fitted, middle.y + size * 0.04, (line, y) => brush.fillText(line, middle.x, y));
  return { canvas, corner: { x: left, y: top } };
}

const FIRST = 0.35;
const NEXT = 0.35;
const GROWING = 0.45;

/** Words in speech bubbles, which come out of who says them one after another. */
export function speechBubbles(world: World, cast: readonly Actor[]): Element[] {
  return apart(bubblesOf(world, cast)).map((bubble, at) => {
    const { canvas, corner } = bitmapOf(bubble);
    const { tip, depth } = bubble;
    return {
      depth,
      draw(brush, { seconds }) {
        const age = (seconds - FIRST - at * NEXT) / GROWING;
        if (age <= 0) return;
        const grown = 0.3 + 0.7 * outBack(age);
        brush.globalAlpha = outCubic(age * 1.5);
        const [x, y] = [tip.x + (corner.x - tip.x) * grown, tip.y + (corner.y - tip.y) * grown];
        brush.drawImage(canvas, x, y, canvas.width * grown, canvas.height * grown);
        brush.globalAlpha = 1;
      },
    };
  });
}
