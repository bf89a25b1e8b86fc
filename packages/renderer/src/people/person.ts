import type { Age, Figure, HairStyle, Look } from '../parse-prompt/scene-description.ts';
import { COLOUR_WORDS } from '../parse-prompt/words/colours.ts';
import { pick, type Random } from '../random.ts';
import { dressed } from './dressing.ts';
import { BONE, jobNamed, type Outfit } from './outfits.ts';

/** From the lightest to the darkest. */
export const SKINS = ['#ffdcc0', '#f6c79c', '#e2a878', '#c28453', '#935d3a', '#633e29'] as const;
const HAIRS = ['#2a2126', '#4a2f22', '#6b4226', '#a06a35', '#e0b35c', '#b5502c'] as const;
const SHIRTS = [
  '#e2574c',
  '#3f8efc',
  '#2fb673',
  '#f2a03e',
  '#8b5cf6',
  '#2f9e8f',
  '#e0608a',
] as const;
const TROUSERS = ['#30497c', '#3f4658', '#5a4a6e', '#2f4858', '#6b5540'] as const;

/** Somebody, with everything decided that the prompt leaves open. */
export interface Person {
  readonly age: Age;
  readonly gender: 'female' | 'male';
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly hasBeard: boolean;
  readonly hasGlasses: boolean;
  /** Colours, where the prompt names them. */
  readonly eyes: string | null;
  readonly lips: string | null;
  readonly hasFreckles: boolean;
  readonly figure: Figure | null;
  readonly isShaded: boolean;
  /** The colour of what is over the ears. */
  readonly headphones: string | null;
  readonly outfit: Outfit;
}

/** Icons of people, as their age, gender and job. */
const PEOPLE: Readonly<Record<string, Partial<Look>>> = {
  boy: { age: 'child', gender: 'male' },
  girl: { age: 'child', gender: 'female' },
  child: { age: 'child' },
  baby: { age: 'baby' },
  man: { age: 'adult', gender: 'male' },
  woman: { age: 'adult', gender: 'female' },
  person: { age: 'adult' },
  'old-man': { age: 'old', gender: 'male' },
  'old-woman': { age: 'old', gender: 'female' },
  'older-person': { age: 'old' },
  princess: { gender: 'female', job: 'queen' },
  prince: { gender: 'male', job: 'king' },
  'person-mage': { gender: 'male', job: 'wizard', hairStyle: 'bearded' },
  'health-worker': { job: 'doctor' },
  cook: { job: 'chef' },
  technologist: { job: 'programmer' },
  'person-superhero': { job: 'superhero' },
  'factory-worker': { job: 'mechanic' },
  // Beings of tales go, sit and hold things as people do.
  'person-vampire': { job: 'vampire' },
  'person-zombie': { job: 'zombie' },
  'person-elf': { job: 'elf' },
  troll: { job: 'troll' },
  ogre: { job: 'monster' },
  goblin: { job: 'goblin' },
  'santa-claus': { job: 'santa', age: 'adult', gender: 'male' },
};

const SAME_NAMED = new Set(
  `farmer detective astronaut singer artist scientist student pilot firefighter police-officer judge
  guard mechanic office-worker construction-worker teacher ninja`.split(/\s+/u),
);

/** Whether people of this name are drawn, instead of an icon with or without a body. */
export function isDrawnPerson(thing: string): boolean {
  if (thing === 'skier' || thing === 'snowboarder') return false;
  return thing in PEOPLE || SAME_NAMED.has(thing) || jobNamed(thing) !== null;
}

const METRES: Readonly<Record<Age, number>> = { baby: 0.75, child: 1.25, adult: 1.72, old: 1.65 };

export function metresOfPerson(thing: string, look: Look | null): number {
  return METRES[look?.age ?? PEOPLE[thing]?.age ?? 'adult'];
}

const WHITE_BEARDED = /^(?:wizard|dwarf|gnome|garden-gnome|santa)$/u;

/** The person that a subject shows; what nobody says is chosen by `random`. */
export function personOf(
  thing: string,
  look: Look | null,
  colour: string | null,
  random: Random,
): Person {
  const known = PEOPLE[thing] ?? {};
  const age = look?.age ?? known.age ?? 'adult';
  const draws = {
    gender: pick(random, ['female', 'male'] as const),
    skin: pick(random, SKINS),
    hair: pick(random, HAIRS),
    shirt: pick(random, SHIRTS),
    trousers: pick(random, TROUSERS),
    female: pick(random, ['long', 'ponytail', 'long', 'curly'] as const),
    male: pick(random, ['short', 'short', 'curly'] as const),
  };
  const job = look?.job ?? known.job ?? (jobNamed(thing) === null ? null : thing);
  const worn = job === null ? null : jobNamed(job);
  const isInDress = look?.clothes.some(({ garment }) => garment === 'dress') === true;
  const usual = worn?.gender ?? (isInDress ? 'female' : draws.gender);
  const gender = look?.gender ?? known.gender ?? usual;
  const isBare = worn?.cut === 'bones' || worn?.isBald === true;
  const own = worn?.cut === 'bones' ? BONE : fur(worn, colour);
  const skin = own ?? skinOf(look?.skin ?? null) ?? draws.skin;
  const style = look?.hairStyle ?? known.hairStyle ?? null;
  // Hair of a colour that is named is long enough to be seen.
  const free = look?.hairColour != null && gender === 'female' ? 'long' : draws[gender];
  const usualHair = age === 'old' ? (gender === 'male' ? 'bald' : 'curly') : free;
  return {
    age,
    gender,
    skin,
    hair:
      (worn?.isBald === true ? skin : natural(look?.hairColour ?? null)) ??
      (age === 'old' || WHITE_BEARDED.test(job ?? '') ? '#e6e8ec' : hairOn(skin, draws.hair)),
    hairStyle: isBare
      ? 'bald'
      : style === null || style === 'bearded'
        ? age === 'baby'
          ? 'bald'
          : usualHair
        : style,
    hasBeard:
      style === 'bearded' ||
      look?.hasBeard === true ||
      (age === 'old' && gender === 'male') ||
      (worn?.hasBeard === true && gender === 'male'),
    hasGlasses:
      (age === 'old' && gender === 'female') ||
      worn?.hasGlasses === true ||
      look?.hasGlasses === true,
    eyes: look?.eyes ?? null,
    lips: look?.lips ?? null,
    hasFreckles: look?.hasFreckles === true,
    figure: look?.figure ?? worn?.figure ?? null,
    isShaded: look?.isShaded === true,
    headphones: look?.headphones ?? null,
    outfit: dressed(worn, look, { ...draws, age, gender, colour, skin, isModel: job === 'model' }),
  };
}

/** Of beings of tales; a monster is as blue as it is told to be. */
function fur(worn: Outfit | null, colour: string | null): string | null {
  return (worn?.cut === 'fur' ? colour : null) ?? worn?.skin ?? null;
}

/** Hair of nearly the colour of the face would not be seen, and nobody be told by it. */
function hairOn(skin: string, hair: string): string {
  const isDeep = skin === SKINS[4] || skin === SKINS[5];
  return isDeep && hair !== HAIRS[1] ? HAIRS[0] : hair;
}

/** Red hair is no red paint. */
function natural(hair: string | null): string | null {
  return hair === COLOUR_WORDS['red'] ? '#b8482a' : hair;
}

function skinOf(tone: number | null): string | null {
  return tone === null ? null : (SKINS[Math.min(5, Math.max(0, Math.round(tone)))] ?? null);
}
