import { darker, lighter, type Pen } from '../pen.ts';
import { type Appearance, drawn, type Thing } from '../thing.ts';
import { FLOWERS } from './flowers.ts';
import { NAMED_FLOWERS } from './named-flowers.ts';

const STEM = '#4f9a45';

/** Where the head of a flower is on its sheet, and where it ends below. */
interface Head {
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
  readonly bud: string;
}

const HEADS: Readonly<Record<string, Head>> = {
  tulip: { x: 28, y: 30, bottom: 51, bud: '#e5394b' },
  rose: { x: 31, y: 28, bottom: 55, bud: '#d9203c' },
  sunflower: { x: 36, y: 32, bottom: 65, bud: '#f7b92c' },
  hibiscus: { x: 36, y: 31, bottom: 60, bud: '#e8384f' },
  daffodil: { x: 30, y: 29, bottom: 58, bud: '#ffdb3a' },
  daisy: { x: 28, y: 28, bottom: 56, bud: '#fbfaff' },
  poppy: { x: 31, y: 26, bottom: 51, bud: '#e5352b' },
  peony: { x: 33, y: 32, bottom: 66, bud: '#f48fb6' },
  lily: { x: 33, y: 32, bottom: 67, bud: '#fff0f5' },
};

const eased = (share: number) => {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
};

/** A bud in its green sheath, a little higher than wide. */
function budOf(p: Pen, { x, y }: Head, colour: string, open: number): void {
  const wide = 7 + open * 5;
  p.path(
    `M${x} ${y - 20}Q${x + wide + 3} ${y - 4} ${x + wide} ${y + 8}Q${x} ${y + 20} ${x - wide} ${y + 8}Q${x - wide - 3} ${y - 4} ${x} ${y - 20}Z`,
    colour,
  );
  p.line(`M${x} ${y - 16}Q${x + 4} ${y - 2} ${x + 1} ${y + 8}`, 1.2, lighter(colour, 0.3));
  const tip = y - 8 + open * 12;
  p.path(
    `M${x - wide - 1} ${y + 8}L${x - wide + 2} ${tip}L${x - 2} ${y + 6}L${x} ${tip - 3}L${x + 2} ${y + 6}L${x + wide - 2} ${tip}L${x + wide + 1} ${y + 8}Q${x} ${y + 22} ${x - wide - 1} ${y + 8}Z`,
    STEM,
  );
}

/** As the icon of the open flower is. */
const SUNFLOWER = drawn('sunflower', { ratio: 0.72, metres: 0.6 }, (p, { colour }) => {
  const main = colour ?? '#fbc53a';
  p.line('M36 50V100', 4.6, STEM);
  p.path('M36 94Q8 94 4 74Q30 74 36 94Z', '#62b04f');
  p.path('M36 88Q64 88 68 66Q42 68 36 88Z', darker('#62b04f', 0.08));
  for (const [count, reach, tone] of [
    [13, 32, darker(main, 0.12)],
    [13, 29, main],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      p.brush.save();
      p.brush.translate(36, 32);
      p.brush.rotate(((at + (reach === 29 ? 0.5 : 0)) * 2 * Math.PI) / count);
      p.path(`M-4 -12Q-8 ${-reach * 0.7} 0 ${-reach}Q8 ${-reach * 0.7} 4 -12Z`, tone);
      p.brush.restore();
    }
  p.ball(36, 32, 15, '#7a4326');
  p.ring(36, 32, 11, 2, '#a3653a');
  p.ball(36, 32, 7, '#5c3020');
});

/** What is below the head rises out of the ground. */
function stemOf(p: Pen, flower: Thing, head: Head, look: Appearance, risen: number): void {
  const { brush } = p;
  const down = (100 - head.y) * (1 - risen);
  p.line(`M${head.x} ${Math.round(head.y + down)}V100`, 4, STEM);
  brush.save();
  brush.translate(0, 100 * (1 - risen));
  brush.scale(1, risen);
  brush.beginPath();
  brush.rect(-20, head.bottom, 140, 100 - head.bottom);
  brush.clip();
  flower.drawing?.paint(p, look);
  brush.restore();
}

/** The head alone, as large as it has opened. */
function headOf(p: Pen, flower: Thing, head: Head, look: Appearance, open: number): void {
  const { brush } = p;
  const [wide, tall] = [0.34 + 0.66 * open, 0.5 + 0.5 * open];
  brush.save();
  brush.translate(head.x, head.y);
  brush.scale(wide, tall);
  brush.translate(-head.x, -head.y);
  brush.beginPath();
  brush.rect(-20, -20, 140, head.bottom + 20);
  brush.clip();
  flower.drawing?.paint(p, look);
  brush.restore();
}

/** A flower of a kind that opens within the first seconds, or grows first. */
function opening(flower: Thing, head: Head, from: number): Thing {
  const { ratio, metres } = flower;
  const prefix = from === 0 ? 'growing' : 'opening';
  return drawn(
    `${prefix}-${flower.name}`,
    { ratio, metres: metres < 0.3 ? 0.4 : metres, anchors: { top: { x: 0.5, y: 0.3 } } },
    () => undefined,
    (p, seconds, look) => {
      const risen = Math.max(0.08, from + (1 - from) * eased((seconds - 0.1) / 2.6));
      const open = eased((seconds - (from === 0 ? 1.1 : 0.2)) / 2.6);
      stemOf(p, flower, head, look, risen);
      p.brush.save();
      p.brush.translate(0, (100 - head.y) * (1 - risen));
      if (from === 0) {
        p.brush.translate(head.x, head.y);
        p.brush.scale(0.3 + 0.7 * risen, 0.3 + 0.7 * risen);
        p.brush.translate(-head.x, -head.y);
      }
      if (open < 0.3) budOf(p, head, look.colour ?? head.bud, open * 3);
      if (open > 0.1) headOf(p, flower, head, look, open);
      p.brush.restore();
    },
  );
}

export const OPENING_FLOWERS: readonly Thing[] = [...FLOWERS, ...NAMED_FLOWERS, SUNFLOWER].flatMap(
  (flower) => {
    const head = HEADS[flower.name];
    return head === undefined ? [] : [opening(flower, head, 0.75), opening(flower, head, 0)];
  },
);
