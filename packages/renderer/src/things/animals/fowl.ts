import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Point, type Thing } from '../thing.ts';

/** What a bird does on its feet; the name of its drawing ends with it. */
export const DOINGS = ['walking', 'pecking', 'preening'] as const;
export type Doing = (typeof DOINGS)[number];

/** How a bird is built that is seen on its feet, in units of which its body is 60 long. */
interface Fowl {
  readonly name: string;
  readonly metres: number;
  readonly body: string;
  readonly breast: string;
  readonly wing: string;
  readonly head: string;
  readonly beak: string;
  readonly feet: string;
  readonly leg: number;
  readonly neck: number;
  readonly bill: number;
  readonly tail: 'short' | 'fan';
  readonly comb?: string;
}

const kind = (
  name: string,
  metres: number,
  [body, breast, wing, head, beak, feet]: readonly [string, string, string, string, string, string],
  rest: Partial<Fowl> = {},
): Fowl => ({
  name,
  metres,
  body,
  breast,
  wing,
  head,
  beak,
  feet,
  leg: 16,
  neck: 10,
  bill: 10,
  tail: 'short',
  ...rest,
});

const KINDS: readonly Fowl[] = [
  kind('rooster', 0.45, ['#b4683a', '#d98f55', '#8f4c2a', '#c9783f', '#f2b03c', '#f2a53c'], {
    neck: 16,
    tail: 'fan',
    comb: '#e0353c',
  }),
  kind('chicken', 0.45, ['#f6f1e6', '#fffaf0', '#e2d6c2', '#f6f1e6', '#f2b03c', '#f2a53c'], {
    neck: 16,
    tail: 'fan',
    comb: '#e0353c',
  }),
  kind('duck', 0.4, ['#b58a62', '#c9a27c', '#94704e', '#2f8a5b', '#f2a53c', '#f29a3c'], {
    neck: 16,
    bill: 16,
    leg: 12,
  }),
  kind('duckling', 0.18, ['#ffd94d', '#ffe98a', '#f2bf2c', '#ffd94d', '#f29a3c', '#f29a3c'], {
    leg: 10,
    neck: 8,
  }),
  kind('goose', 0.7, ['#f3f3f6', '#ffffff', '#dcdfe8', '#f3f3f6', '#f2a53c', '#f29a3c'], {
    neck: 34,
    bill: 15,
  }),
  kind('seagull', 0.4, ['#fbfcff', '#ffffff', '#b9c4d6', '#fbfcff', '#f2a53c', '#f2a05c'], {
    bill: 14,
  }),
  kind('pigeon', 0.3, ['#8d95a8', '#b9bfd0', '#6a7186', '#6f8a8c', '#d98a6a', '#d9705c'], {
    leg: 10,
  }),
  kind('dove', 0.3, ['#f7f7fb', '#ffffff', '#dfe3ee', '#f7f7fb', '#f0a860', '#e08a7a'], {
    leg: 10,
  }),
  kind('crow', 0.4, ['#34323f', '#45424f', '#25242e', '#34323f', '#1f1e26', '#2a2832'], {
    bill: 15,
  }),
  kind('bird', 0.2, ['#4a90d9', '#ffd9a8', '#2f6db3', '#4a90d9', '#f2a53c', '#c98a4a'], {
    leg: 12,
    neck: 6,
    bill: 9,
  }),
  kind('robin', 0.2, ['#8a7460', '#f2713c', '#6b5846', '#8a7460', '#5a4634', '#7a5a3c'], {
    leg: 12,
    neck: 6,
    bill: 9,
  }),
];

const HEAD = 11;

/** Where its parts are; the ground is at 0, and it looks to the right. */
interface Frame {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ leg }: Fowl) => -(leg + 17);

function frameOf(fowl: Fowl, doing: Doing): Frame {
  const { neck, bill, comb, tail } = fowl;
  const middle = middleOf(fowl);
  const left = tail === 'fan' ? -50 : -48;
  const crown = HEAD + (comb === undefined ? 0 : 7);
  const rump = -middle + (tail === 'fan' ? 34 : 20);
  if (doing === 'walking')
    return {
      left,
      width: 30 + neck * 0.2 + HEAD + bill - left,
      height: -middle + 14 + neck + crown,
    };
  if (doing === 'pecking')
    return { left, width: 46 + neck * 0.5 - left, height: rump + (tail === 'fan' ? 8 : 14) };
  return { left, width: 32 - left, height: -middle + 24 + neck * 0.35 + crown * 0.5 };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The trunk with wing and tail, around 0, 0. */
function paintTrunk(p: Pen, fowl: Fowl): void {
  const { body, breast, wing, tail } = fowl;
  if (tail === 'fan') {
    p.path(
      'M-18 -6Q-34 -38 -50 -30Q-46 -22 -48 -16Q-52 -8 -44 0Q-34 12 -14 8Z',
      darker(wing, 0.25),
    );
    p.path('M-20 -2Q-34 -24 -44 -18Q-40 -4 -20 8Z', wing);
  } else p.path('M-18 -8L-48 -14Q-50 -4 -42 2L-16 10Z', darker(wing, 0.2));
  p.path('M-32 -4Q-20 -20 6 -19Q32 -18 31 2Q28 18 2 19Q-24 18 -32 -4Z', body);
  p.path('M31 0Q28 18 2 19Q-12 18 -22 11Q8 14 22 -8Q30 -8 31 0Z', breast);
  p.path('M-34 2Q-24 -14 -2 -12Q14 -10 12 2Q2 14 -16 12Q-28 10 -34 2Z', wing);
  p.line('M-24 4Q-12 8 0 4M-20 9Q-10 12 -2 9', 1.6, darker(wing, 0.2));
}

/** A head around 0, 0 with its beak to the right. */
function drawHead(p: Pen, { head, beak, bill, comb }: Fowl): void {
  if (comb !== undefined) {
    p.path('M-8 -7Q-10 -18 -3 -16Q1 -20 4 -16Q10 -17 8 -8Z', comb);
    p.path('M7 5Q13 8 9 15Q4 13 4 7Z', comb);
  }
  p.path(`M7 -4Q${HEAD + bill - 2} -2 ${HEAD + bill} 2Q${HEAD + bill - 4} 5 7 6Z`, beak);
  p.ball(0, 0, HEAD, head);
  p.spot(4, -3, 2, 2.4, '#221c28');
  p.spot(4.8, -4, 0.7, 0.8, '#ffffff');
}

function drawNeckTo(p: Pen, fowl: Fowl, from: Point, head: Point, bend: Point): void {
  p.line(`M${at(from)}Q${at(bend)} ${at(head)}`, 18, fowl.neck > 20 ? fowl.body : fowl.head);
}

function drawLegs(p: Pen, { leg, feet }: Fowl, middle: number, stride: number): void {
  for (const [x, colour, side] of [
    [4, darker(feet, 0.2), -1],
    [-6, feet, 1],
  ] as const) {
    const swing = stride * side;
    const foot = { x: x + swing * leg * 0.6, y: -Math.max(0, swing) * leg * 0.25 - 1.5 };
    p.line(`M${x} ${middle + 15}L${at(foot)}`, 3.2, colour);
    p.path(
      `M${foot.x - 4} ${foot.y + 1.5}L${foot.x} ${foot.y - 2}L${foot.x + 10} ${foot.y + 1.5}Z`,
      colour,
    );
  }
}

function drawMoving(p: Pen, fowl: Fowl, doing: Doing, seconds: number): void {
  const middle = middleOf(fowl);
  const { neck } = fowl;
  drawLegs(p, fowl, middle, doing === 'walking' ? Math.sin(seconds * 7) : 0);
  if (doing === 'preening') {
    const rub = Math.sin(seconds * 5);
    const head = { x: -2 + rub * 2, y: middle - 14 - neck * 0.2 };
    const top = { x: 32, y: middle - 24 - neck * 0.7 };
    drawNeckTo(p, fowl, { x: 20, y: middle - 4 }, head, top);
    p.brush.translate(head.x, head.y);
    p.brush.scale(-1, 1);
    p.brush.rotate(0.75 + rub * 0.08);
  } else if (doing === 'pecking') {
    // Down to the ground, and up a little between two grains.
    const up = Math.max(0, Math.sin(seconds * 5)) ** 2;
    const head = { x: 30 + neck * 0.5, y: -14 - up * 10 };
    const bend = { x: 34 + neck * 0.4, y: middle };
    drawNeckTo(p, fowl, { x: 24, y: middle + 7 }, head, bend);
    p.brush.translate(head.x, head.y);
    p.brush.rotate(1.05 - up * 0.3);
  } else {
    const nod = Math.sin(seconds * 7) * 1.6;
    const head = { x: 28 + neck * 0.2 + nod, y: middle - 14 - neck };
    drawNeckTo(p, fowl, { x: 18, y: middle - 4 }, head, { x: 30, y: middle - 8 });
    p.brush.translate(head.x, head.y);
  }
  drawHead(p, fowl);
}

function fowlThing(fowl: Fowl, doing: Doing): Thing {
  const frame = frameOf(fowl, doing);
  const { left, width, height } = frame;
  const tall = frameOf(fowl, 'walking').height;
  const scale = 100 / height;
  const tinted = (colour: string | null): Fowl =>
    colour === null
      ? fowl
      : {
          ...fowl,
          body: colour,
          breast: lighter(colour, 0.2),
          wing: darker(colour, 0.2),
          head: colour,
        };
  const isBowed = doing === 'pecking';
  return drawn(
    `${fowl.name}-${doing}`,
    {
      ratio: width / height,
      metres: (fowl.metres * height) / tall,
      medium: 'land',
      facing: 1,
      anchors: { top: { x: 0.45, y: 0.4 }, mouth: { x: 0.97, y: isBowed ? 0.95 : 0.2 } },
    },
    (p, { colour }) => {
      p.brush.scale(scale, scale);
      p.brush.translate(-left, height + middleOf(fowl));
      if (isBowed) p.brush.rotate(0.28);
      paintTrunk(p, tinted(colour));
    },
    (p, seconds, { colour }) => {
      p.brush.save();
      p.brush.scale(scale, scale);
      p.brush.translate(-left, height);
      drawMoving(p, tinted(colour), doing, seconds);
      p.brush.restore();
    },
  );
}

export const FOWL: readonly Thing[] = KINDS.flatMap((fowl) =>
  DOINGS.map((doing) => fowlThing(fowl, doing)),
);

const NAMES = new Set(FOWL.map(({ name }) => name));

/** The drawing of a bird that does something on its feet; null for what has none. */
export function fowlNamed(bird: string, doing: Doing): string | null {
  const name = `${bird}-${doing}`;
  return NAMES.has(name) ? name : null;
}
