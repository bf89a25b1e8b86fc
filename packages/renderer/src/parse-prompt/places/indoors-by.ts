import type { PlaceVote } from '../clauses/clause-state.ts';
import { isVehicle } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';
import { chooseSetting } from './choose-setting.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** What one is on, in or under only in a house. */
const FURNITURE =
  /^(?:rug|sofa|armchair|bed|shelf|bookshelf|nightstand|dresser|wardrobe|pet-bed)$/u;
const TOUCHED = /^(?:on|in|under|out-of|behind|next-to|at)$/u;
const HEARTH = /^(?:campfire|fireplace)$/u;
const PET = /^(?:cat-face|black-cat|dog-face|puppy|kitten)$/u;

/** Weather and seasons that are seen through the window of a room. */
const OUTSIDE: ReadonlySet<Setting> = new Set<Setting>(['snow', 'meadow', 'garden', 'park', 'sky']);

/** "A dog on a rug on a snowy evening", "a cat knocks flowers off a shelf": the furniture says where, unless the prompt does. */
function indoorsBy(
  place: Setting,
  votes: readonly PlaceVote[],
  { subjects, relations }: Cast,
): Setting {
  const isLikely = OUTSIDE.has(place) || place === 'campsite';
  const isNamed = votes.some(
    ({ setting, weight }) => weight >= 2 && (setting !== 'snow' || weight >= 4),
  );
  if (!isLikely || isNamed) return place;
  const thingAt = (at: number | null) => subjects[at ?? -1]?.thing ?? '';
  const isAsleepByFire =
    subjects.some(({ thing }) => HEARTH.test(thing)) &&
    subjects.some(({ thing, states }) => PET.test(thing) && states.includes('asleep'));
  const piece = relations.find(({ kind, to }) => TOUCHED.test(kind) && FURNITURE.test(thingAt(to)));
  if (piece === undefined) return isAsleepByFire ? 'room' : place;
  return thingAt(piece.to) === 'bed' ? 'bedroom' : 'room';
}

/** Nobody lies under a car in a living room. */
const isUnderVehicle = ({ subjects, relations }: Cast): boolean =>
  relations.some(({ kind, to }) => kind === 'under' && isVehicle(subjects[to ?? -1]?.thing ?? ''));

/** Nor does a car with a tree on its roof stand there, unless it is a toy. */
const isOnVehicle = ({ subjects, relations }: Cast): boolean =>
  relations.some(
    ({ kind, to }) =>
      kind === 'on' &&
      /^(?:automobile|minibus|panel-van|camper-van|taxi|pickup-truck)$/u.test(
        subjects[to ?? -1]?.thing ?? '',
      ),
  );

const isNamedStage = (votes: readonly PlaceVote[]): boolean =>
  votes.some(({ setting, weight }) => setting === 'stage' && weight >= 2);

/** What has its stairs outside. */
const STEPPED = /temple$|^(?:pagoda|shrine|mosque|villa)$/u;

const BY_SEA: ReadonlySet<Setting> = new Set<Setting>(['sea', 'beach']);

/** The setting with the most evidence. */
export function likelyPlace(...[votes, scene]: Parameters<typeof chooseSetting>): Setting {
  const place = chooseSetting(votes, scene);
  if (scene.isAd === true) return place;
  // "Wine on a table by the sea": the table is outdoors.
  const isBySea = votes.some(({ setting, weight }) => BY_SEA.has(setting) && weight >= 2);
  if (place === 'table-top' && isBySea) return 'terrace';
  // An ambulance stands before the hospital.
  if (place === 'hospital' && scene.subjects.some(({ thing }) => thing === 'ambulance'))
    return 'street';
  if (place === 'stairwell' && scene.subjects.some(({ thing }) => STEPPED.test(thing)))
    return 'square';
  const isLikely = place === 'room' || (place === 'stage' && !isNamedStage(votes));
  if (isLikely && isOnVehicle(scene)) return 'street';
  return isUnderVehicle(scene) && place === 'room' ? 'garage' : indoorsBy(place, votes, scene);
}
