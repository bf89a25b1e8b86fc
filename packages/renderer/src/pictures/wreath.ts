import { hex } from '../draw/colour.ts';
import { leaf, petal } from '../draw/particles/sprites.ts';
import { outBack } from '../scene/easing.ts';
import type { Brush, World } from '../scene/world.ts';

const GROWN =
  /\b(leaf|leaves|vines?|ivy|branches|twigs|plants?|moss|flowers?|blossoms?|roses?|petals)\b[^.;]{0,30}\b(?:grow|sprout|wrap|wind|bloom|creep|curl|climb|unfold|emerg|frame|encircl|surround)|\b(?:grow|sprout|wrap|bloom|unfold)\p{L}* (?:\p{L}+ ){0,2}(leaf|leaves|vines?|ivy|branches|flowers?|blossoms?)\b/iu;
const FLOWERS = /^(?:flower|blossom|rose|petal)/iu;

const COUNT = 26;
const GREENS = ['#3f9a4e', '#5fb560', '#2f7d46'] as const;
const BLOSSOMS = ['#ff8fb3', '#ffc2d6', '#fff0f4'] as const;

/** Leaves or blossoms that grow around a mark, one after another; null where none are asked for. */
export function wreathFor(
  { unit }: World,
  prompt: string,
): ((brush: Brush, x: number, y: number, radius: number, seconds: number) => void) | null {
  const found = GROWN.exec(prompt);
  if (found === null) return null;
  const blooms = FLOWERS.test(found[1] ?? found[2] ?? '');
  const leaves = GREENS.map((colour) => leaf(hex(colour)));
  const petals = BLOSSOMS.map((colour) => petal(hex(colour)));
  return (brush, x, y, radius, seconds) => {
    const grown = Math.min(1, Math.max(0, (seconds - 0.4) / 2.4));
    brush.save();
    brush.translate(x, y);
    brush.strokeStyle = '#4b7a3f';
    brush.lineCap = 'round';
    brush.lineWidth = unit * 5;
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.arc(0, 0, radius, Math.PI / 2, Math.PI / 2 + side * Math.PI * grown, side < 0);
      brush.stroke();
    }
    for (let at = 0; at < COUNT; at += 1) {
      const side = at % 2 === 0 ? 1 : -1;
      const way = (Math.floor(at / 2) + 0.6) / (COUNT / 2 + 0.4);
      const size = outBack((grown - way * 0.9) * 7) * unit * (blooms && at % 3 === 0 ? 46 : 60);
      if (size <= 1) continue;
      const angle = Math.PI / 2 + side * Math.PI * way;
      const out = Math.floor(at / 2) % 2 === 0 ? 1 : -1;
      brush.save();
      brush.translate(Math.cos(angle) * radius, Math.sin(angle) * radius);
      brush.rotate(angle + side * (Math.PI / 2 - out * 0.75) + 0.06 * Math.sin(seconds * 2 + at));
      const leafy = leaves[at % leaves.length];
      if (leafy !== undefined) brush.drawImage(leafy, 0, -size / 2, size, size);
      const bloom = petals[at % petals.length];
      if (blooms && at % 3 === 0 && bloom !== undefined)
        for (let turn = 0; turn < 5; turn += 1) {
          brush.rotate((2 * Math.PI) / 5);
          brush.drawImage(bloom, 0, -size * 0.3, size * 0.6, size * 0.6);
        }
      brush.restore();
    }
    brush.restore();
  };
}
