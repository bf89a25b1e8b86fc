import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMedia } from '../../packages/renderer/test/describe-media.ts';

/** What a player would find in a file. */
export function probe(bytes: Buffer): {
  codec: string;
  width: number;
  height: number;
  seconds: number;
  sound: string | null;
} {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-probe-'));
  try {
    const file = join(folder, 'media');
    writeFileSync(file, bytes);
    const { codec, width, height, seconds, sound } = describeMedia(file);
    return { codec, width, height, seconds: Math.round(seconds * 10) / 10, sound };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
