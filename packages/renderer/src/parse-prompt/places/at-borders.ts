import type { PlaceVote } from '../clauses/clause-state.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

const IN_TOWN: ReadonlySet<Setting> = new Set<Setting>(['city', 'street', 'square']);
const TRAM = /^(?:railway-car|tram|old-tram|cable-tram|double-decker-bus)$/u;

/** A river between houses, and a tram over a river, are in a town. */
export function byRiver(
  setting: Setting,
  votes: readonly PlaceVote[],
  { subjects }: Cast,
): Setting {
  const isRiver = votes.some((one) => one.setting === 'river');
  const isTown =
    votes.some((one) => IN_TOWN.has(one.setting)) || subjects.some(({ thing }) => TRAM.test(thing));
  return isRiver && isTown && (setting === 'river' || IN_TOWN.has(setting)) ? 'riverside' : setting;
}

/** A terrace or balcony that is by the sea looks on it, a road in the mountains is a road, and the jetty of a lake is no port. */
export function bySea(setting: Setting, votes: readonly PlaceVote[]): Setting {
  if (setting === 'mountains' && votes.some((one) => one.setting === 'road')) return 'road';
  const isNamed = (place: Setting) => votes.some((one) => one.setting === place && one.weight > 1);
  // Both lie before mountains.
  if (setting === 'mountains' && isNamed('river')) return 'river';
  if (setting === 'mountains' && isNamed('lake')) return 'lake';
  const isLake = votes.some((one) => one.setting === 'lake' && one.weight > 1);
  if (setting === 'harbour' && isLake) return 'lake';
  const isSea = votes.some((one) => one.setting === 'sea' || one.setting === 'beach');
  return setting === 'balcony' && isSea ? 'terrace' : setting;
}
