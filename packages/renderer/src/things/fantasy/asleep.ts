import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const SKIN = '#f6c9a0';

/** Somebody small who lies on the side, the head on both hands. */
function curled(p: Pen, dress: string, hair: string): void {
  p.path('M58 74Q74 44 108 50Q144 56 148 80Q150 100 132 100H62Q52 92 58 74Z', dress);
  p.path('M60 84Q90 70 146 76Q152 100 132 100H62Z', darker(dress, 0.12));
  p.path('M12 66Q4 96 30 100H62Q70 92 62 78Z', hair);
  p.ball(40, 66, 27, SKIN);
  p.path('M14 66Q10 36 40 36Q66 36 68 60Q50 60 40 48Q34 62 14 66Z', hair);
  p.line('M26 72Q31 76 36 72M47 72Q52 76 57 72', 2.6, '#4a3040');
  p.spot(24, 80, 5, 3.4, '#f08a86', 0.6);
  p.spot(59, 80, 5, 3.4, '#f08a86', 0.6);
  p.line('M38 83Q42 86 46 83', 2.2, '#a5484a');
  p.line('M74 66Q76 88 52 93', 9, lighter(dress, 0.15));
  p.ball(48, 93, 6.4, SKIN);
}

function wings(p: Pen): void {
  p.flat('M84 56Q76 12 112 2Q138 0 130 26Q122 50 92 60Z', '#d4f1ff', 0.85);
  p.flat('M90 58Q112 26 142 32Q158 40 144 56Q124 68 92 62Z', '#b6e3fb', 0.85);
  p.line('M88 56Q100 24 120 12M94 58Q120 42 142 42', 1.4, '#ffffff');
}

function capped(p: Pen, dress: string, hair: string): void {
  curled(p, dress, hair);
  p.path('M10 62Q16 20 62 6Q60 22 70 58Q44 40 10 62Z', darker(dress, 0.15));
}

const LYING = {
  ratio: 1.52,
  metres: 0.7,
  medium: 'land',
  facing: -1,
  anchors: { mouth: { x: 0.28, y: 0.84 } },
} as const;

/** Those who are as small as a flower, asleep in it. */
export const ASLEEP: readonly Thing[] = [
  drawn('sleeping-fairy', LYING, (p, { colour }) => {
    wings(p);
    curled(p, colour ?? '#a678e0', '#f2b84a');
  }),
  drawn('sleeping-elf', LYING, (p, { colour }) => capped(p, colour ?? '#4fa85a', '#8a5a34')),
  drawn('sleeping-little-one', LYING, (p, { colour }) => capped(p, colour ?? '#5aa9e6', '#7a4a2c')),
];
