import { type Colour, hex } from '../draw/colour.ts';

type Tail = 'none' | 'bushy' | 'long' | 'thin' | 'puff' | 'curly' | 'tuft';

/** The colours and the tail of the body that is drawn under a head. */
export interface Coat {
  readonly fur: Colour;
  readonly belly: Colour;
  readonly tail: Tail;
  readonly tip: Colour;
}

const coat = (fur: string, belly: string, tail: Tail, tip: string): Coat => ({
  fur: hex(fur),
  belly: hex(belly),
  tail,
  tip: hex(tip),
});

const COATS: Readonly<Record<string, Coat>> = {
  'cat-face': coat('#fbb829', '#ffe7a8', 'long', '#f59a1c'),
  'dog-face': coat('#eebb84', '#fff0da', 'long', '#a8734c'),
  fox: coat('#f78a2d', '#ffe6c4', 'bushy', '#fff6ea'),
  bear: coat('#9a6244', '#c58d69', 'puff', '#9a6244'),
  'polar-bear': coat('#eef0f8', '#ffffff', 'puff', '#ffffff'),
  panda: coat('#4a4356', '#f2f0f7', 'puff', '#f2f0f7'),
  koala: coat('#a4a6b0', '#dfe1e8', 'none', '#dfe1e8'),
  'tiger-face': coat('#f98a2b', '#fff0dc', 'long', '#3f2f38'),
  lion: coat('#f4b544', '#ffe2a0', 'tuft', '#8a4b2f'),
  'rabbit-face': coat('#e9e6f2', '#ffffff', 'puff', '#ffffff'),
  'mouse-face': coat('#d8d3e2', '#f8f5ff', 'thin', '#f29ab0'),
  hamster: coat('#f7a879', '#fff0e2', 'puff', '#f7a879'),
  frog: coat('#45c97c', '#fbe58a', 'none', '#45c97c'),
  'pig-face': coat('#ff8fb1', '#ffc1d3', 'curly', '#ff78a0'),
  'cow-face': coat('#f4f1f6', '#ffd9dc', 'tuft', '#4c4350'),
  'monkey-face': coat('#9b6248', '#e9b992', 'long', '#9b6248'),
  wolf: coat('#a9abb8', '#eceef5', 'bushy', '#eceef5'),
  raccoon: coat('#8f909f', '#d7d8e2', 'bushy', '#4c4a58'),
  unicorn: coat('#efe4ff', '#ffffff', 'tuft', '#ff8fd8'),
  'horse-face': coat('#8a5a48', '#b98a72', 'tuft', '#3a2630'),
  'dragon-face': coat('#3fc28a', '#ffe08a', 'long', '#e5407a'),
  chicken: coat('#f6f2f6', '#ffffff', 'none', '#f5a623'),
  moose: coat('#8a5f4c', '#b08a74', 'none', '#5a4038'),
  boar: coat('#8a5a48', '#b08a74', 'none', '#4a3430'),
  alien: coat('#63d97a', '#b0f5a5', 'none', '#63d97a'),
  robot: coat('#c7c9dd', '#8c93c4', 'none', '#c7c9dd'),
  boy: coat('#3f8efc', '#6fb0ff', 'none', '#30497c'),
  girl: coat('#ff6f91', '#ff9db5', 'none', '#6a4a9c'),
  man: coat('#2f9e8f', '#57c2b2', 'none', '#2f4858'),
  woman: coat('#8b5cf6', '#b394fb', 'none', '#40307a'),
  person: coat('#f2803e', '#f9a56f', 'none', '#46506e'),
  child: coat('#2fb673', '#6fdca4', 'none', '#2f5c8a'),
  baby: coat('#8fd0ff', '#c6e8ff', 'none', '#8fd0ff'),
  'old-man': coat('#6c7a96', '#94a1bb', 'none', '#3f4658'),
  'old-woman': coat('#b3689b', '#d79bc4', 'none', '#55456b'),
  'clown-face': coat('#ffd23f', '#ff6b6b', 'none', '#3a86ff'),
  'santa-claus': coat('#e63946', '#ffffff', 'none', '#3a3440'),
};

/** For people, `fur` is the colour of their shirt and `tip` that of their trousers. */
export function coatOf(icon: string): Coat | null {
  return COATS[icon] ?? null;
}

export function isDressed(icon: string): boolean {
  return /^(?:boy|girl|man|woman|person|child|baby|old-|clown|santa)/.test(icon);
}
