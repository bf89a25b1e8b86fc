import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aGif,
  aJpeg,
  animatedWebp,
  aPng,
  aWebp,
  exif,
  gifExtension,
  jpegSegment,
  jpegWith,
  pngChunk,
  pngOfSize,
  pngWith,
  riffChunk,
  webpHeader,
  webpOf,
  webpPixels,
} from '../../../test/harness/pictures.ts';
import { Refusal } from '../../domain/refusal.ts';
import { cleanPicture } from './index.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
const SECRET = text('SECRET note');
const EXIF_IN_JPEG = (orientation: number) =>
  jpegSegment(0xe1, Buffer.concat([text('Exif\0\0'), exif(orientation)]));
const PROFILE = Buffer.concat([text('ICC_PROFILE\0\x01\x01'), text('colours')]);
const PNG_PROFILE = (bytes: number) =>
  pngChunk('iCCP', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(bytes))]));

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return Buffer.concat([text(`${image.width}x${image.height} `), canvas.data()]);
}

function clean(bytes: Buffer) {
  const { bytes: cleaned, contentType } = cleanPicture(bytes);
  return { contentType, bytes: Buffer.from(cleaned) };
}

const WITH_SECRETS: readonly (readonly [name: string, type: string, bytes: Buffer])[] = [
  [
    'PNG',
    'image/png',
    Buffer.concat([
      pngWith([
        pngChunk('tEXt', SECRET),
        pngChunk('iTXt', SECRET),
        pngChunk('eXIf', exif(1)),
        pngChunk('tIME', Buffer.alloc(7)),
        pngChunk('acTL', Buffer.alloc(8)),
        pngChunk('prVt', SECRET),
      ]),
      SECRET,
    ]),
  ],
  [
    'JPEG',
    'image/jpeg',
    Buffer.concat([
      jpegWith([
        EXIF_IN_JPEG(1),
        jpegSegment(0xe1, text('http://ns.adobe.com/xap/1.0/\0 SECRET')),
        jpegSegment(0xe2, text('MPF\0SECRET')),
        jpegSegment(0xed, text('Photoshop 3.0\0SECRET')),
        jpegSegment(0xfe, SECRET),
        jpegSegment(0xe2, PROFILE),
      ]),
      text('PK SECRET archive behind the picture'),
    ]),
  ],
  [
    'WebP',
    'image/webp',
    Buffer.concat([
      webpOf([
        webpHeader(0x0c),
        webpPixels(),
        riffChunk('EXIF', exif(1)),
        riffChunk('XMP ', SECRET),
        riffChunk('OWN ', SECRET),
      ]),
      SECRET,
    ]),
  ],
  ['animated WebP', 'image/webp', animatedWebp(2, [riffChunk('OWN ', SECRET)])],
  [
    'GIF',
    'image/gif',
    Buffer.concat([
      aGif({
        frames: 2,
        extensions: [gifExtension(0xfe, 'SECRET'), gifExtension(0xff, 'XMP DataXMP SECRET')],
      }),
      SECRET,
    ]),
  ],
];

test.each(WITH_SECRETS)(
  'of a %s only the picture is kept, pixel by pixel',
  async (_name, type, bytes) => {
    expect(bytes.includes('SECRET')).toBe(true);
    const cleaned = clean(bytes);
    expect(cleaned.contentType).toBe(type);
    expect(cleaned.bytes.includes('SECRET')).toBe(false);
    expect(cleaned.bytes.length).toBeLessThan(bytes.length);
    expect((await pixelsOf(cleaned.bytes)).equals(await pixelsOf(bytes))).toBe(true);
  },
);

test.each([
  ['PNG', pngWith([pngChunk('eXIf', exif(6))])],
  ['JPEG', jpegWith([EXIF_IN_JPEG(6)])],
  ['WebP', webpOf([webpHeader(0x08), webpPixels(), riffChunk('EXIF', exif(6))])],
  [
    'WebP as some write it',
    webpOf([
      webpHeader(0x08),
      webpPixels(),
      riffChunk('EXIF', Buffer.concat([text('Exif\0\0'), exif(6)])),
    ]),
  ],
])('of the EXIF data of a %s the orientation is kept, and nothing else', (_name, bytes) => {
  const { bytes: cleaned } = clean(bytes);
  expect(cleaned.includes('SECRET')).toBe(false);
  // One entry: the tag of the orientation, a short, once, 6.
  expect(cleaned.includes(Buffer.from('4d4d002a00000008000101120003000000010006', 'hex'))).toBe(
    true,
  );
});

test('a photo that was taken upright stands upright', async () => {
  const upright = jpegWith([EXIF_IN_JPEG(6)]);
  const { width, height } = await loadImage(clean(upright).bytes);
  expect([width, height]).toEqual([20, 40]);
});

test('colours stay: profiles are kept, unless they unfold to more than any profile has', () => {
  expect(clean(jpegWith([jpegSegment(0xe2, PROFILE)])).bytes.includes('colours')).toBe(true);
  expect(clean(pngWith([PNG_PROFILE(3_000)])).bytes.includes('iCCP')).toBe(true);
  expect(clean(pngWith([PNG_PROFILE(9_000_000)])).bytes.includes('iCCP')).toBe(false);
});

const NO_PICTURE = 'file must be a PNG, JPEG, WebP or GIF picture.';
const DAMAGED = 'file must be a whole picture, and this one is damaged.';

/** A JPEG whose header announces another size. */
function jpegOfSize(width: number, height: number): Buffer {
  const jpeg = Buffer.from(aJpeg());
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

const SOF = jpegSegment(
  0xc0,
  Buffer.from('08ffffffff0301220002110103110 1'.replace(' ', ''), 'hex'),
);

test.each([
  ['nothing', Buffer.alloc(0), NO_PICTURE],
  ['a page', text('<!doctype html><img src=x>'), NO_PICTURE],
  ['a drawing with scripts', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), NO_PICTURE],
  ['a page that begins like a GIF', text('GIF89a=1;alert(1)//        '), DAMAGED],
  [
    'a PNG of 60,000 x 60,000',
    pngOfSize(60_000, 60_000),
    'file must be at most 8,192 pixels a side, and this one is 60000 x 60000.',
  ],
  [
    'a PNG of 8,000 x 8,000',
    pngOfSize(8_000, 8_000),
    'file must be at most 50 megapixels, all frames together, and this one is 8000 x 8000.',
  ],
  [
    'a PNG without a size',
    pngOfSize(0, 5),
    'file must be a whole picture, and this one has no size.',
  ],
  [
    'a JPEG of 65,500 x 10',
    jpegOfSize(65_500, 10),
    'file must be at most 8,192 pixels a side, and this one is 65500 x 10.',
  ],
  [
    'a JPEG that says its size later',
    jpegOfSize(40, 0),
    'file must be a whole picture, and this one has no size.',
  ],
  ['a JPEG of two sizes', jpegWith([SOF]), DAMAGED],
  [
    'a GIF of 60,000 x 2',
    aGif({ width: 60_000 }),
    'file must be at most 8,192 pixels a side, and this one is 60000 x 2.',
  ],
  [
    'a GIF of many large frames',
    aGif({ width: 1_000, height: 1_000, frames: 51 }),
    'file must be at most 50 megapixels, all frames together, and this one is 1000 x 1000 in 51 frames.',
  ],
  [
    'a GIF of too many frames',
    aGif({ frames: 20_001 }),
    'file must be a whole picture, and this one has too many parts.',
  ],
  [
    'a GIF without a frame',
    aGif({ frames: 0 }),
    'file must be a whole picture, and this one has no pixels.',
  ],
  [
    'a WebP of 16,777,216 pixels a side',
    webpOf([webpHeader(0, 16_777_216, 16_777_216), webpPixels()]),
    DAMAGED,
  ],
  ['a WebP whose canvas lies', webpOf([webpHeader(0, 2, 2), webpPixels()]), DAMAGED],
  [
    'an animated WebP whose canvas lies',
    Buffer.concat([
      animatedWebp(1).subarray(0, 24),
      Buffer.from('010000010000', 'hex'),
      animatedWebp(1).subarray(30),
    ]),
    DAMAGED,
  ],
  [
    'a PNG with a wrong checksum',
    pngWith([Buffer.concat([pngChunk('gAMA', Buffer.alloc(4)).subarray(0, -1), text('x')])]),
    DAMAGED,
  ],
  ['a PNG with an unknown critical chunk', pngWith([pngChunk('CgBI', Buffer.alloc(4))]), DAMAGED],
  [
    'a PNG of empty chunks',
    pngWith(Array.from({ length: 20_001 }, () => pngChunk('tEXt', Buffer.alloc(0)))),
    'file must be a whole picture, and this one has too many parts.',
  ],
])('%s is refused, naming file', (_name, bytes, message) => {
  expect(refusalOf(bytes)).toEqual({ code: 'invalid_request', message, field: 'file' });
});

function refusalOf(bytes: Buffer) {
  try {
    cleanPicture(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, subject } = error;
    return { code, message, field: subject?.kind === 'field' ? subject.path[0] : null };
  }
  throw new Error('It was not refused');
}

const PICTURES: readonly Buffer[] = [
  aPng(),
  aJpeg(),
  aWebp(),
  aGif({ frames: 2 }),
  animatedWebp(2),
  ...WITH_SECRETS.map(([, , bytes]) => bytes),
  jpegWith([EXIF_IN_JPEG(6)]),
  pngWith([pngChunk('eXIf', exif(8))]),
];

test('a picture that is cut off anywhere is refused, and whole ones are not', () => {
  for (const bytes of [aPng(), aJpeg(), aWebp(), aGif({ frames: 2 }), animatedWebp(2)]) {
    expect(clean(bytes).bytes.length).toBeLessThanOrEqual(bytes.length);
    for (let length = 16; length < bytes.length; length += 7) {
      expect(refusalOf(bytes.subarray(0, length)).message).toBe(
        'file must be a whole picture, and this one ends too early.',
      );
    }
  }
});

test('whatever the bytes are: a refusal or a picture that is no larger, and that cleaning leaves alone', () => {
  const byte = fc.nat({ max: 255 });
  const change = fc.record({
    at: fc.nat({ max: 100_000 }),
    drop: fc.nat({ max: 9 }),
    add: fc.uint8Array({ maxLength: 9 }),
    set: byte,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...PICTURES),
      fc.array(change, { maxLength: 4 }),
      (picture, changes) => {
        let bytes = Buffer.from(picture);
        for (const { at, drop, add, set } of changes) {
          const place = at % bytes.length;
          if (drop === 0) bytes.writeUInt8(set, place);
          else {
            bytes = Buffer.concat([bytes.subarray(0, place), add, bytes.subarray(place + drop)]);
          }
        }
        try {
          const once = clean(bytes);
          expect(once.bytes.length).toBeLessThanOrEqual(bytes.length);
          expect(clean(once.bytes).bytes.equals(once.bytes)).toBe(true);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      },
    ),
    { numRuns: 3_000 },
  );
});
