import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const TILES = 9;
/** How far a tile leans at last, against the next one. */
const LEAN = 1.12;

/** Toys that move by themselves on a table. */
export const DESK_TOYS: readonly Thing[] = [
  drawn(
    'dominoes',
    { ratio: 3, metres: 0.14 },
    () => undefined,
    (p, seconds, { colour }) => {
      const tile = colour ?? '#f4efe2';
      for (let at = TILES - 1; at >= 0; at -= 1) {
        const fallen = Math.min(1, Math.max(0, (seconds - 0.4 - at * 0.42) / 0.55));
        p.brush.save();
        p.brush.translate(24 + at * 30, 99);
        // The last one has nothing to lean on.
        p.brush.rotate((at === TILES - 1 ? 0.3 : LEAN) * fallen ** 2);
        p.box(-15, -94, 15, 94, 3, tile);
        p.box(-15, -48, 15, 2, 0, darker(tile, 0.4));
        for (const y of [-78, -63, -33, -16]) p.spot(-7.5, y, 3, 3, '#2b2b33');
        p.brush.restore();
      }
    },
  ),
  drawn(
    'spinning-top',
    { ratio: 0.9, metres: 0.1 },
    () => undefined,
    (p, seconds, { colour }) => {
      const body = colour ?? '#d8433c';
      p.brush.save();
      p.brush.translate(45, 99);
      p.brush.rotate(0.1 * Math.sin(seconds * 2.6));
      p.path('M-6 -16L0 0L6 -16Z', '#c9a15a');
      p.path('M-42 -52Q-36 -24 -6 -14H6Q36 -24 42 -52Z', body);
      p.oval(0, -52, 42, 13, lighter(body, 0.25));
      for (let band = 0; band < 4; band += 1) {
        const turn = (seconds * 2.2 + band / 4) % 1;
        const x = -40 * Math.cos(turn * Math.PI);
        p.flat(
          `M${x - 5} -50Q${x * 0.7} -28 ${x * 0.14} -15h3Q${x * 0.7 + 8} -28 ${x + 5} -50Z`,
          '#ffd166',
          0.85,
        );
      }
      p.oval(0, -54, 24, 7, '#ffd166');
      p.box(-4, -97, 8, 44, 4, '#c9a15a');
      p.brush.restore();
    },
  ),
];
