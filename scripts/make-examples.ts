import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AspectRatio, createRenderer, type Renderer } from 'kinora-renderer';
import { findFfmpeg } from '../packages/renderer/src/encode/find-ffmpeg.ts';

/**
 * Makes the media of the example gallery again from the prompts in `content/examples/index.json`:
 * all of them, or those whose slugs are given. They are smaller than what the service makes, so
 * that the repository and the page stay small.
 */
const FOLDER = join(import.meta.dirname, '../content/examples');
const INDEX = join(FOLDER, 'index.json');
const MEDIA_BYTES_MAX = 700_000;
const THUMBNAIL_BYTES_MAX = 80_000;
const PREVIEW_WIDTH = 640;
const VIDEO = [
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p'],
  ...['-movflags', '+faststart'],
];
/** Frames of a strip, and the size of each. */
const STRIP_FRAMES = 18;
const CELL = { width: 112, height: 72 };
const STRIP_BYTES_MAX = 80_000;

interface Example {
  readonly slug: string;
  readonly prompt: string;
  readonly type: 'video' | 'image';
  readonly file: string;
  readonly thumbnail: string;
  readonly strip: string | null;
  readonly duration: number | null;
  readonly aspect_ratio: AspectRatio;
  readonly width: number;
  readonly words: readonly object[];
}

const wanted = process.argv.slice(2);
const examples: readonly Example[] = JSON.parse(await readFile(INDEX, 'utf8'));
const ffmpeg = findFfmpeg(process.platform, process.arch);
const scratch = await mkdtemp(join(tmpdir(), 'kinora-examples-'));
const renderer = createRenderer();
try {
  for (const example of examples) {
    if (wanted.length > 0 && !wanted.includes(example.slug)) continue;
    await make(renderer, example);
  }
  await writeFile(
    INDEX,
    `${JSON.stringify(await Promise.all(examples.map(withWords)), null, 2)}\n`,
  );
} finally {
  await renderer.close();
  await rm(scratch, { recursive: true, force: true });
}

async function make({ render }: Renderer, example: Example): Promise<void> {
  const { type, prompt, duration, aspect_ratio: aspectRatio } = example;
  const large = join(scratch, type === 'video' ? 'large.mp4' : 'large.png');
  const preview = join(scratch, 'preview.jpg');
  await render({
    ...{ prompt, aspectRatio, file: large, thumbnailFile: preview },
    durationSeconds: duration ?? undefined,
  });
  const scale = ['-vf', `scale=${example.width}:-2:flags=lanczos`];
  const file = join(FOLDER, example.file);
  const thumbnail = join(FOLDER, example.thumbnail);
  if (type === 'video') convert(large, [...scale, ...VIDEO, file]);
  else convert(large, [...scale, file]);
  // The preview of the renderer is small.
  const still = ['-frames:v', '1', '-q:v', '4', thumbnail];
  if (duration === null || example.width <= PREVIEW_WIDTH) convert(preview, [...scale, ...still]);
  else convert(large, ['-ss', String(duration / 2), ...scale, ...still]);
  if (example.strip !== null && duration !== null) {
    const strip = join(FOLDER, example.strip);
    convert(large, [...stripFilter(duration), '-frames:v', '1', '-q:v', '6', strip]);
    await bytesOf(strip, STRIP_BYTES_MAX);
  }
  console.log(
    `${example.slug}: ${await bytesOf(file, MEDIA_BYTES_MAX)} and ` +
      `${await bytesOf(thumbnail, THUMBNAIL_BYTES_MAX)} bytes`,
  );
}

/** Which words are in the picture, and the colours that they became. */
async function withWords(example: Example): Promise<Example> {
  const read = await renderer.readPrompt(example.prompt);
  const words = read.map(({ start, end, color }) => ({ start, end, color }));
  return { ...example, words };
}

/** One row of equal cells, spread over the whole video; what does not fit a cell is cut off. */
function stripFilter(seconds: number): readonly string[] {
  const { width, height } = CELL;
  const cell = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
  return ['-vf', `fps=${STRIP_FRAMES}/${seconds},${cell},tile=${STRIP_FRAMES}x1`];
}

function convert(input: string, output: readonly string[]): void {
  execFileSync(ffmpeg, ['-y', '-loglevel', 'error', '-i', input, ...output]);
}

async function bytesOf(path: string, max: number): Promise<number> {
  const { size } = await stat(path);
  if (size > max) throw new Error(`${path} has ${size} bytes; at most ${max} are allowed`);
  return size;
}
