import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { hex } from '../draw/colour.ts';
import { registerFonts } from '../draw/fonts.ts';
import { badgeRows, type Copy, copyOf } from './ad-copy.ts';
import { badgeSize, type LayoutName, overlap, safeArea, zonesFor } from './ad-layout.ts';
import { contrast, solidFor } from './contrast.ts';
import { inkFor } from './ink.ts';
import { badgeBox } from './place-badge.ts';
import { rasterOf } from './raster.ts';
import { belowWords, roomFor } from './room-below.ts';
import { setWords } from './stack-words.ts';
import { DISPLAY, setBlock } from './typesetting.ts';

registerFonts();

const SIZES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
] as const;
const LAYOUTS: readonly LayoutName[] = ['words-first', 'product-first', 'type', 'logo'];

const SHORT: Copy = {
  brand: null,
  lead: 'Noir',
  isOffer: false,
  lines: [],
  badge: null,
  price: null,
  button: null,
  small: null,
  code: null,
  stars: null,
};
const COPIES: readonly Copy[] = [
  SHORT,
  { ...SHORT, lead: 'Speak Spanish in 30 days', button: 'Start free', brand: 'Lingua' },
  {
    ...SHORT,
    lead: 'Everything 50% off',
    isOffer: true,
    lines: ['Black Friday'],
    button: 'Shop now',
  },
  {
    brand: 'Gelatino',
    lead: 'The most remarkable ice cream of the whole wide world',
    isOffer: false,
    lines: ['Made by hand every single morning', 'Since 1936'],
    badge: '20% off',
    price: 'From $499',
    button: 'Book a test drive',
    small: 'Saturday 10 AM  ·  kinora.example',
    code: 'SUMMER10',
    stars: 4.5,
  },
];

test('words are inside the safe area, apart from each other and from the product', () => {
  for (const size of SIZES) {
    const safe = safeArea(size);
    const unit = Math.min(size.width, size.height) / 720;
    for (const name of LAYOUTS) {
      const zones = zonesFor(size, name);
      for (const copy of COPIES) {
        const items = setWords(copy, zones, unit);
        for (const [at, { box, kind }] of items.entries()) {
          const where = `${kind} of "${copy.lead}" in ${name} ${size.width}x${size.height}`;
          expect(box.x, where).toBeGreaterThanOrEqual(safe.x);
          expect(box.y, where).toBeGreaterThanOrEqual(safe.y);
          expect(box.x + box.width, where).toBeLessThanOrEqual(safe.x + safe.width + 1);
          expect(box.y + box.height, where).toBeLessThanOrEqual(safe.y + safe.height + 1);
          expect(overlap(box, zones.product), where).toBe(0);
          for (const other of items.slice(at + 1)) expect(overlap(box, other.box), where).toBe(0);
        }
      }
    }
  }
});

test.each([
  ['Noir', null],
  ['Speak Spanish in 30 days', 'Start free'],
])('below %j people have more than half of the picture', (lead, button) => {
  const size = { width: 1280, height: 720 };
  const { words, product } = belowWords({ ...SHORT, lead, button }, { size, unit: 1 });
  expect(product.y).toBeGreaterThan(words.y + words.height);
  expect(product.height).toBeGreaterThan(360);
  expect(product.width).toBeGreaterThan(1100);
});

test('the lead is the largest text, and small text can be read', () => {
  for (const size of SIZES) {
    const unit = Math.min(size.width, size.height) / 720;
    for (const copy of COPIES) {
      const items = setWords(copy, zonesFor(size, 'words-first'), unit);
      const lead = items.find(({ kind }) => kind === 'lead')?.block.size ?? 0;
      for (const { block, kind } of items) {
        expect(block.size, `${kind} of "${copy.lead}"`).toBeLessThanOrEqual(lead * 1.05);
        expect(block.size, `${kind} of "${copy.lead}"`).toBeGreaterThan(13 * unit);
      }
    }
  }
});

test('a badge is in the safe area and off the words', () => {
  for (const size of SIZES) {
    const unit = Math.min(size.width, size.height) / 720;
    for (const name of ['words-first', 'product-first'] as const) {
      const zones = zonesFor(size, name);
      const items = setWords({ ...SHORT, lead: 'Time to move', button: 'Shop now' }, zones, unit);
      const across = badgeSize('$199', size);
      const box = badgeBox({ zones, product: zones.product }, items, across, safeArea(size));
      const safe = safeArea(size);
      expect(box.x).toBeGreaterThanOrEqual(safe.x);
      expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + 1);
      for (const item of items) expect(overlap(box, item.box)).toBe(0);
    }
  }
});

test('letters contrast with a button of any colour, and the button with its background', () => {
  const colours = [
    '#ffe14d',
    '#e5383b',
    '#2f6bff',
    '#7fe0b6',
    '#26242e',
    '#fbfbff',
    '#ff3d9a',
    '#808080',
  ];
  for (const colour of colours) {
    for (const ground of [...colours, '#ffffff', '#000000']) {
      const { fill, ink } = solidFor(hex(colour), hex(ground));
      expect(contrast(fill, ink), `letters on ${colour}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(fill, hex(ground)), `${colour} on ${ground}`).toBeGreaterThanOrEqual(1.25);
    }
  }
});

test('letters contrast with every background, if need be with a veil', () => {
  const canvas = createCanvas(40, 40);
  const brush = canvas.getContext('2d');
  for (const [first, second] of [
    ['#000000', '#ffffff'],
    ['#ffffff', '#f0e0d0'],
    ['#101020', '#303050'],
    ['#7a7a7a', '#8a8a8a'],
    ['#e5383b', '#ffe14d'],
  ] as const) {
    brush.fillStyle = first;
    brush.fillRect(0, 0, 40, 40);
    brush.fillStyle = second;
    for (let x = 0; x < 40; x += 8) brush.fillRect(x, 0, 4, 40);
    const { ink, worst } = inkFor(rasterOf(canvas).rangeIn({ x: 0, y: 0, width: 40, height: 40 }));
    expect(contrast(ink, worst), `${first} and ${second}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('lines are balanced', () => {
  const room = { width: 300, height: 400, most: 60 };
  expect(setBlock('Closer than you think', DISPLAY, room).lines).toEqual([
    'Closer than',
    'you think',
  ]);
});

const SALE = {
  headline: 'Black Friday',
  lines: [],
  price: '$9',
  offer: 'Everything 50% off',
  call: 'Shop now',
  brand: null,
  when: null,
  contact: null,
  code: null,
  stars: null,
  palette: [],
  product: null,
};

test('a number in the offer leads unless the prompt brings a headline', () => {
  const ad = SALE;
  expect(copyOf(ad, null, null)).toMatchObject({
    lead: 'Everything 50% off',
    lines: ['Black Friday'],
    badge: '$9',
  });
  expect(copyOf(ad, 'Black Friday', null)).toMatchObject({
    lead: 'Black Friday',
    badge: 'Everything 50% off',
  });
  expect(copyOf({ ...ad, headline: '', offer: null }, null, 'running-shoe').lead).toBe(
    'Running shoe',
  );
});

test('a price beside the one before is on the badge, and the sale leads', () => {
  const ad = { ...SALE, headline: 'TV', price: '$299 was $499', offer: 'Black Friday sale' };
  expect(copyOf(ad, null, null)).toMatchObject({
    lead: 'Black Friday sale',
    lines: ['TV'],
    badge: '$299 was $499',
    price: null,
  });
  expect(copyOf({ ...ad, offer: null }, null, null).badge).toBe('$299 was $499');
});

test.each([
  ['Season tickets from $120', 'From $120', ['Season tickets']],
  ['Tickets from $12', 'Tickets from $12', []],
  ['$10 a month', '$10 a month', []],
])('of the price %j the badge has %j', (price, badge, lines) => {
  expect(copyOf({ ...SALE, price, offer: null }, 'Hear it', null)).toMatchObject({ badge, lines });
});

test.each([
  ['From $89 a night', '$89', ['FROM', 'A NIGHT']],
  ['20 percent off', '20%', ['', 'OFF']],
  ['Free delivery', 'Free delivery', ['', '']],
])('the badge %j shows %j large', (text, core, around) => {
  expect(badgeRows(text)).toEqual({ core, around });
});

const MUCH: Copy = {
  ...SHORT,
  brand: 'Maison Lila',
  lead: 'A night for the lighthouse',
  lines: ['Charity gala', 'Dress code black tie', 'Proceeds go to sea rescue'],
  button: 'RSVP',
  small: '18 October, 7 pm  ·  Harbour Hotel',
};

test('words have more room before any is left out, and a headline larger than the others', () => {
  for (const size of SIZES) {
    const zones = roomFor(MUCH, zonesFor(size, 'words-first'), 1);
    const items = setWords(MUCH, zones, 1);
    const said = items.flatMap(({ block }) => block.lines).join(' ');
    for (const text of [...MUCH.lines, 'Harbour Hotel', 'RSVP']) expect(said).toContain(text);
    const lead = items.find(({ kind }) => kind === 'lead')?.block.size ?? 0;
    for (const { kind, block } of items)
      expect(kind === 'lead' ? 0 : block.size).toBeLessThan(lead);
  }
});
