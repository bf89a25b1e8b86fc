import { readFileSync } from 'node:fs';
import { ASPECT_RATIOS, type AspectRatio } from '../src/sizes.ts';

export interface GalleryPrompt {
  readonly number: number;
  readonly aspectRatio: AspectRatio;
  /** Name of a picture in `pictures/`, or null. */
  readonly picture: string | null;
  readonly prompt: string;
}

/** The prompts of a file, one on each line: number | aspect ratio | picture or - | prompt | wanted. */
export function readPrompts(file: string | URL): readonly GalleryPrompt[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^\d/.test(line)).map(readLine);
}

function readLine(line: string): GalleryPrompt {
  const [number, ratio, picture = '-', prompt = ''] = line.split('|').map((part) => part.trim());
  const aspectRatio = ASPECT_RATIOS.find((one) => one === ratio);
  if (aspectRatio === undefined || prompt === '') throw new Error(`Cannot read: ${line}`);
  return {
    number: Number(number),
    aspectRatio,
    picture: picture === '-' ? null : picture,
    prompt,
  };
}
