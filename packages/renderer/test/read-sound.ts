import { spawnSync } from 'node:child_process';
import { findFfmpeg } from '../src/encode/find-ffmpeg.ts';
import type { Stereo } from '../src/sound/stereo.ts';

/** Decodes the sound of a file, which must be AAC at 48 kHz. */
export function readSound(path: string): Stereo {
  const program = findFfmpeg(process.platform, process.arch);
  const options = ['-hide_banner', '-nostdin', '-xerror', '-i', path];
  const output = ['-map', '0:a:0', '-vn', '-f', 'f32le', '-ac', '2', 'pipe:1'];
  const { stdout, stderr } = spawnSync(program, [...options, ...output], { maxBuffer: 1 << 26 });
  const log = stderr.toString();
  if (!/Audio: aac \(LC\)[^\n]*, 48000 Hz, stereo/.test(log)) throw new Error(log);
  const samples = new Float32Array(Uint8Array.from(stdout).buffer);
  return {
    left: samples.filter((_, at) => at % 2 === 0),
    right: samples.filter((_, at) => at % 2 === 1),
  };
}
