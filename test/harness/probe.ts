import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ffprobe from '@ffprobe-installer/ffprobe';

/** What a player would find in a file. */
export function probe(bytes: Buffer): {
  codec: string;
  width: number;
  height: number;
  seconds: number;
} {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-probe-'));
  const file = join(folder, 'media');
  writeFileSync(file, bytes);
  const entries = 'stream=codec_name,width,height:format=duration';
  const output = execFileSync(
    ffprobe.path,
    ['-v', 'error', '-select_streams', 'v:0', '-show_entries', entries, '-of', 'json', file],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const { streams, format } = JSON.parse(output);
  const { codec_name: codec, width, height } = streams[0];
  return { codec, width, height, seconds: Math.round(Number(format.duration ?? 0) * 10) / 10 };
}
