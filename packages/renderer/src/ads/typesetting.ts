import { createCanvas } from '@napi-rs/canvas';

/** Letters of one kind. */
export interface Face {
  readonly weight: 300 | 500 | 800;
  /** Letter-spacing in ems. */
  readonly tracking: number;
  /** Line height in ems. */
  readonly leading: number;
}

export const DISPLAY: Face = { weight: 800, tracking: -0.028, leading: 1.04 };
/** A headline in thin letters. */
export const FINE: Face = { weight: 300, tracking: 0.01, leading: 1.1 };
export const TEXT: Face = { weight: 500, tracking: -0.005, leading: 1.3 };
export const LABEL: Face = { weight: 800, tracking: 0, leading: 1.2 };
export const WORDMARK: Face = { weight: 800, tracking: 0.08, leading: 1.2 };

export interface Block {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

const MEASURED_AT = 100;
let shared: ReturnType<ReturnType<typeof createCanvas>['getContext']> | null = null;

/** The width of a text in ems. */
export function widthOf(text: string, face: Face): number {
  shared ??= createCanvas(8, 8).getContext('2d');
  shared.font = `${face.weight} ${MEASURED_AT}px Inter`;
  const spacing = face.tracking * Math.max(0, [...text].length - 1);
  return shared.measureText(text).width / MEASURED_AT + spacing;
}

/** The text in so many lines, broken where the longest is shortest. */
function balanced(words: readonly string[], count: number, face: Face): readonly string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  let best: readonly string[] = [];
  let narrowest = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const head = words.slice(0, first).join(' ');
    if (widthOf(head, face) >= narrowest) break;
    const lines = [head, ...balanced(words.slice(first), count - 1, face)];
    const widest = Math.max(...lines.map((line) => widthOf(line, face)));
    if (widest < narrowest) [best, narrowest] = [lines, widest];
  }
  return best.length > 0 ? best : [words.join(' ')];
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest size of the letters. */
  readonly most: number;
  readonly linesMax?: number;
}

/** No line ends within these. */
const TOGETHER = /\bup to\b|\b\d+ for \d+\b/giu;

/** The text as large as the room allows, in as few lines as that takes. */
export function setBlock(text: string, face: Face, room: Room): Block {
  const words = text
    .replaceAll(TOGETHER, (found) => found.replaceAll(' ', '\u00a0'))
    .split(' ')
    .filter((word) => word !== '');
  let best: Block | null = null;
  for (let count = 1; count <= Math.min(words.length, room.linesMax ?? 4); count += 1) {
    const lines = balanced(words, count, face);
    const widest = Math.max(0.01, ...lines.map((line) => widthOf(line, face)));
    const tall = lines.length * face.leading;
    const size = Math.min(room.most, room.width / widest, room.height / tall);
    // Another line has to be worth it.
    if (best === null || size > best.size * 1.12)
      best = { lines, size, width: widest * size, height: tall * size };
  }
  return best ?? { lines: [], size: 0, width: 0, height: 0 };
}
