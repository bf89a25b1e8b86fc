import type { PlaceVote } from '../clauses/clause-state.ts';
import type { Setting } from '../description/settings.ts';
import type { Feature, SceneDescription } from '../scene-description.ts';

/** Land that is seen from the air as what covers it. */
const GROUNDS: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'jungle',
  'bamboo-forest',
  'mountains',
  'summit',
  'snow',
  'desert',
  'dunes',
  'savanna',
  'canyon',
  'farm',
  'vineyard',
  'rice-terraces',
  'meadow',
  'swamp',
  'volcano',
  'village',
]);

const FEATURES: readonly (readonly [RegExp, Feature])[] = [
  [/\b(?:islands?|atolls?|archipelago|maldives)\b/iu, 'island'],
  [/\b(?:rivers?|streams?|creek|brook|delta)\b/iu, 'river'],
  [/\b(?:lakes?|ponds?)\b/iu, 'lake'],
  [
    /\b(?:coasts?|coastal|coastline|shores?|shoreline|seashore|beach(?:es)?|sea|ocean|bay|cove|lagoon|cliffs?|fjords?)\b/iu,
    'coast',
  ],
  [
    /\b(?:roads?|highway|motorway|path|trail|route|serpentines?|hairpins?|mountain pass)\b/iu,
    'road',
  ],
];

/** Places that are named by the mountains that they are in. */
const IN_MOUNTAINS =
  /\b(?:mountain|alpine|alps|hairpins?|serpentines?|himalayas?|andes|dolomites|rockies)\b(?! (?:bikes?|bikers?|biking|lions?|goats?))/iu;

const RANGE = /\b(?:mountains|peaks|summits)\b/iu;

const WATERS: Readonly<Partial<Record<Setting, Feature>>> = {
  river: 'river',
  lake: 'lake',
  pond: 'lake',
  beach: 'coast',
  'sea-cliffs': 'coast',
  harbour: 'coast',
  road: 'road',
};

/** The land that a prompt sees from the air: what covers it, and what is in it. */
export function fromAbove(
  prompt: string,
  setting: Setting,
  { styles, votes }: Pick<SceneDescription, 'styles'> & { votes: readonly PlaceVote[] },
): Pick<SceneDescription, 'fromAbove'> {
  if (!styles.includes('aerial')) return {};
  const own = WATERS[setting];
  if (!GROUNDS.has(setting) && own === undefined) return {};
  const named = FEATURES.filter(([words]) => words.test(prompt)).map(([, feature]) => feature);
  // An island has its coast, and a lake its shore.
  const isWhole = named.some((one) => one === 'island' || one === 'lake' || one === 'river');
  const features = named.filter((one) => one !== 'coast' || !isWhole);
  const isFarmed = /\b(?:fields|farmland|farms|crops|countryside|patchwork)\b/iu.test(prompt);
  const ground = [setting, ...votes.map((vote) => vote.setting)].find((one) => GROUNDS.has(one));
  const all = features.length === 0 && own !== undefined ? [own] : features;
  const isSettled = setting === 'harbour' || /\b(?:village|town|harbou?r)\b/iu.test(prompt);
  // Snow lies on mountains that are named.
  const isHigh = ground === 'snow' && RANGE.test(prompt);
  const likely = isSettled
    ? 'village'
    : IN_MOUNTAINS.test(prompt)
      ? 'mountains'
      : all.includes('island')
        ? 'jungle'
        : all.includes('coast')
          ? 'meadow'
          : 'forest';
  return {
    fromAbove: {
      ground: isHigh ? 'mountains' : ground === 'meadow' && isFarmed ? 'farm' : (ground ?? likely),
      features: all,
    },
  };
}
