import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Packs the pictures of the icon set that prompts can reach into `data/icons.bin`. To refresh them:
 *
 *   npm install --no-save @iconify-json/fluent-emoji@VERSION
 *   node packages/renderer/scripts/pack-icons.ts node_modules/@iconify-json/fluent-emoji/icons.json
 */
const SKIN_TONE = /-(light|medium-light|medium|medium-dark|dark)(-|$)/;

const [, , source] = argv;
if (source === undefined) throw new Error('Name the icons.json of @iconify-json/fluent-emoji');
const set: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(source, 'utf8'));

const wanted = Object.entries(set.icons).filter(([name]) => !SKIN_TONE.test(name));
const bodies = wanted.map(([name, { body }]) => ({ name, bytes: compressed(body) }));
/** A list of names and lengths; the bodies follow in the same order. */
const index = Buffer.from(JSON.stringify(bodies.map(({ name, bytes }) => [name, bytes.length])));
const length = Buffer.alloc(4);
length.writeUInt32BE(index.length);
writeFileSync(
  new URL('../data/icons.bin', import.meta.url),
  Buffer.concat([length, index, ...bodies.map(({ bytes }) => bytes)]),
);

function compressed(body: string): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}
