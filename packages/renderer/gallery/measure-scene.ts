import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { registerFonts } from '../src/draw/fonts.ts';
import { isField } from '../src/parse-prompt/description/field-of-flowers.ts';
import { parsePrompt } from '../src/parse-prompt/parse-prompt.ts';
import type { SceneDescription } from '../src/parse-prompt/scene-description.ts';
import { knownWords } from '../src/read-prompt/read-prompt.ts';
import { composeScene, type Guest } from '../src/scene/compose-scene.ts';
import { prepareScene } from '../src/scene/prepare-scene.ts';
import type { Size } from '../src/sizes.ts';
import { isShownAlready } from '../src/stage/cast/complete-cast.ts';

const SECONDS = 5;
/** Enough to see whether there is anything. */
const SMALL: Size = { width: 240, height: 136 };
/** When things that come and go are looked for. */
const LOOKS = [0.9, 2.3, 3.9];
/** Between two pixels, the sum over red, green and blue. */
const DIFFERENT = 36;
/** A share of the picture. */
const VISIBLE_MIN = 0.0008;
/** The share of pixels that differ from the pixel an eighth of the picture away. */
const DETAIL_MIN = 0.02;

export type Emptiness = 'plain' | 'no subject';

const nobody: Guest = async (_world, scenery) => ({ scenery, actors: [] });

async function looksAt(read: SceneDescription, prompt: string, guest?: Guest): Promise<Buffer[]> {
  const paint = await composeScene(read, SMALL, prompt, guest);
  return LOOKS.map((seconds) => {
    const canvas = createCanvas(SMALL.width, SMALL.height);
    paint(canvas.getContext('2d'), { seconds, progress: seconds / SECONDS });
    return canvas.data();
  });
}

function differs(one: Buffer, at: number, other: Buffer, beside: number): boolean {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1)
    sum += Math.abs((one[at + channel] ?? 0) - (other[beside + channel] ?? 0));
  return sum > DIFFERENT;
}

function shareThatDiffers(one: Buffer, other: Buffer, shift = 0): number {
  let count = 0;
  const end = one.length - shift * 4;
  for (let at = 0; at < end; at += 4) if (differs(one, at, other, at + shift * 4)) count += 1;
  return (count * 4) / end;
}

/** What a picture of this prompt lacks; null if there is something to see in it, and who it is about. */
export async function emptinessOf(prompt: string): Promise<Emptiness | null> {
  registerFonts();
  const read = parsePrompt(prompt, knownWords());
  const pictures = await looksAt(read, prompt);
  const isPlain = pictures.every(
    (picture) =>
      shareThatDiffers(picture, picture, SMALL.width / 8) < DETAIL_MIN &&
      shareThatDiffers(picture, picture, (SMALL.width * SMALL.height) / 8) < DETAIL_MIN,
  );
  if (isPlain) return 'plain';
  // A field of flowers is scenery, and so are the waves of the sea.
  const draft = { subjects: [...read.subjects], relations: [...read.relations] };
  const isScenery = read.subjects.every((_, at) => isShownAlready(at, draft, read));
  if (isScenery || read.subjects.some(isField)) return null;
  const without = await looksAt(read, prompt, nobody);
  const seen = pictures.some(
    (picture, at) => shareThatDiffers(picture, without[at] ?? picture) > VISIBLE_MIN,
  );
  return seen ? null : 'no subject';
}

/** Processor time of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const FRAMES = [0.7, 2.1, 3.4, 4.6];
const FRAMES_OF_VIDEO = 150;
/** What is drawn once for several frames is drawn for about so many. */
const PAGES = 14;

export interface Cost {
  /** Reading, composing, and what the first frames paint for those that follow. */
  readonly prepare: number;
  readonly frame: number;
  /** Of a video: a crowded scene shows each for two frames. */
  readonly drawings: number;
  /** Of a video of five seconds, without what is the same for all. */
  readonly video: number;
}

/** What a prompt costs at this size, in milliseconds of processor time. */
export async function costOf(prompt: string, canvas: Canvas): Promise<Cost> {
  const brush = canvas.getContext('2d', { alpha: false });
  const start = processorTime();
  const choices = { prompt, type: 'video', aspectRatio: '16:9', durationSeconds: SECONDS } as const;
  const description = parsePrompt(prompt, knownWords());
  const scene = await prepareScene({ ...choices, description, picture: null }, canvas);
  const draw = (seconds: number) => {
    scene.draw(brush, seconds);
    canvas.data();
    globalThis.gc?.({ type: 'minor' });
  };
  draw(0);
  const prepared = processorTime();
  const timed = () => {
    const from = processorTime();
    for (const seconds of FRAMES) draw(seconds);
    return (processorTime() - from) / FRAMES.length;
  };
  const [once, frame] = [timed(), timed()];
  const prepare = prepared - start + Math.max(0, once - frame) * PAGES;
  const drawings = FRAMES_OF_VIDEO / scene.framesEach;
  return { prepare, frame, drawings, video: prepare + frame * drawings };
}
