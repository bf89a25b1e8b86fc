import type { Actor } from '../../scene/actor.ts';
import { smooth } from '../../scene/easing.ts';
import type { Element, Moment, World } from '../../scene/world.ts';
import { onSheet } from './on-sheet.ts';

/** Room around an actor for what moves, in its sizes. */
const AROUND = 0.2;
const STRIPS = 36;
/** How much narrower it becomes at most, and how much lower. */
const [PINCH, LOW] = [0.5, 0.16];

const shareAt = ({ progress }: Moment) => smooth(Math.min(1, Math.max(0, (progress - 0.15) / 0.5)));

/** Something hollow that is pressed together from all sides: strips of it become narrow and shift aside. */
export function crumpled(world: World, element: Element, actor: Actor): Element {
  const next = world.random('crumpled');
  const [first, second] = [next() * 6, next() * 6];
  const strips = Array.from({ length: STRIPS }, (_, at) => {
    const down = at / (STRIPS - 1);
    const waist = Math.sin(Math.PI * Math.min(1, Math.max(0, (down - 0.04) / 0.92)));
    const fold = Math.abs(((down * 7 + first) % 2) - 1);
    return {
      pinch: PINCH * waist * (0.62 + 0.38 * fold),
      shift: 0.07 * waist * Math.sin(down * 11 + second),
    };
  });
  const { box } = actor;
  return onSheet(element, actor, AROUND, (brush, { canvas, left, top, above }, moment) => {
    const share = shareAt(moment);
    const tall = canvas.height / STRIPS;
    const foot = top + above + box.height;
    const low = 1 - LOW * share;
    for (const [at, { pinch, shift }] of strips.entries()) {
      const wide = canvas.width * (1 - pinch * share);
      const from = left + canvas.width / 2 + shift * share * box.width - wide / 2;
      const over = foot - (foot - top - at * tall) * low;
      const deep = tall * low + 0.6;
      brush.drawImage(canvas, 0, at * tall, canvas.width, tall, from, over, wide, deep);
    }
  });
}
