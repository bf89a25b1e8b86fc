import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Setting, Subject } from '../scene-description.ts';

/** Words that are only said of places, and those that are also said of somebody. */
const FULL =
  /\b(?:crowded|bustling|packed|jam-packed|teeming|overcrowded|rush[- ]hour|full of (?:people|guests|customers|tourists|shoppers|commuters|travell?ers|students|visitors|passengers))\b/iu;
/** Where planes, bees and cars make it so, nobody stands about. */
const LIVELY =
  /\b(?:busy|lively|hectic|buzzing)\b(?! (?:\p{L}+ )?(?:runways?|taxiways?|airstrip|hives?|beehives?)\b)/giu;
/** "A full restaurant", not "a full plate in a restaurant". */
const FILLED =
  /\bfull (?:[\p{L}-]+ )?(?:restaurants?|caf[eé]s?|bars?|pubs?|theat(?:er|re)s?|cinemas?|stadiums?|arenas?|classrooms?|trains?|bus(?:es)?|church(?:es)?|concert halls?|waiting rooms?|beach(?:es)?)\b/iu;
/** How far behind the word its place may be named: "a busy Italian restaurant kitchen". */
const REACH = 32;
/** A busy mother in the park is not in a busy park. */
const BETWEEN = /\b(?:in|on|at|of|with|by|near|from)\b|,/iu;

/** Whether the prompt says of its place that it is full of people. */
export function crowdIn(
  prompt: string,
  phrases: readonly TaggedPhrase[],
): { readonly isCrowded?: true } {
  if (FULL.test(prompt) || FILLED.test(prompt)) return { isCrowded: true };
  const places = phrases.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'setting'));
  const isLively = [...prompt.matchAll(LIVELY)].some(({ index }) =>
    places.some(
      ({ span }) =>
        span.start > index &&
        span.start - index < REACH &&
        !BETWEEN.test(prompt.slice(index, span.start)),
    ),
  );
  return isLively ? { isCrowded: true } : {};
}

const RIDDEN = /^(?:train|bus|metro|railway-car|tram|double-decker-bus)$/u;

/** Where many work is no kitchen of a home, and a train full of people is seen from inside. */
export function placeOfCrowd(place: Setting, [first]: readonly Subject[]): Setting {
  if (place === 'kitchen') return 'restaurant-kitchen';
  const isRidden = first !== undefined && first.count === 1 && RIDDEN.test(first.thing);
  return isRidden && (place === 'railway' || place === 'street' || place === 'city')
    ? 'carriage'
    : place;
}

/** Who fills a place on foot; where only traffic is named, cars do. */
const PEOPLE =
  /\b(?:people|pedestrians|crowd|crowded|commuters|shoppers|tourists|street|streets)\b/iu;

export const hasPeopleOnFoot = (prompt: string) => PEOPLE.test(prompt);
