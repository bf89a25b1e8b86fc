import { darker, lighter, type Pen } from '../things/pen.ts';
import type { Accessory } from './accessory-words.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import { trunk } from './shapes.ts';

type Drawing = Readonly<Partial<Record<Accessory['kind'], (colour: string) => void>>>;

function drawEach({ accessories = [] }: Outfit, drawing: Drawing): void {
  for (const { kind, colour } of accessories) drawing[kind]?.(colour);
}

/** On a head with a radius of 50 units, over the hair. */
export function drawOnHead(p: Pen, outfit: Outfit): void {
  drawEach(outfit, {
    earrings: (colour) => {
      for (const x of [-52, 52]) {
        p.ball(x, 16, 4.4, lighter(colour, 0.3));
        p.ring(x, 31, 12, 5, colour);
      }
    },
    'eye-patch': (colour) => {
      p.line('M-50 -26Q0 -22 50 16', 4, colour);
      p.path('M3 -12Q18 -18 34 -10Q36 14 19 18Q3 14 3 -12Z', colour);
    },
    monocle: (colour) => {
      p.spot(18, 3, 14, 14, '#dff2fa', 0.45);
      p.ring(18, 3, 15, 3.6, colour);
      p.line('M32 8Q40 28 34 52', 2, colour);
    },
  });
}

/** Over the clothes, below the head. */
export function drawOnTrunk(p: Pen, build: Build, outfit: Outfit): void {
  const { shoulder: w, shoulderY: s, hip: h, hipY } = build;
  const chain = `M${-w * 0.5} ${s - 0.5}Q${-w * 0.3} ${s + 8} 0 ${s + 9}T${w * 0.5} ${s - 0.5}`;
  drawEach(outfit, {
    suspenders: (colour) => {
      p.within(trunk(build), () => {
        const foot = hipY + 4;
        p.line(`M${-w * 0.55} ${s - 1}L${-h * 0.55} ${foot}`, 2.4, colour);
        p.line(`M${w * 0.55} ${s - 1}L${h * 0.55} ${foot}`, 2.4, colour);
      });
    },
    belt: (colour) => {
      p.within(trunk(build), () => {
        p.box(-h * 1.2, hipY - 1.5, h * 2.4, 4.2, 0.6, colour);
      });
      p.box(-2.6, hipY - 2, 5.2, 5.2, 1, '#f2c230');
      p.box(-1.3, hipY - 0.6, 2.6, 2.4, 0.4, darker(colour, 0.2));
    },
    sash: (colour) => {
      p.within(trunk(build), () => {
        p.line(`M${-w} ${s - 1}L${h * 1.1} ${hipY + 3}`, 6, colour);
        p.line(`M${-w} ${s - 1}L${h * 1.1} ${hipY + 3}`, 1, lighter(colour, 0.45));
      });
    },
    necklace: (colour) => {
      p.line(chain, 2, colour);
    },
    pendant: (colour) => {
      p.line(chain, 1.5, colour);
      p.path(`M0 ${s + 8}L3.6 ${s + 12.4}L0 ${s + 17.4}L-3.6 ${s + 12.4}Z`, '#3fa7e2');
      p.line(`M0 ${s + 8}L3.6 ${s + 12.4}L0 ${s + 17.4}L-3.6 ${s + 12.4}Z`, 0.9, colour);
    },
    pearls: (colour) => {
      for (let at = -4; at <= 4; at += 1) {
        const x = (at / 4) * w * 0.5;
        p.ball(x, s + 8.6 - 8.4 * (at / 4) ** 2, 1.9, colour);
      }
    },
    brooch: (colour) => {
      p.ball(w * 0.5, s + 9, 2.6, colour);
      p.ball(w * 0.5, s + 9, 1.3, '#e2445c');
    },
  });
}

interface Wrist {
  readonly hand: { readonly x: number; readonly y: number };
  readonly elbow: { readonly x: number; readonly y: number };
  readonly width: number;
}

/** Around the wrist and on the hand that one sees. */
export function drawAtWrist(p: Pen, outfit: Outfit, { hand, elbow, width }: Wrist): void {
  const along = Math.atan2(hand.y - elbow.y, hand.x - elbow.x);
  const turned = (draw: () => void) => {
    p.brush.save();
    p.brush.translate(hand.x, hand.y);
    p.brush.rotate(along);
    draw();
    p.brush.restore();
  };
  const half = width * 0.66;
  drawEach(outfit, {
    bracelet: (colour) => {
      turned(() => {
        p.box(-width * 1.3, -half, width * 0.7, half * 2, 1.4, colour);
        for (const y of [-0.5, 0, 0.5])
          p.ball(-width * 0.95, y * width * 0.7, 1, lighter(colour, 0.65));
      });
    },
    watch: (colour) => {
      turned(() => {
        const x = -width * 0.95;
        p.box(x - width * 0.3, -half, width * 0.6, half * 2, 0.8, colour);
        p.ball(x, 0, width * 0.66, '#aab4c2');
        p.ball(x, 0, width * 0.52, '#ffffff');
        p.line(`M${x} ${-width * 0.36}V0H${x + width * 0.28}`, 0.8, '#26222e');
      });
    },
  });
}
