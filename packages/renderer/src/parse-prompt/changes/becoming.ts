import { plainSubject } from '../description/plain-subject.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import { reworded } from '../rewordings/reworded.ts';
import type { Phase, SceneDescription, Setting, Subject } from '../scene-description.ts';
import { type Aspect, type Becoming, type Told, toldChanges } from './becoming-words.ts';

type Read = (text: string) => SceneDescription;

const WATERS = /\b(?:lake|lagoon|pond|river|stream|sea|ocean|water|waterfall)\b(?! in\b)/iu;
const CLOUDS = /\bclouds?\b/iu;
const ANYTHING = /./u;

/** A subject with the look that it has at one end of the change. */
function looking(subject: Subject, aspect: Aspect | null): Subject {
  if (aspect === null) return subject;
  const { colour, material, state, isLit } = aspect;
  const states = subject.states.filter((one) => one !== 'glowing' && one !== 'burning');
  return {
    ...subject,
    ...(colour === undefined ? {} : { colour }),
    ...(material === undefined ? {} : { material }),
    ...(state === undefined ? {} : { states: [...subject.states, state] }),
    ...(isLit === undefined ? {} : { states: isLit ? [...states, 'glowing'] : states }),
  };
}

/** Light is seen best in the dark. */
const LAMPS = /candle|torch|lamp|lantern|flashlight|bulb|star|fire|moon|light|sparkler/u;

/** What is otherwise only a part of the sky is what the picture is about. */
const SKY_THINGS: readonly (readonly [RegExp, string, Setting])[] = [
  [/^(?:an?|the|one) (?:[\p{L}-]+ )?cloud$/iu, 'cloud', 'meadow'],
  [/^(?:an?|the|one) (?:[\p{L}-]+ )?star$/iu, 'star', 'sky'],
];

const NAMED_ABOVE = /\b(?:cloud|star)\b/iu;
const OF_SIZE = /^((?:an?|the|one) (?:[\p{L}-]+ )?(?:cloud|star)) (grows|shrinks)\b/iu;

/** The scene without what is said of the looks, with all that changes. */
function plainScene({ plain, becomings }: Told, read: Read): SceneDescription {
  const scene = read(plain);
  const [of] = becomings;
  const above = SKY_THINGS.find(([words]) => words.test(of?.name ?? ''));
  if (above === undefined || scene.subjects.length > 0) return scene;
  const [, thing, setting] = above;
  return { ...scene, setting, subjects: [plainSubject(thing)] };
}

/** "Into a flask, and it turns green": an animal that is told of, or else what was named last. */
function placeOfIt({ subjects }: SceneDescription): number {
  const animal = subjects.findIndex(({ thing }) => isAnimate(thing) && !isPerson(thing));
  return animal === -1 ? subjects.findLastIndex(({ thing }) => !isPerson(thing)) : animal;
}

/** Which subject is meant; -1 where what changes is no subject. */
function placeOf({ name }: Becoming, scene: SceneDescription, read: Read): number {
  const { subjects } = scene;
  if (/^it$/iu.test(name)) return placeOfIt(scene);
  const above = SKY_THINGS.find(([words]) => words.test(name))?.[1];
  const meant = above === undefined ? read(name).subjects[0] : { thing: above };
  return meant === undefined ? -1 : subjects.findIndex(({ thing }) => thing === meant.thing);
}

const ENDS = ['from', 'to'] as const;

/** Around a lamp that gives little light it is dark. */
function darkness(becomings: readonly Becoming[], end: 'from' | 'to'): Phase {
  const isLit = becomings.some((becoming) => becoming[end]?.isLit === true);
  return isLit ? { moods: [], extras: [] } : { moods: ['dark'], extras: ['dim'] };
}

/** Things that change their colour or what they are made of. */
function ofThings(told: Told, read: Read): SceneDescription | null {
  const scene = plainScene(told, read);
  const { becomings } = told;
  const meant = becomings.map((becoming) => ({ ...becoming, at: placeOf(becoming, scene, read) }));
  const isLook = ({ to, at }: (typeof meant)[number]) =>
    Object.keys(to).length > 1 && at !== -1 && !isPerson(scene.subjects[at]?.thing ?? '');
  if (scene.ad !== null || !meant.every(isLook)) return null;
  const at = (end: 'from' | 'to') =>
    scene.subjects.map((subject, index) =>
      meant.reduce(
        (one, becoming) => (becoming.at === index ? looking(one, becoming[end]) : one),
        subject,
      ),
    );
  const isDark = meant.some(
    ({ to, from, at: index }) =>
      (to.isLit ?? from?.isLit) !== undefined && LAMPS.test(scene.subjects[index]?.thing ?? ''),
  );
  return {
    ...scene,
    ...(isDark ? { time: scene.time ?? 'night' } : {}),
    subjects: at('from'),
    phases: ENDS.map((end) => ({ subjects: at(end), ...(isDark ? darkness(meant, end) : {}) })),
  };
}

/** The water or the clouds of a place in another colour, or else the whole of it. */
function tinted(becomings: readonly Becoming[], end: 'from' | 'to'): Phase {
  const colourOf = (words: RegExp) =>
    becomings.find(({ name }) => words.test(name))?.[end]?.colour ?? undefined;
  const clouds = colourOf(CLOUDS);
  const water = colourOf(WATERS);
  if (clouds === undefined && water === undefined) {
    const accent = colourOf(ANYTHING);
    return accent === undefined ? {} : { accent };
  }
  const tints = {
    ...(water === undefined ? {} : { water }),
    ...(clouds === undefined ? {} : { clouds }),
  };
  return { tints, accent: null };
}

/** A place, a sky or somebody that is otherwise in the end. */
function ofScenes({ start, end, plain, becomings }: Told, read: Read): SceneDescription | null {
  const [first, last] = [read(start), read(end)];
  if (first.ad !== null || last.ad !== null || plain.trim() === '') return null;
  const isSame =
    first.subjects.length === last.subjects.length &&
    first.subjects.every(({ thing }, at) => thing === last.subjects[at]?.thing);
  const { time, moods, weather, particles, effects, accent, subjects, extras = [] } = last;
  const [from, to] = [first.setting, last.setting];
  const tint = tinted(becomings, 'from');
  const begins = {
    ...first,
    setting: from === 'abstract' ? to : from,
    ...tint,
  };
  const setting = to === 'abstract' ? from : to;
  const ends: Phase = {
    ...(isSame ? { subjects, effects } : {}),
    ...{ setting, time, moods, weather, particles, accent, extras },
    ...(first.view === last.view ? {} : { view: last.view }),
    ...tinted(becomings, 'to'),
  };
  const isOther =
    JSON.stringify({ extras: [], ...begins }) !==
    JSON.stringify({ extras: [], ...begins, ...ends });
  return isOther ? { ...begins, phases: [tint, ends] } : null;
}

/** What is otherwise only a part of the sky becomes larger or smaller. */
function sized(prompt: string, read: Read): SceneDescription | null {
  if (!NAMED_ABOVE.test(prompt)) return null;
  const found = OF_SIZE.exec(reworded(prompt).replaceAll(/\s+/gu, ' '));
  const [, name = '', grows] = found ?? [];
  const above = SKY_THINGS.find(([words]) => words.test(name));
  if (found === null || above === undefined) return null;
  const [, thing, setting] = above;
  const motions: Subject['motions'] = [grows === 'grows' ? 'grow' : 'shrink'];
  return { ...read(name), setting, subjects: [{ ...plainSubject(thing), motions }] };
}

const MOST = 8;
/** Light comes from these themselves. */
const GLOWING = /robot|jellyfish|firefly/u;
const NO_LAMP = /^(?:i|we|you|they|he|she|everyone|everybody|people)$|\b(?:tide|face|smile)$/iu;
const OF_ANOTHER = /['\u2019]s? /u;

/** People blush, go out and change their clothes, and vehicles turn off the road. */
function isOtherwiseMeant({ name, to }: Becoming, read: Read): boolean {
  if (to.isLit !== undefined && NO_LAMP.test(name)) return true;
  const thing = OF_ANOTHER.test(name) ? undefined : read(name).subjects[0]?.thing;
  if (thing === undefined) return false;
  if (to.isLit !== undefined)
    return to.isLit
      ? isAnimate(thing) && !GLOWING.test(thing)
      : isAnimate(thing) || (isVehicle(thing) && !LAMPS.test(thing));
  return isPerson(thing) && (to.colour !== undefined || read(to.word).subjects.length > 0);
}

/** A scene in which something looks different in the end; null where nothing does. */
export function becomingIn(prompt: string, read: Read): SceneDescription | null {
  const told = toldChanges(prompt);
  if (told === null) return sized(prompt, read);
  const { becomings } = told;
  if (becomings.length > MOST || becomings.some((one) => isOtherwiseMeant(one, read))) return null;
  return ofThings(told, read) ?? ofScenes(told, read);
}
