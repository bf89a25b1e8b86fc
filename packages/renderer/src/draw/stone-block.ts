import { between } from '../random.ts';
import type { Brush, Element, World } from '../scene/world.ts';
import { BLACK, type Colour, css, hex, mix, WHITE } from './colour.ts';
import { paintLayer } from './layer.ts';
import { ellipse } from './strokes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

function filled(brush: Brush, points: readonly Point[], colour: Colour): void {
  brush.fillStyle = css(colour);
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

const HALF = 290;
const TALL = 120;
const FACETS = 9;

/** A flat stone with a rough front, on which a product stands. */
export function stoneBlock(
  world: World,
  { colour, isMossy, isWet }: { colour: Colour; isMossy: boolean; isWet: boolean },
  groundY: number,
): Element {
  const { size, unit } = world;
  const random = world.random('stone-block');
  const centre = size.width / 2;
  const plan = { depth: 0.95, top: groundY - unit * 90, bottom: size.height + world.margin };
  return paintLayer(world, plan, (brush) => {
    const edge = Array.from({ length: FACETS + 1 }, (_, at): Point => {
      const share = (at / FACETS) * 2 - 1;
      const bow = Math.sqrt(1 - share * share * 0.96);
      return {
        x: centre + share * unit * HALF,
        y: groundY + unit * (34 * bow + between(random, -6, 6)),
      };
    });
    const foot = edge.map(({ x, y }, at): Point => {
      const isEnd = at === 0 || at === FACETS;
      return {
        x: centre + (x - centre) * between(random, 1.02, 1.12),
        y: y + unit * TALL * (isEnd ? 0.55 : between(random, 0.85, 1.05)),
      };
    });
    const back = edge.map(({ x, y }) => ({ x: centre + (centre - x) * 0.94, y: 2 * groundY - y }));
    brush.fillStyle = css(BLACK, 0.24);
    ellipse(brush, centre, groundY + unit * (TALL + 26), unit * HALF * 1.2, unit * 34);
    for (let at = 0; at < FACETS; at += 1) {
      const [one, two, three, four] = [edge[at], edge[at + 1], foot[at + 1], foot[at]];
      if (!one || !two || !three || !four) continue;
      const dark = 0.2 + (at / FACETS) * 0.34 + between(random, -0.08, 0.08);
      filled(brush, [one, two, three, four], mix(colour, hex('#14161c'), dark));
    }
    const top = brush.createLinearGradient(centre - unit * HALF, 0, centre + unit * HALF, 0);
    top.addColorStop(0, css(mix(colour, WHITE, 0.34)));
    top.addColorStop(1, css(mix(colour, BLACK, 0.06)));
    brush.fillStyle = top;
    brush.beginPath();
    for (const { x, y } of [...edge, ...back]) brush.lineTo(x, y);
    brush.closePath();
    brush.fill();
    brush.strokeStyle = css(mix(colour, WHITE, 0.6), 0.7);
    brush.lineWidth = unit * 2;
    brush.beginPath();
    for (const { x, y } of edge) brush.lineTo(x, y);
    brush.stroke();
    const cover = isMossy ? hex('#6fa04a') : isWet ? hex('#dff1fb') : BLACK;
    for (let at = 0; at < 26; at += 1) {
      const x = centre + between(random, -0.9, 0.9) * unit * HALF;
      const y = groundY + between(random, -22, 26) * unit;
      const wide = unit * between(random, 8, isMossy ? 44 : 30);
      brush.fillStyle = css(cover, isMossy ? 0.75 : isWet ? 0.3 : 0.08);
      ellipse(brush, x, y, wide, wide * 0.28);
    }
  });
}
