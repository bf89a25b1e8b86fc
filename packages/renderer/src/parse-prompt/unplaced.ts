import { INDOORS } from '../scene/indoors.ts';
import type { PlaceVote } from './clause-state.ts';
import { isPerson } from './kinds-of-things.ts';
import { plainSubject } from './plain-subject.ts';
import type { SceneDescription, Setting, Subject } from './scene-description.ts';

/** Where one looks who names neither a place nor anybody, likeliest first. */
const SIGHTS: readonly (readonly [RegExp, Setting])[] = [
  [/\b(?:sky|skies|clouds?|clouding|lightning|sunlight|sunbeams?|sun rays)\b/iu, 'sky'],
  [/\b(?:fog|foggy|mist|misty|dew)\b/iu, 'meadow'],
  [/\b(?:sunsets?|sunrises?|horizon|the sun|sun (?:sets|rises|begins|goes))\b/iu, 'sea'],
  [/\b(?:landscapes?|scenery|scenic|picturesque|nature|wilderness)\b/iu, 'mountains'],
  [/\bmorning\b/iu, 'meadow'],
  [/\b(?:footsteps|footprints|sand)\b/iu, 'beach'],
];

const TOY = /\btoy (?!(?:shop|store|poodle|breed))\p{L}/iu;
/** Where one plays with toys that are not for the nursery. */
const OUTDOORS =
  /\b(?:water|sand|trees?|sky|fly|flies|flying|outside|outdoors|snow|grass|dogs?|pupp(?:y|ies))\b/iu;

/** The place of a prompt without one: a podium is for things, of which there are none. */
export function placeOfSight(
  prompt: string,
  place: Setting,
  subjects: readonly Subject[],
  votes: readonly PlaceVote[],
): Setting {
  const isSaid = votes.some(({ weight }) => weight >= 2);
  const isToy = TOY.test(prompt) && !OUTDOORS.test(prompt) && !isSaid;
  if (isToy && subjects.length > 0) return INDOORS.has(place) ? place : 'nursery';
  // Rain and storms without a place are thought to be in a city.
  const isOpen = place === 'abstract' || (place === 'city' && votes.length === 0);
  if (!isOpen || subjects.length > 0) return place;
  return SIGHTS.find(([words]) => words.test(prompt))?.[1] ?? place;
}

/** What makes the nearest place that is drawn the one that is named. */
const MARKS: readonly (readonly [RegExp, string, number])[] = [
  [
    /\b(?:parking (?:lot|space|spot|place|garage)|car park|junkyard|scrapyard)\b/iu,
    'automobile',
    3,
  ],
  [/\bthrone rooms?\b/iu, 'throne', 1],
  [/\bcasinos?\b/iu, 'slot-machine', 3],
  [/\bgolf (?:course|club|green)\b/iu, 'golf-hole', 1],
  [/\bwarehouses?\b/iu, 'box-stack', 3],
  [/\bmusic room\b/iu, 'piano', 1],
  [/\bworkspace\b|\bhome office\b/iu, 'desk', 1],
  [/\b(?:vehicles|traffic|intersection|freeway|highway(?! construction))\b/iu, 'automobile', 3],
];
/** A parking lot has cars in it, a casino its machines. */
export function marked<Cast extends Pick<SceneDescription, 'subjects'>>(
  cast: Cast,
  prompt: string,
): Cast {
  const { subjects } = cast;
  // Who is at one of them is not alone with the asphalt.
  const isOfPeople = subjects.every(({ thing }) => isPerson(thing) || thing === 'shield');
  const mark = MARKS.find(([words]) => words.test(prompt));
  if (subjects.length > 0 && (!isOfPeople || mark?.[1] !== 'automobile')) return cast;
  if (mark === undefined || /\b(?:empty|deserted|without|no)\b/iu.test(prompt)) return cast;
  const [, thing, count] = mark;
  return { ...cast, subjects: [...subjects, { ...plainSubject(thing), count }] };
}
