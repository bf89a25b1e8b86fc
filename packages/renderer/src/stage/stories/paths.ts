import type { Path, Step } from '../../scene/actor.ts';
import { outCubic, smooth } from '../../scene/easing.ts';
import type { Piece, Story } from '../piece.ts';
import { land } from './landings.ts';
import { diveIn } from './plunges.ts';
import { STAYING, travel, within } from './staying.ts';
import { takeOff } from './take-off.ts';
import { type Steps, type Telling, TOLD } from './telling.ts';
import { burst, leave, topple } from './upsets.ts';

/** When what is thrown or goes somewhere has arrived. */
const ARRIVED = 0.7;
const SETTLE_SECONDS = 0.5;

const STILL: Step = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 };

type Measured = 'rally' | 'drift' | 'travel' | 'circle' | 'arrive' | 'come' | 'gain' | 'dive-in';
type Plain = Exclude<Story['kind'], Measured>;

const slopeOf = (stories: readonly Story[]) =>
  stories.find((story) => story.kind === 'slide')?.along ?? { run: 0.9, drop: 0.42 };

const PLAIN: Readonly<Record<Plain, (piece: Piece, telling: Telling) => Steps>> = {
  launch: takeOff,
  rise:
    (_piece, { height, room }) =>
    ({ progress, seconds }) => ({
      // Who rises is still seen at last.
      y: -Math.min(height * 0.34, Math.max(height * 0.14, room.top * 1.7)) * (progress - TOLD),
      x: height * 0.012 * Math.sin(seconds * 0.9),
    }),
  fall:
    (_piece, { height }) =>
    ({ progress }) => ({ y: height * 0.5 * (progress - TOLD) }),
  grow:
    () =>
    ({ progress }) => ({ scale: 0.2 + 0.8 * smooth(Math.min(1, progress / 0.8)) }),
  shrink:
    () =>
    ({ progress }) => ({ scale: 1 - 0.68 * smooth(Math.min(1, progress / 0.8)) }),
  melt:
    () =>
    ({ progress }) => ({ scale: 1 - 0.42 * smooth(progress) }),
  breach:
    ({ facing, height }, { unit }) =>
    ({ progress }) => {
      const lift = Math.sin(Math.PI * Math.min(1, progress / (2 * TOLD)));
      return { y: -height * unit * 0.5 * lift, turn: (facing || 1) * (0.75 * progress - 0.65) };
    },
  slide:
    ({ facing, thing, stories }, { unit }) =>
    ({ progress }) => ({
      x: (facing || 1) * unit * slopeOf(stories).run * (progress - TOLD),
      y: unit * slopeOf(stories).drop * (progress - TOLD),
      // The skis of the skier go down already, and the penguin lies.
      turn: (facing || 1) * (/^(?:skier|penguin-sliding)$/.test(thing.name) ? 0.06 : 0.4),
    }),
  climb:
    (_piece, { unit }) =>
    ({ progress }) => ({ y: -unit * 0.5 * (progress - TOLD) }),
  leap:
    ({ facing, y }, { unit, width }) =>
    ({ progress }) => {
      const from = (progress - TOLD) / TOLD;
      const fall = Math.min(1, from * from);
      // A narrow picture shows where one lands as well.
      const far = Math.min(unit * 0.9, width * 0.3);
      return {
        x: (facing || 1) * far * Math.max(-1, Math.min(1, from)),
        y: -y * unit * fall,
        turn: (facing || 1) * 0.32 * Math.max(-1, Math.min(1, from)),
      };
    },
  toss:
    (_piece, { unit }) =>
    ({ seconds }) => ({
      y: -unit * 0.16 * Math.abs(Math.sin(seconds * 2.4)),
      turn: 0.2 * Math.sin(seconds * 2.4),
    }),
  swing: (piece, { unit, height, width }) => {
    const length = height * 0.8;
    // In a narrow picture nobody swings out of it, nor what is held.
    const free = Math.max(0, width / 2 - piece.width * unit * 0.68);
    const widest = Math.min(0.34, free / length);
    return ({ seconds }) => {
      const angle = widest * Math.sin(seconds * 2.1 + 0.6);
      return {
        x: length * Math.sin(angle),
        y: -length * (1 - Math.cos(angle)) - unit * 0.32,
        turn: -angle,
      };
    };
  },
  trick:
    ({ facing, support }, { unit }) =>
    ({ seconds }) => {
      const up = Math.max(0, Math.sin(seconds * 1.9 + 0.5));
      const tilt = support === 'mount' ? 0.3 : 1;
      return { y: -unit * (0.1 + 0.34 * up), turn: -(facing || 1) * (0.12 + 0.3 * up) * tilt };
    },
  swoop:
    ({ facing }, { unit }) =>
    ({ progress }) => {
      const from = progress - TOLD;
      return {
        x: (facing || 1) * unit * 0.8 * from,
        y: -unit * 0.9 * Math.max(-0.1, from) ** 2 - unit * 0.5 * Math.max(0, from),
        turn: -(facing || 1) * 0.2 * Math.max(-0.6, from),
      };
    },
  // Head first, until the head is in the water.
  plunge:
    ({ facing }, { unit }) =>
    ({ progress }) => {
      const from = Math.min(0.12, progress - TOLD);
      return {
        x: (facing || 1) * unit * 0.7 * from,
        y: unit * 0.9 * from,
        turn: (facing || 1) * 0.95,
      };
    },
  vanish:
    () =>
    ({ progress }) => ({
      scale: 1 - 0.99 * smooth(Math.min(1, Math.max(0, (progress - 0.2) / 0.2))),
    }),
  appear:
    () =>
    ({ progress }) => {
      const share = smooth(Math.min(1, Math.max(0, (progress - 0.3) / 0.25)));
      return { scale: 0.01 + 0.99 * share };
    },
  spring:
    ({ facing }, { unit }) =>
    ({ seconds }) => {
      const age = (seconds * 0.42 + 0.28) % 1;
      const up = Math.sin(Math.PI * age);
      return {
        x: (facing || 1) * unit * 0.3 * (age - 0.5),
        y: unit * 0.4 * (1 - up),
        turn: (facing || 1) * (age - 0.5) * 1.2,
        alpha: Math.min(1, up * 5),
      };
    },
  land,
  'take-off':
    ({ facing }, { width, height }) =>
    ({ progress }) => {
      const up = smooth(Math.max(0, (progress - 0.2) / 0.8));
      const way = facing || 1;
      return {
        x: way * width * (0.22 * progress - 0.1),
        y: -height * 0.34 * up,
        turn: -way * 0.2 * Math.min(1, up * 4),
      };
    },
  approach:
    (_piece, { height }) =>
    ({ progress }) => ({
      scale: 0.45 + 0.9 * smooth(progress),
      y: height * 0.16 * (smooth(progress) - TOLD),
    }),
  sway:
    ({ facing }, { width }) =>
    ({ seconds }) => ({ x: (facing || 1) * width * 0.16 * Math.sin(seconds * 1.5) }),
  whirl:
    ({ facing, copy }, { width, height }) =>
    ({ progress, seconds }) => ({
      x: (facing || 1) * width * 0.42 * (progress - TOLD),
      y: -height * (0.1 * (progress - TOLD) + 0.03 * Math.sin(seconds * 2.6 + copy)),
      turn: (facing || 1) * (0.7 + 0.8 * Math.sin(seconds * 1.3 + copy)),
    }),
  'draw-up':
    ({ facing }, { width }) =>
    ({ progress }) => ({
      x: -(facing || 1) * width * 0.75 * (1 - outCubic(Math.min(1, progress / TOLD))),
    }),
  leave,
  topple,
  burst,
  depart:
    ({ x, y }, { depth, unit }) =>
    ({ progress }) => {
      const gone = smooth(progress);
      const lost = 0.45 * gone;
      return { x: -x * unit * lost, y: -depth * 0.4 * gone - y * unit * lost, scale: 1 - lost };
    },
};

/** Stories that have lengths of their own. */
const MEASURED: {
  readonly [Kind in Measured]: (
    story: Extract<Story, { readonly kind: Kind }>,
    piece: Piece,
    telling: Telling,
  ) => Steps;
} = {
  rally:
    ({ x, arc }, _piece, { unit }) =>
    ({ seconds }) => {
      const time = (seconds * 0.8 + 0.35) % 2;
      const share = time < 1 ? time : 2 - time;
      return { x: x * unit * share, y: -arc * 4 * share * (1 - share) * unit, turn: seconds * 4 };
    },
  drift:
    ({ x, y, arc, isRolling }, { height: tall }, { width, height, unit }) =>
    ({ progress }) => {
      const from = progress - TOLD;
      const across = x * width * from;
      return {
        x: across,
        y: y * height * from - arc * 4 * progress * (1 - progress) * height,
        turn: isRolling ? (2 * across) / (tall * unit) : 0,
      };
    },
  travel,
  circle:
    ({ width, height }, { copy, index }, { unit }) =>
    ({ seconds }) => {
      const angle = seconds * 1.5 + copy * 1.9 + index;
      return { x: width * unit * Math.cos(angle), y: height * unit * Math.sin(angle) };
    },
  arrive:
    ({ x, y, arc }, _piece, { unit }) =>
    ({ progress }) => {
      const share = smooth(Math.min(1, progress / ARRIVED));
      return {
        x: x * unit * share,
        y: (y * share - arc * 4 * share * (1 - share)) * unit,
        turn: arc === 0 ? 0 : share * 5 * Math.sign(x),
      };
    },
  come:
    ({ x, y, arc }, _piece, { unit }) =>
    ({ progress }) => {
      const left = 1 - outCubic(progress / TOLD);
      return { x: x * unit * left, y: (y * left - arc * 4 * left * (1 - left)) * unit };
    },
  'dive-in': diveIn,
  gain:
    ({ x }, _piece, { unit }) =>
    ({ progress }) => ({ x: x * unit * (smooth(progress) - TOLD) * 2 }),
};

function tell(story: Story, piece: Piece, telling: Telling): Steps {
  const steps = told(story, piece, telling);
  return STAYING.has(story.kind) ? within(steps, telling) : steps;
}

function told(story: Story, piece: Piece, telling: Telling): Steps {
  switch (story.kind) {
    case 'rally':
      return MEASURED.rally(story, piece, telling);
    case 'drift':
      return MEASURED.drift(story, piece, telling);
    case 'travel':
      return MEASURED.travel(story, piece, telling);
    case 'circle':
      return MEASURED.circle(story, piece, telling);
    case 'arrive':
      return MEASURED.arrive(story, piece, telling);
    case 'come':
      return MEASURED.come(story, piece, telling);
    case 'dive-in':
      return MEASURED['dive-in'](story, piece, telling);
    case 'gain':
      return MEASURED.gain(story, piece, telling);
    default:
      return PLAIN[story.kind](piece, telling);
  }
}

/** All stories of a piece together, after a soft entrance. */
export function pathOf(piece: Piece, telling: Telling): Path {
  const stories = piece.stories.map((story) => tell(story, piece, telling));
  const drop = piece.isBackdrop ? 0 : telling.height * 0.018;
  if (stories.length === 0 && drop === 0) return () => STILL;
  return (moment) => {
    const entrance = -drop * (1 - outCubic(moment.seconds / SETTLE_SECONDS));
    return stories.reduce<Step>(
      (sum, story) => {
        const step = story(moment);
        return {
          x: sum.x + (step.x ?? 0),
          y: sum.y + (step.y ?? 0),
          scale: sum.scale * (step.scale ?? 1),
          turn: sum.turn + (step.turn ?? 0),
          alpha: sum.alpha * (step.alpha ?? 1),
        };
      },
      { ...STILL, y: entrance },
    );
  };
}
