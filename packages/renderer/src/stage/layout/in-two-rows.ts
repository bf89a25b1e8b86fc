import type { Frame } from '../piece.ts';

interface Framed {
  readonly frame: Frame;
}

/** A product in one of two rows, in heights of the first of them. */
export interface InRow<Of extends Framed> {
  readonly group: Of;
  readonly left: number;
  /** How much nearer than the row behind. */
  readonly step: number;
  /** Of its own size. */
  readonly scale: number;
}

const GAP = 0.05;
const APART_MAX = 0.3;
/** Of what stands behind, at most so much is hidden. */
const HIDDEN = 0.42;
const SMALLEST = 0.7;

const wide = ({ frame }: Framed) => frame.right - frame.left;
const tall = ({ frame }: Framed) => frame.bottom - frame.top;
const across = (row: readonly Framed[], scale = 1) =>
  row.reduce((sum, each) => sum + wide(each) * scale, 0) + GAP * Math.max(0, row.length - 1);

/** The tallest behind, until half of the width is there. */
function split<Of extends Framed>(products: readonly Of[]): [Of[], Of[]] {
  const sorted = [...products].sort((one, other) => tall(other) - tall(one));
  const half = across(products) / 2;
  let count = 1;
  while (count < sorted.length - 1 && across(sorted.slice(0, count + 1)) <= half * 1.1) count += 1;
  return [sorted.slice(0, count), sorted.slice(count)];
}

function row<Of extends Framed>(groups: readonly Of[], step: number, scale: number): InRow<Of>[] {
  let left = -across(groups, scale) / 2;
  return groups.map((group) => {
    const placed = { group, left, step, scale };
    left += wide(group) * scale + GAP;
    return placed;
  });
}

/** Several of one kind, which nothing tells apart but their colours. */
export const inOneRow = <Of extends Framed>(products: readonly Of[]): readonly InRow<Of>[] =>
  row(products, 0, 1);

/** Several products on what is so deep for its width, the low ones before the tall ones: in one row all of them would be small. */
export function inTwoRows<Of extends Framed>(
  products: readonly Of[],
  deep: number,
): readonly InRow<Of>[] {
  const [behind, before] = split(products);
  const step = Math.min(APART_MAX, deep * Math.max(across(behind), across(before)));
  const lowest = Math.min(...behind.map(tall));
  const highest = Math.max(...before.map(tall));
  const scale = Math.max(SMALLEST, Math.min(1, (HIDDEN * lowest + step) / highest));
  return [...row(behind, 0, 1), ...row(before, step, scale)];
}
