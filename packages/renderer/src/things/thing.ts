import type { Medium } from '../icons/traits.ts';
import type { State } from '../parse-prompt/scene-description.ts';
import type { Pen } from './pen.ts';

/** A point of a thing's box: 0, 0 is its upper left corner and 1, 1 its lower right one. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where other things meet it. Those that it does not have are absent. */
export interface Anchors {
  /** What stands on it, stands here. */
  readonly top?: Point;
  /** The hips of who sits on it or in it. */
  readonly seat?: Point;
  /** What it sits with, when it sits. */
  readonly hips?: Point;
  /** Where a hand takes it. */
  readonly grip?: Point;
  /** The hand of a creature. */
  readonly hand?: Point;
  readonly mouth?: Point;
  /** The top of the head of an animal from the side. */
  readonly crown?: Point;
  /** Where what is in it shows. */
  readonly inside?: Area;
  /** Where its steam, smoke, flames, sparks, water or light come from. */
  readonly outlet?: Point;
}

/** What the prompt says about how a thing looks. */
export interface Appearance {
  /** A CSS colour, or null for its own. */
  readonly colour: string | null;
  readonly states: readonly State[];
  /** Whether its lamps and windows shine. */
  readonly isDark: boolean;
  /** The words on it, if it is a sign. */
  readonly text?: string | null;
}

/** What can be in a picture. */
export interface Thing {
  readonly name: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Its height in the world. */
  readonly metres: number;
  readonly medium: Medium;
  /** 1 looks right, -1 left, 0 at the viewer. */
  readonly facing: -1 | 0 | 1;
  readonly anchors: Anchors;
  /** null when an icon shows it. */
  readonly drawing: Drawing | null;
}

/** How a thing is drawn on a sheet that is 100 units high. */
export interface Drawing {
  /** What does not move; it is painted once. */
  paint(pen: Pen, look: Appearance): void;
  /** What moves, drawn over it for every frame. */
  readonly live?: (pen: Pen, seconds: number, look: Appearance) => void;
}

/** The measures of a drawing; what is left out has the usual value. */
export interface Measures {
  readonly ratio: number;
  readonly metres: number;
  readonly medium?: Medium;
  readonly facing?: -1 | 0 | 1;
  readonly anchors?: Anchors;
}

export function drawn(
  name: string,
  measures: Measures,
  paint: Drawing['paint'],
  live?: NonNullable<Drawing['live']>,
): Thing {
  const { ratio, metres, medium = 'object', facing = 0, anchors = {} } = measures;
  const drawing = live === undefined ? { paint } : { paint, live };
  return { name, ratio, metres, medium, facing, anchors, drawing };
}
