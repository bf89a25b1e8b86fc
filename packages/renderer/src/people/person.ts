import type { Age, Garment, HairStyle, Look } from '../parse-prompt/scene-description.ts';
import { pick, type Random } from '../random.ts';
import { jobNamed, type Outfit } from './outfits.ts';

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
  'factory-worker': { job: 'mechanic' },
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

const WHITE_BEARDED = /^(?:wizard|dwarf|gnome|garden-gnome)$/u;

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
    female: pick(random, ['long', 'ponytail', 'straight', 'curly'] as const),
    male: pick(random, ['short', 'short', 'curly'] as const),
  };
  const job = look?.job ?? known.job ?? (jobNamed(thing) === null ? null : thing);
  const worn = job === null ? null : jobNamed(job);
  const gender = look?.gender ?? known.gender ?? worn?.gender ?? draws.gender;
  const style = look?.hairStyle ?? known.hairStyle ?? null;
  // Hair of a colour that is named is long enough to be seen.
  const free = look?.hairColour != null && gender === 'female' ? 'long' : draws[gender];
  const own = age === 'old' ? (gender === 'male' ? 'bald' : 'curly') : free;
  return {
    age,
    gender,
    skin: skinOf(look?.skin ?? null) ?? draws.skin,
    hair:
      look?.hairColour ?? (age === 'old' || WHITE_BEARDED.test(job ?? '') ? '#e6e8ec' : draws.hair),
    hairStyle: style === null || style === 'bearded' ? (age === 'baby' ? 'bald' : own) : style,
    hasBeard:
      style === 'bearded' ||
      (age === 'old' && gender === 'male') ||
      (worn?.hasBeard === true && gender === 'male'),
    hasGlasses:
      (age === 'old' && gender === 'female') ||
      worn?.hasGlasses === true ||
      look?.hasGlasses === true,
    eyes: look?.eyes ?? null,
    lips: look?.lips ?? null,
    hasFreckles: look?.hasFreckles === true,
    outfit: dressed(worn, look, { ...draws, age, gender, colour, isModel: job === 'model' }),
  };
}

function skinOf(tone: number | null): string | null {
  return tone === null ? null : (SKINS[Math.min(5, Math.max(0, Math.round(tone)))] ?? null);
}

interface Choice {
  readonly age: Age;
  readonly gender: 'female' | 'male';
  readonly colour: string | null;
  readonly shirt: string;
  readonly trousers: string;
  /** Whether it is somebody who shows clothes. */
  readonly isModel: boolean;
}

const CUTS: Readonly<Record<Garment, Outfit['cut'] | null>> = {
  dress: 'dress',
  suit: 'suit',
  coat: 'coat',
  shirt: 'shirt',
  uniform: 'shirt',
  apron: 'apron',
  hat: null,
  scarf: null,
  shoes: null,
  boots: null,
  robe: 'robe',
  trousers: null,
  headband: null,
};

/** The clothes of the job, with what the prompt says about them. */
function dressed(job: Outfit | null, look: Look | null, choice: Choice): Outfit {
  const plain: Outfit = {
    cut:
      choice.age === 'baby'
        ? 'romper'
        : choice.isModel && choice.gender === 'female'
          ? 'dress'
          : 'shirt',
    top: choice.colour ?? choice.shirt,
    bottom: choice.trousers,
  };
  let worn = job ?? plain;
  for (const { garment, colour } of look?.clothes ?? []) {
    const cut = CUTS[garment];
    if (garment === 'hat')
      worn = { ...worn, hat: worn.hat ?? 'brim', hatColour: colour ?? '#e2b65a' };
    else if (garment === 'scarf') worn = { ...worn, scarf: colour ?? '#e2574c' };
    else if (garment === 'trousers') worn = { ...worn, bottom: colour ?? '#3f5f9c' };
    else if (garment === 'headband')
      worn = { ...worn, hat: 'band', hatColour: colour ?? '#e2574c' };
    else if (garment === 'shoes') worn = { ...worn, shoes: colour ?? '#f4f6fa' };
    else if (garment === 'boots') worn = { ...worn, shoes: colour ?? '#8a5a36', hasBoots: true };
    else worn = { ...worn, cut: cut ?? worn.cut, top: colour ?? worn.top };
  }
  return worn;
}
