import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findFfmpeg } from '../packages/renderer/src/encode/find-ffmpeg.ts';

/** Makes the strips of the sandbox's sample videos again: of 3 seconds, every fifth frame. */
const FOLDER = join(import.meta.dirname, '../content/sandbox');
const CELLS = { '16x9': '160:90', '9x16': '90:160', '1x1': '120:120' } as const;

const ffmpeg = findFfmpeg(process.platform, process.arch);
for (const [ratio, size] of Object.entries(CELLS)) {
  const filter = `select='eq(mod(n-2,5),0)',scale=${size}:flags=lanczos,tile=18x1`;
  execFileSync(ffmpeg, [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', join(FOLDER, `video-${ratio}.mp4`)],
    ...['-vf', filter, '-frames:v', '1', '-q:v', '6', '-map_metadata', '-1', '-bitexact'],
    join(FOLDER, `video-${ratio}-strip.jpg`),
  ]);
}
