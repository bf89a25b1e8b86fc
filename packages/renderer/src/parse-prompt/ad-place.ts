import type { FoundSubjects } from './find-subjects.ts';
import { isPerson } from './kinds-of-things.ts';
import type { Look, Setting, Subject, Time } from './scene-description.ts';
import { isShownInPlace } from './words/ads.ts';
import { businessOf } from './words/businesses.ts';

const PLAIN_SUBJECT: Omit<Subject, 'thing'> = {
  count: 1,
  size: 'normal',
  colour: null,
  motions: [],
  states: [],
  position: null,
  look: null,
};

const ANYBODY: Look = {
  age: null,
  gender: null,
  hairColour: null,
  hairStyle: null,
  skin: null,
  clothes: [],
  job: null,
};

/** People who dance, for what is an event rather than a thing. */
const DANCERS: Subject = {
  ...PLAIN_SUBJECT,
  thing: 'person',
  count: 3,
  motions: ['dance'],
  look: ANYBODY,
};

const TOOLS: ReadonlySet<string> = new Set(['wrench', 'toolbox', 'hammer', 'drill']);

/** An ad without a thing shows what its business stands for. */
export function shownInAd(prompt: string, { subjects }: FoundSubjects): readonly Subject[] {
  const isRepaired = /\brepair|\bmechanic|\bfixed\b/iu.test(prompt);
  const hasTools = subjects.some(({ thing }) => TOOLS.has(thing));
  if (subjects.length > 0)
    return isRepaired && !hasTools && subjects.length < 3
      ? [...subjects, { ...PLAIN_SUBJECT, thing: 'toolbox' }, { ...PLAIN_SUBJECT, thing: 'wrench' }]
      : subjects;
  const thing = businessOf(prompt)?.thing ?? null;
  if (thing === null) return [];
  return thing === 'dancers' ? [DANCERS] : [{ ...PLAIN_SUBJECT, thing }];
}

/** Whether the prompt says where things are. */
function isPlaced({ votes, relations }: FoundSubjects): boolean {
  const isNamed = votes.some(({ weight }) => weight >= 2);
  return (
    isNamed || relations.some(({ kind }) => kind === 'on' || kind === 'in' || kind === 'under')
  );
}

const DEEDS_AT_WORK: ReadonlySet<string> = new Set([
  'throw',
  'cook',
  'kick',
  'ride',
  'drive',
  'push',
  'pull',
  'build',
  'water',
  'feed',
  'paint',
  'plant',
  'chase',
]);

/** Somebody who is on the way or at work, rather than shown on a podium. */
function isOutdoors({ subjects, relations }: FoundSubjects, time: Time | undefined): boolean {
  const going = ['run', 'walk', 'climb', 'drive', 'swim', 'slide'] as const;
  const isGoing = subjects.some(({ motions }) => going.some((each) => motions.includes(each)));
  const isBusy = relations.some(
    ({ from, kind, to }) =>
      to !== null && DEEDS_AT_WORK.has(kind) && isPerson(subjects[from]?.thing ?? ''),
  );
  return isGoing || isBusy || (time !== undefined && subjects.some(({ thing }) => isPerson(thing)));
}

/** Where what a teaser promises is at home, if that is more telling than its habitat. */
const TEASER_PLACES: Readonly<Record<string, Setting>> = {
  dragon: 'volcano',
  'person-zombie': 'street',
  'person-vampire': 'castle',
  ghost: 'castle',
  automobile: 'road',
  'racing-car': 'road',
  'sports-car': 'road',
};

/** Where an ad is shown: in the place of the prompt, where people are active, or in the studio. */
export function placeOfAd(
  prompt: string,
  place: Setting,
  { found, time }: { readonly found: FoundSubjects; readonly time: Time | undefined },
): Setting {
  const isNamed = isPlaced(found);
  const isTold = isShownInPlace(prompt);
  const home = found.subjects.map(({ thing }) => TEASER_PLACES[thing]).find((each) => each);
  if (isTold && !isNamed && home !== undefined) return home;
  if (place !== 'abstract' && (isNamed || isTold)) return place;
  const grows = found.subjects.some(({ thing }) => /seedling|tree|^herb$/u.test(thing));
  if (isTold && grows) return 'meadow';
  if (!isOutdoors(found, time)) return 'studio';
  return place === 'abstract' ? 'street' : place;
}
