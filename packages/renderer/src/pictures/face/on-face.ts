import type { Canvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';
import { turnsHead } from '../motion/sway.ts';
import type { PictureSubject } from '../subject/find-subject.ts';
import { boxInFrame, OVERLAP, type Placement } from '../subject/frame-picture.ts';
import { blinking, movesEyelids } from './eyelids.ts';
import { findEyes } from './find-eyes.ts';
import { snoutBelow } from './find-nose.ts';
import { turnHead } from './head-turn.ts';
import { fillsEyes, inEyes } from './in-eyes.ts';
import { opensMouth, speaking } from './mouth.ts';
import { wearsSomething, wornOn } from './worn.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** The camera over a plate, with what is on its subject besides. */
type Moved = (canvas: Canvas, worn: readonly Painter[]) => Painter;

interface OnFace {
  /** Glasses and hats, in the frame. */
  readonly worn: readonly Painter[];
  /** Turns the head in what has been painted. */
  readonly turn: Painter | null;
  /** The camera over a plate whose eyes open and shut, where they do. */
  readonly lidded: (plate: Canvas, moved: Moved) => Painter;
}

const NOTHING: OnFace = { worn: [], turn: null, lidded: (plate, moved) => moved(plate, []) };

interface Face {
  readonly prompt: string;
  readonly picture: Canvas;
  readonly size: Size;
  readonly subject: PictureSubject;
  readonly placement: Placement;
}

/** What a prompt asks of the face in a picture: to blink, to turn, to wear something. */
export function onFace({ prompt, picture, size, subject, placement }: Face): OnFace {
  const isAsked =
    movesEyelids(prompt) ||
    wearsSomething(prompt) ||
    turnsHead(prompt) ||
    opensMouth(prompt) ||
    fillsEyes(prompt);
  const eyes = isAsked ? findEyes(picture, subject.face) : null;
  if (eyes === null) return NOTHING;
  const inFrame = (at: { readonly x: number; readonly y: number }) =>
    boxInFrame({ ...at, width: 0, height: 0 }, picture, size, placement);
  const aside = { x: size.width * OVERLAP, y: size.height * OVERLAP };
  const onPlate = (at: { readonly x: number; readonly y: number }) => {
    const { x, y } = inFrame(at);
    return { x: x + aside.x, y: y + aside.y };
  };
  const isRound = subject.face === null;
  const [left, right] = [inFrame(eyes.left), inFrame(eyes.right)];
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const head = {
    x: (left.x + right.x) / 2,
    y: (left.y + right.y) / 2 + apart * 0.4,
    radius: apart * (isRound ? 1.4 : 1.5),
  };
  const lids = { left: onPlate(eyes.left), right: onPlate(eyes.right), isRound };
  const snout = snoutBelow(picture, eyes, !isRound);
  const mouth = { eyes: lids, at: onPlate(snout.mouth), lean: snout.lean };
  return {
    worn: [...wornOn(prompt, { left, right, isRound }), ...inEyes(prompt, { left, right })],
    turn: turnsHead(prompt) ? turnHead(head, size, placement.scale) : null,
    lidded: (plate, moved) =>
      moved(plate, [
        ...(movesEyelids(prompt) ? [blinking(plate, lids, prompt, aside)] : []),
        ...(opensMouth(prompt) ? [speaking(plate, mouth, prompt, aside)] : []),
      ]),
  };
}
