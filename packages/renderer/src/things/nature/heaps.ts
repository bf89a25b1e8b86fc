import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LEAVES = ['#e0782f', '#c9482d', '#eab03a', '#b0702d', '#d95f2c', '#f2c14e'] as const;

/** Places on a heap, from its back to its front. */
function onHeap(count: number): readonly (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, at) => {
    const [across, up] = [(at * 0.618) % 1, (at * 0.7549 + 0.1) % 1];
    const wide = 86 * (1 - up ** 1.4) + 6;
    return [100 + (across * 2 - 1) * wide, 92 - up * 76, at] as const;
  }).toSorted((one, other) => one[1] - other[1]);
}

function leafHeap(p: Pen): void {
  p.path('M4 98Q20 60 64 30Q100 -4 136 30Q180 60 196 98Q100 104 4 98Z', '#b8622c');
  for (const [x, y, at] of onHeap(80)) {
    p.brush.save();
    p.brush.translate(x, y);
    p.brush.rotate(at * 1.7);
    const colour = LEAVES[at % LEAVES.length] ?? '#e0782f';
    p.path('M-9 0Q-4 -9 9 0Q-4 9 -9 0Z', colour);
    p.line('M-9 0H8', 0.9, darker(colour, 0.3));
    p.brush.restore();
  }
}

function ashHeap(p: Pen): void {
  p.path('M4 98Q30 64 70 44Q100 14 130 44Q172 64 196 98Q100 104 4 98Z', '#6f6a72');
  for (const [x, y, at] of onHeap(46))
    p.oval(x, y, 10, 4.6, ['#837d86', '#5a555e', '#96909a', '#4a4650'][at % 4] ?? '#837d86');
  for (const [x, y, at] of onHeap(20)) {
    p.spot(x * 0.9 + 10, y, 4, 2.2, '#ff8a3a', 0.95);
    if (at % 3 === 0) p.glow(x * 0.9 + 10, y, 14, '#ff7a2e', 0.7);
  }
}

function soilHeap(p: Pen): void {
  p.path('M4 98Q26 66 62 40Q98 4 134 40Q174 66 196 98Q100 104 4 98Z', '#7a5236');
  for (const [x, y, at] of onHeap(44))
    p.oval(x, y, 8, 4.4, ['#8a6042', '#69442b', '#946a4a'][at % 3] ?? '#8a6042');
}

const heap = (name: string, metres: number, paint: (p: Pen) => void): Thing =>
  drawn(
    name,
    {
      ratio: 2,
      metres,
      medium: 'object',
      anchors: { top: { x: 0.5, y: 0.12 }, inside: { x: 0.25, y: 0.1, width: 0.5, height: 0.6 } },
    },
    paint,
  );

/** Things that lie in heaps so often that the heap is a thing of its own. */
export const HEAPS: readonly Thing[] = [
  heap('leaf-pile', 0.8, leafHeap),
  heap('ash-pile', 0.7, ashHeap),
  heap('soil-pile', 1.2, soilHeap),
];
