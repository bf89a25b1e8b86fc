import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const PIGGYBACK = /\bpiggy-?\s?back/iu;
const ON_SHOULDERS =
  /\b(?:child|boy|girl|son|daughter|baby|kid|toddler|brother|sister|grandson|granddaughter|him|her|sits?|sitting|riding|rides)\b(?:(?! (?:hair|coat|cape|shawl|bag|backpack|scarf|snow|towel|bird|parrot|cat)\b)[^,.;]){0,24} (?:on|upon|onto) (?:his|her|their|the|\p{L}+'s) shoulders\b/iu;

const isYoung = ({ thing, look }: Subject) =>
  look?.age === 'child' || look?.age === 'baby' || /^(?:child|boy|girl|baby)$/u.test(thing);

/** "Giving his daughter a piggyback ride", "on his shoulders": the smaller of the two is on the back of the other. */
export function onPiggyback<Of extends Cast>(cast: Of, prompt: string): Of {
  const isHigh = ON_SHOULDERS.test(prompt);
  if (!isHigh && !PIGGYBACK.test(prompt)) return cast;
  const people = [...cast.subjects.entries()].filter(([, { thing }]) => isPerson(thing));
  const [rider, carried] = people.find(([at, one]) => at > 0 && isYoung(one)) ?? people[1] ?? [];
  const [bearer] = people.find(([at]) => at !== rider) ?? [];
  if (isHigh && (carried === undefined || !isYoung(carried))) return cast;
  if (rider === undefined || carried === undefined || bearer === undefined) return cast;
  const isTheirs = ({ from, to }: Relation) =>
    (from === bearer && to === rider) || (from === rider && to === bearer);
  const others = cast.relations
    .filter((one) => !isTheirs(one))
    .map((one) => (one.from === rider ? { ...one, from: bearer } : one));
  return {
    ...cast,
    subjects: cast.subjects.map((one, at) =>
      at === bearer
        ? { ...one, motions: one.motions.length === 0 ? ['walk' as const] : one.motions }
        : at === rider
          ? { ...one, motions: [] }
          : one,
    ),
    relations: [
      isYoung(carried) && !isHigh
        ? { from: bearer, kind: 'carry', to: rider }
        : { from: rider, kind: 'on', to: bearer },
      ...others,
    ],
  };
}
