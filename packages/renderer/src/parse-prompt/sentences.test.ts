import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openIconFile } from '../icons/icon-file.ts';
import { parsePrompt } from './parse-prompt.ts';
import type { Act, SceneDescription } from './scene-description.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

/** Who does what, and how they are, in one part of a story. */
function deedsIn({ subjects, relations }: Act): string {
  const name = (at: number | null) => (at === null ? '.' : (subjects[at]?.thing ?? '?'));
  const own = subjects.map(({ thing, motions, states, heading }) =>
    [thing, ...states, ...motions, heading ?? ''].join(' ').trim(),
  );
  const related = relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`);
  return [...own, ...related].join(', ');
}

/** A reading in short, as the lines of the files have it. */
function inShort({ subjects, relations, ...scene }: SceneDescription): string {
  const acts = (scene.acts ?? []).map((act) => ` > ${deedsIn(act)}`).join('');
  const name = (at: number | null) => (at === null ? '.' : (subjects[at]?.thing ?? '?'));
  const things = subjects.map(({ count, thing }) => (count === 1 ? thing : `${count} ${thing}`));
  const related = relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`);
  const slope = scene.slope === undefined ? null : `${scene.slope.way}-slope`;
  const { lettering } = scene;
  const words = lettering === undefined ? null : `on-${lettering.ground ?? lettering.thing}`;
  const beside = scene.halves?.map(({ setting }) => setting).join('|') ?? null;
  const glass = scene.glass === undefined ? null : `in-${scene.glass.glassware}`;
  const explains = scene.explainer === undefined ? null : `explains-${scene.explainer.kind}`;
  const conditions = [
    scene.time,
    ...scene.weather,
    ...scene.moods,
    scene.camera,
    slope,
    words,
    beside,
    glass,
    explains,
  ];
  const shown = [...conditions.filter((each) => each !== null), scene.medium ?? ''].join(' ');
  return `${things.join(', ')}; ${related.join(', ')}${acts} | ${scene.setting} | ${shown}`
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function linesOf(name: string): readonly (readonly [prompt: string, reading: string])[] {
  return readFileSync(new URL(`../../test/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.indexOf(' | ');
      return [
        line.slice(0, at),
        line
          .slice(at + 3)
          .replaceAll(/\s+/gu, ' ')
          .trim(),
      ];
    });
}

test.each(['sentences.txt', 'gallery-sentences.txt'])(
  'every sentence of %s is read as it says',
  { timeout: 240_000 },
  (name) => {
    const lines = linesOf(name);
    const read = lines.map(([prompt]) => `${prompt} | ${inShort(parsePrompt(prompt, vocabulary))}`);
    expect(read).toEqual(lines.map(([prompt, reading]) => `${prompt} | ${reading}`));
  },
);
