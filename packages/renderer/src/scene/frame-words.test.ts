import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canvasOf, decodePicture } from '../draw/source-picture.ts';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { findEyes } from '../pictures/face/find-eyes.ts';
import { boxInFrame } from '../pictures/subject/frame-picture.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { type AspectRatio, sizeOf } from '../sizes.ts';
import { frameFor } from './frame-words.ts';
import { subjectOf } from './subject-of-picture.ts';

async function framed(file: string, prompt: string, ratio: AspectRatio) {
  const bytes = readFileSync(new URL(`../../gallery/pictures/${file}`, import.meta.url));
  const size = sizeOf('video', ratio);
  const picture = canvasOf(await decodePicture(bytes));
  const task = { prompt, description: parsePrompt(prompt, knownWords()), picture, size };
  const { subject, isGaze } = subjectOf(task);
  return { ...frameFor(task, subject, 1, isGaze), picture, size };
}

test('both eyes of a face that fills a wide picture are in an upright frame', async () => {
  const prompt = "Slow zoom in on the cat's face, warm evening light";
  const { placement, picture, size } = await framed('cat.jpg', prompt, '9:16');
  const eyes = findEyes(picture, null);
  for (const eye of [eyes?.left, eyes?.right]) {
    const spot = { x: eye?.x ?? -1, y: eye?.y ?? -1, width: 0, height: 0 };
    const { x } = boxInFrame(spot, picture, size, placement);
    expect(x).toBeGreaterThan(size.width * 0.1);
    expect(x).toBeLessThan(size.width * 0.9);
  }
});

test('words are rather over the legs of somebody than over the head', async () => {
  const prompt = 'Photo workshop ad, "See it differently", Saturdays at 3 PM';
  const { zones, box } = await framed('photographer.jpg', prompt, '1:1');
  expect(zones?.words.y ?? 0).toBeGreaterThan(box.y + box.height * 0.42);
});
