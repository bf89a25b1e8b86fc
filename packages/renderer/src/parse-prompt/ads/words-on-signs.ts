import { INDOORS } from '../../scene/indoors.ts';
import type { LetteringGround } from '../description/lettering-surfaces.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { FoundLettering } from '../lettering/lettering.ts';
import type { Relation, SceneDescription, Setting, Subject } from '../scene-description.ts';
import type { AdParts } from './find-ad.ts';

const SIGNS: ReadonlySet<string> = new Set(['placard', 'billboard', 'sign-door']);
/** Longer words could not be read on a sign. */
const CHARACTERS_MAX = 40;

/** What signs say without quotes. */
const NAMED =
  /\b(open|closed|exit|welcome|for sale|for rent|sold|no parking|no entry|no smoking|wet floor|caution|danger|warning|one way|detour|beware of (?:the )?dog|keep out|vacancy|no vacancy|reserved|help wanted|lost dog|do not enter|please wait|yield|slow)[- ]sign\b/iu;

type Words = Pick<SceneDescription, 'title' | 'sign' | 'lettering'>;

/** What a sign of the picture says by its kind: "a for sale sign". */
function namedOnSign(prompt: string, subjects: readonly Subject[]): string | null {
  const isSigned = subjects.some(({ thing }) => SIGNS.has(thing));
  return isSigned ? (NAMED.exec(prompt)?.[1]?.toUpperCase() ?? null) : null;
}

/** Words in quotes that are on a sign of the picture are not its title. */
function wordsOnSigns(quoted: string | null, prompt: string, subjects: readonly Subject[]): Words {
  const isSigned = subjects.some(({ thing }) => SIGNS.has(thing));
  const title = quoted ?? namedOnSign(prompt, subjects);
  return title === null || !isSigned || title.length > CHARACTERS_MAX
    ? { title }
    : { title: null, sign: title };
}

/** Where somebody may wear words. */
const WORN = /shirt/u;

/** Words that are written on something are there, and not over the picture. */
export function wordsInPicture(
  { quotes, said, written: lettering }: Pick<AdParts, 'quotes' | 'said' | 'written'>,
  prompt: string,
  subjects: readonly Subject[],
): Words {
  const words = wordsOnSigns(quotes[0] ?? said, prompt, subjects);
  if (lettering === null) return words;
  const { surface, text, manner, colour } = lettering;
  const shown = { text, manner, colour };
  if (surface.ground !== undefined)
    return { title: null, lettering: { ...shown, ground: surface.ground, thing: null } };
  const on = subjects.find(({ thing }) => isDrawnFor(lettering, thing));
  if (on !== undefined && SIGNS.has(on.thing)) return { title: null, sign: text };
  const isWorn = on === undefined && WORN.test(surface.things?.source ?? '');
  const thing =
    on?.thing ?? (isWorn && subjects.some((one) => isPerson(one.thing)) ? 'shirt' : null);
  return thing === null ? words : { title: null, lettering: { ...shown, ground: null, thing } };
}

const BUILDING = /^(?:house|cottage|modern-house|house-with-garden|stone-house|shop|store|barn)$/u;
const WITH_SIGN =
  /\b(?:house|home|cottage|villa|shop|store|barn|property)s? with an? (?:["'“‘][^"'”’]{1,40}["'”’] |\p{L}+ )?sign\b/iu;

/** The sign of a house stands beside it, where nobody who walks up to it hides it. */
function withSignBeside<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  const { subjects, relations } = cast;
  const sign = subjects.findIndex(({ thing }) => SIGNS.has(thing));
  const building = subjects.findIndex(({ thing }) => BUILDING.test(thing));
  const isPlaced = relations.some(({ from, to }) => from === sign || to === sign);
  if (sign === -1 || building === -1 || isPlaced || !WITH_SIGN.test(prompt)) return cast;
  const who = subjects.findIndex(({ thing }) => isPerson(thing));
  const isFree = !relations.some(
    ({ from, kind, to }) => from === who && kind !== 'hold' && (to === null || to === building),
  );
  const before: readonly Relation[] =
    who === -1 || !isFree ? [] : [{ from: who, kind: 'in-front-of', to: building }];
  const right: Relation = { from: sign, kind: 'right', to: building };
  return { ...cast, relations: [...relations, right, ...before] };
}

/** Over the picture an ad has its headline, whatever stands on things in it. */
export function wordsOfAd(
  parts: Pick<AdParts, 'quotes' | 'said' | 'written' | 'sign'>,
  prompt: string,
  subjects: readonly Subject[],
): Words {
  const title = parts.quotes[0] ?? parts.said;
  if (parts.sign !== null) return { title, sign: parts.sign };
  if (parts.written === null) {
    const named = namedOnSign(prompt, subjects);
    return named === null ? { title } : { title, sign: named };
  }
  return { ...wordsInPicture(parts, prompt, subjects), title };
}

function isDrawnFor({ surface }: FoundLettering, thing: string): boolean {
  return thing === surface.draws || surface.things?.test(thing) === true;
}

/** What is meant by the same word as what has room for letters. */
const LIKE: Readonly<Record<string, RegExp>> = {
  mug: /^(?:teacup-without-handle|hot-beverage|cup|coffee-cup)$/u,
};

/** What the words are on is in the picture, drawn so that there is room for them. */
export function withSurface<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  { written: lettering, prompt }: { written: FoundLettering | null; prompt: string },
  shown: Cast,
): Cast {
  const cast = withSignBeside(shown, prompt);
  const draws = lettering?.surface.draws;
  if (lettering === null || draws === undefined) return cast;
  const own = cast.subjects.findIndex(({ thing }) => isDrawnFor(lettering, thing));
  const isLike = LIKE[draws];
  const at = own >= 0 ? own : cast.subjects.findIndex(({ thing }) => isLike?.test(thing) === true);
  const found = cast.subjects[at];
  if (found !== undefined)
    return { ...cast, subjects: cast.subjects.with(at, { ...found, thing: draws }) };
  return { ...cast, subjects: [...cast.subjects, plainSubject(draws)] };
}

const PLACES: Readonly<Record<LetteringGround, readonly Setting[]>> = {
  wall: ['street', 'alley', 'city', 'canal', 'subway', 'railway', 'park', 'playground'],
  road: ['road', 'street', 'city', 'square', 'airfield', 'playground', 'racetrack'],
  parking: ['street'],
  lawn: ['meadow', 'park', 'garden', 'stadium', 'farm'],
  sand: ['beach', 'desert', 'dunes'],
  snow: ['snow', 'mountains', 'forest', 'village'],
  sky: [],
};

/** What is shown where no place is named. */
const BARE: ReadonlySet<Setting> = new Set<Setting>(['abstract', 'studio']);

/** Where words on the ground can be seen. */
export function placeOfLettering(lettering: FoundLettering | null, place: Setting): Setting {
  const ground = lettering?.surface.ground;
  if (ground === undefined || (ground === 'wall' && INDOORS.has(place) && !BARE.has(place)))
    return place;
  const [usual] = PLACES[ground];
  return usual === undefined || PLACES[ground].includes(place) ? place : usual;
}
