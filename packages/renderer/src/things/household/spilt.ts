import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const FLOWING_SECONDS = 2.4;

/** What ran out, wider from moment to moment until it stops. */
function pool(p: Pen, seconds: number, drink: string): void {
  const share = Math.min(1, 0.35 + (0.65 * seconds) / FLOWING_SECONDS);
  p.spot(150, 88, 82 * share, 12 * share ** 0.6, darker(drink, 0.12));
  p.spot(148, 86.6, 80 * share, 10.4 * share ** 0.6, drink);
  p.spot(190 - 30 * (1 - share), 82, 26 * share, 3.4, lighter(drink, 0.5), 0.6);
}

/** A tumbler that lies on its side. */
function glass(p: Pen): void {
  p.flat('M6 30L96 8Q108 49 96 92L6 76Q0 53 6 30Z', '#dff1f8', 0.62);
  p.flat('M58 57Q80 55 102 61Q102 80 96 92L40 82Z', '#ffffff', 0.35);
  p.line('M6 30L96 8M6 76L96 92', 2.6, '#b9dbe8');
  p.line('M96 8Q87 49 96 92Q108 49 96 8', 2.4, '#c9e6f0');
  p.line('M6 30Q0 53 6 76', 4, '#a9cfde');
  p.flat('M20 37L84 21L84 28L20 44Z', '#ffffff', 0.75);
}

/** A cup that lies on its side, with its handle up. */
function cup(p: Pen): void {
  p.line('M44 28Q56 2 72 24', 7, '#dfe4ea');
  p.path('M12 42Q40 24 94 20Q108 56 94 94Q40 92 12 76Q4 59 12 42Z', '#f4f5f7');
  p.oval(95, 57, 10, 36, '#dfe4ea');
  p.oval(96, 58, 7, 31, '#b9bfc8');
}

const MEASURES = { ratio: 2.32, metres: 0.12 };

/** Vessels that fell over, and what was in them. */
export const SPILT: readonly Thing[] = [
  drawn(
    'spilt-glass',
    MEASURES,
    (p) => glass(p),
    (p, seconds, { colour }) => pool(p, seconds, colour ?? '#bfe3f2'),
  ),
  drawn(
    'spilt-cup',
    MEASURES,
    (p) => cup(p),
    (p, seconds, { colour }) => pool(p, seconds, colour ?? '#7a4a28'),
  ),
];
