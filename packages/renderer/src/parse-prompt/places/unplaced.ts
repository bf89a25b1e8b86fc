import { INDOORS } from '../../scene/indoors.ts';
import type { PlaceVote } from '../clauses/clause-state.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { SceneDescription, Setting, Subject } from '../scene-description.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { backdropIn } from './backdrops.ts';

/** Where one looks who names neither a place nor anybody, likeliest first. */
const SIGHTS: readonly (readonly [RegExp, Setting])[] = [
  [/\b(?:sky|skies|clouds?|clouding|lightning|sunlight|sunbeams?|sun rays)\b/iu, 'sky'],
  [/\b(?:fog|foggy|mist|misty|dew)\b/iu, 'meadow'],
  [/\b(?:sunsets?|sunrises?|horizon|the sun|sun (?:sets|rises|begins|goes))\b/iu, 'sea'],
  [/\b(?:landscapes?|scenery|scenic|picturesque|nature|wilderness)\b/iu, 'mountains'],
  [/\bmorning\b/iu, 'meadow'],
  [/\b(?:footsteps|footprints|sand)\b/iu, 'beach'],
  [/\b(?:floors?|ceilings?|furniture|carpets?)\b/iu, 'room'],
  [/\b(?:vessels?|ships?|boats?)\b/iu, 'sea'],
  [/\b(?:sandstone|boulders?|rock formations?)\b/iu, 'canyon'],
  [/\b(?:stars?|starlight|constellations?)\b/iu, 'space'],
  [/\b(?:foods?|meals?|recipes?|dish|dishes|snacks?)\b/iu, 'kitchen'],
  [/\b(?:snowboard|ski|skat)(?:s|ing|er|ers)?\b/iu, 'snow'],
  [/\b(?:rust|rusts|rusting|metal|pipes?|tools?|corrosion)\b/iu, 'workshop'],
  [/\b(?:aerial|drone|skyline|downtown|buildings?)\b/iu, 'city'],
];

const TOY = /\btoy (?!(?:shop|store|poodle|breed))\p{L}/iu;
/** Where one plays with toys that are not for the nursery. */
const OUTDOORS =
  /\b(?:water|sand|trees?|sky|fly|flies|flying|outside|outdoors|snow|grass|dogs?|pupp(?:y|ies))\b/iu;

/** One sits on somebody's lap indoors, where no other place is named. */
const ON_LAP = /\b(?:on|in) (?:[\p{L}'’]+ ){1,4}(?:lap|knees?)\b/iu;

/** Where there is no sand. */
const ELSEWHERE = /^(?:meadow|park|room|abstract|office)$/u;
const ON_SAND =
  /\b(?:on|in|into|over|across|through) (?:the )?(?:(?:soft|warm|hot|wet|white|golden|fine) ){0,2}sand\b(?! (?:box|pit|castle|dune|table|play|paper))/iu;

/** Words that are shown alone have paper behind them. */
const WRITTEN = /\b(?:words?|letters?|text|phrase|title)\b.{0,20}["'“‘]/iu;

const SURFACE = /\b(?:on|onto|over|at|in|across) (?:an?|the)\b/iu;

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
  if (!isSaid && /^(?:meadow|snow)$/u.test(place) && ON_LAP.test(prompt)) return 'room';
  if (!isSaid && ELSEWHERE.test(place) && ON_SAND.test(prompt)) return 'beach';
  // A plain background is no plain.
  const isPlace = votes.some(({ setting, weight }) => weight >= 2 && setting !== 'meadow');
  if (!isPlace && backdropIn(prompt) !== null) return 'backdrop';
  if (!isOpen || subjects.length > 0) return place;
  if (place === 'abstract' && WRITTEN.test(prompt) && !SURFACE.test(prompt)) return 'backdrop';
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
  [/\bdining rooms?\b/iu, 'dinner-table', 1],
  [/\b(?:an?|the|one) (?:[\p{L}-]+ ){0,2}star\b(?! (?:wars|trek|hotel|shape|player))/iu, 'star', 1],
  [/\bworkspace\b|\bhome office\b/iu, 'desk', 1],
  [/\b(?:vehicles|traffic|intersection|freeway|highway(?! construction))\b/iu, 'automobile', 3],
];
/** A parking lot has cars in it, a casino its machines. */
export function marked<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  const { subjects } = cast;
  // Who is at one of them is not alone with the asphalt.
  const isOfPeople = subjects.every(({ thing }) => isPerson(thing) || thing === 'shield');
  const mark = MARKS.find(([words]) => words.test(prompt));
  const isShared = mark !== undefined && /^(?:automobile|dinner-table)$/u.test(mark[1]);
  if (subjects.length > 0 && !(isOfPeople && isShared)) return cast;
  if (mark === undefined || /\b(?:empty|deserted|without|no)\b/iu.test(prompt)) return cast;
  const [, thing, count] = mark;
  const isLaid = thing === 'dinner-table' && subjects.length > 0;
  const relations = isLaid
    ? [...cast.relations, { from: 0, kind: 'around' as const, to: subjects.length }]
    : cast.relations;
  const hue = new RegExp(`\\b(\\p{L}+) ${thing}\\b`, 'iu').exec(prompt)?.[1] ?? '';
  const colour = COLOUR_WORDS[hue.toLowerCase()] ?? null;
  return { ...cast, relations, subjects: [...subjects, { ...plainSubject(thing), count, colour }] };
}
