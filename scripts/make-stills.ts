import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer } from 'kinora-renderer';
import { findFfmpeg } from '../packages/renderer/src/encode/find-ffmpeg.ts';

/** Makes the stills and the clip of the README and of docs/renderer.md again: all, or those that are named. */
const FOLDER = join(import.meta.dirname, '../docs/images');
const BYTES_MAX = 900_000;

interface Still {
  readonly name: string;
  readonly prompt: string;
}

const STILLS: readonly Still[] = [
  { name: 'cat', prompt: 'An orange cat sleeping on a windowsill while rain runs down the glass' },
  { name: 'dog', prompt: 'A golden retriever chasing a frisbee across a sunny park' },
  { name: 'camp', prompt: 'A campfire between two tents under a starry sky, pine trees around' },
  { name: 'striker', prompt: 'A striker kicks the ball into the goal in a packed stadium' },
  { name: 'robot', prompt: 'A robot waters sunflowers in a greenhouse' },
  { name: 'train', prompt: 'A steam train crosses a stone bridge in the mountains in autumn' },
  { name: 'dragon', prompt: 'A dragon sleeping on a pile of gold in a cave' },
  {
    name: 'violin',
    prompt: 'A street musician plays the violin on a rainy street at night, neon signs',
  },
  { name: 'village', prompt: 'Snow falling on a quiet village at sunset' },
  { name: 'class', prompt: 'A teacher points at a blackboard in front of a class of children' },
  { name: 'kite', prompt: 'Two children flying a kite on a hill in the style of Monet' },
  { name: 'car', prompt: 'A red car on a mountain road, pencil sketch' },
  { name: 'globe', prompt: 'A tiny village inside a snow globe on a wooden table' },
  {
    name: 'wolves',
    prompt: 'A pack of wolves running across a frozen river under the northern lights',
  },
  { name: 'shoes', prompt: 'Product ad for running shoes with a big headline' },
  { name: 'coffee', prompt: 'Ad for a coffee shop, "Wake up happy", 20% off this week' },
];
const CLIP = {
  name: 'whale',
  prompt: 'A whale leaps out of a dark sea under green northern lights',
};

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Still) => wanted.length === 0 || wanted.includes(name);
const ffmpeg = findFfmpeg(process.platform, process.arch);
const scratch = await mkdtemp(join(tmpdir(), 'kinora-stills-'));
const renderer = createRenderer();
try {
  for (const still of STILLS.filter(isWanted)) await makeStill(still);
  if (isWanted(CLIP)) await makeClip(CLIP);
} finally {
  await renderer.close();
  await rm(scratch, { recursive: true, force: true });
}

async function makeStill({ name, prompt }: Still): Promise<void> {
  const large = join(scratch, `${name}.png`);
  await renderer.render({ prompt, file: large });
  const file = join(FOLDER, `${name}.jpg`);
  convert(large, ['-vf', 'scale=-2:450:flags=lanczos', '-q:v', '4', file]);
  await tell(file);
}

/** With sound, and as a picture that moves: sites that show a README play no video of its repository. */
async function makeClip({ name, prompt }: Still): Promise<void> {
  const large = join(scratch, `${name}.mp4`);
  await renderer.render({ prompt, file: large, durationSeconds: 5 });
  const file = join(FOLDER, `${name}.mp4`);
  convert(large, [
    ...['-vf', 'scale=960:-2:flags=lanczos', '-c:v', 'libx264', '-preset', 'slow', '-crf', '26'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'copy', '-movflags', '+faststart', file],
  ]);
  await tell(file);
  const moving = join(FOLDER, `${name}.webp`);
  convert(large, [
    ...['-an', '-vf', 'fps=15,scale=800:-2:flags=lanczos', '-c:v', 'libwebp_anim'],
    ...['-loop', '0', '-quality', '55', '-compression_level', '6', moving],
  ]);
  await tell(moving);
}

function convert(input: string, output: readonly string[]): void {
  execFileSync(ffmpeg, ['-y', '-loglevel', 'error', '-i', input, ...output]);
}

async function tell(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size > BYTES_MAX) throw new Error(`${file} has ${size} bytes; at most ${BYTES_MAX} are fine`);
  console.log(`${file}: ${size} bytes`);
}
