import type { Rewording } from '../../rewording.ts';

const WITH_YOUNG: Readonly<Record<string, string>> = {
  ducks: 'duck with ducklings',
  mallards: 'duck with ducklings',
  geese: 'goose with goslings',
  swans: 'swan with cygnets',
  hens: 'hen with chicks',
  chickens: 'hen with chicks',
};

const YOUNG =
  '(?:cub|chick|foal|fawn|calf|joey|lamb|kitten|puppy|duckling|gosling|cygnet|piglet|pup|kid|hatchling|owlet)s?';
const FISHERS =
  '(?:pelican|eagle|stork|owl|hawk|falcon|heron|swan|robin|sparrow|blackbird|puffin|gull|seagull|penguin|hummingbird|osprey|kingfisher)';
const HELPED =
  '(?:beekeeper|farmer|man|woman|boy|girl|child|hiker|gardener|fisherman|photographer|sailor|cowboy|scarecrow|old man|old woman|grandfather|grandmother|policeman)';

/** Animals with their mothers, their owners and those they land on, in words that are read more easily. */
export const OF_FAMILIES: readonly Rewording[] = [
  // The young of birds look unlike their mother.
  [
    /\b(?:a|the|one)? ?(?:(?:small|little|big|cute|happy) )?family of (?:(?:wild|small|little|cute|mallard) )?(ducks|mallards|geese|swans|hens|chickens)\b/giu,
    (_, birds = '') => `a ${WITH_YOUNG[birds.toLowerCase()] ?? birds}`,
  ],
  // The mother of a cub is no woman.
  [
    new RegExp(
      `(?<=\\b${YOUNG}\\b[^.;]{0,80}(?:,|,? (?:and|while|as|but)) )(?:the )?(mother|father|mom|mum|mama|papa|parents?)(?= (?:\\p{L}+ly )?(?:watch|wait|look|stand|follow|sleep|lie|call|keep|guard|run|walk|swim|fl|carr|lick|sit|help|catch|nudg))`,
      'giu',
    ),
    (_, parent) => `its ${parent}`,
  ],
  // The chicks beside a bird are its own.
  [
    new RegExp(
      `(?<=\\b(${FISHERS})\\b[^.;]{3,60}(?:,|,? (?:and|while|as)) )(?:the |her |his |its )?(two |three |four )?(?:(?:hungry|small|tiny|little|fluffy) )*chicks\\b(?<!\\bhens?\\b.*)`,
      'giu',
    ),
    (_, bird, count) => `${count ?? ''}baby ${bird}s`,
  ],
  // Whose bed it is lies in it.
  [
    /\b(to|on|onto|at|beside|next to|into) (?:its|his|her|their|the) sleeping owner['’]s bed\b/giu,
    (_, where) => `${where} its owner asleep in bed`,
  ],
  // A hat that bees land on is worn.
  [
    new RegExp(
      `\\b(?:settle|land|perch|sit|alight|rest)(s|ing)? (?:down )?(?:on|upon|onto) ((?:an?|the) ${HELPED})['’]s (?:[\\p{L}-]+ )?(?:hat|cap|helmet|beard|head|nose|hand|arm|shoulder|finger|back)\\b(?<=\\b(?:bees?|butterfl(?:y|ies)|dragonfly|moths?|ladybirds?|swarm)\\b.*)`,
      'giu',
    ),
    (_, form, whom) => `land${form ?? ''} on ${whom}`,
  ],
  [
    /\bwhales? (?:is )?(?:blow|spray|spout|shoot|send|squirt)(?:s|ing)? (?:up |out )?(?:an?|its) (?:[\p{L}-]+ )?(?:fountain|spout|jet|column|plume)(?: of (?:water|mist|spray))?(?: (?:in)?to the (?:air|sky))?/giu,
    () => 'spouting whale',
  ],
  // A fountain that a whale blows is its breath.
  [
    /\b(?:blow|spray|spout|shoot|send|squirt)(s|ing)? (?:up |out )?(?:an?|its) (?:[\p{L}-]+ )?(?:fountain|spout|jet|column|plume)(?: of (?:water|mist|spray))?(?: (?:in)?to the (?:air|sky))?\b(?<=\b(?:whales?|orcas?|dolphins?)\b.*)/giu,
    (_, form) => `blow${form ?? ''}`,
  ],
  [
    /\b(?:scratch|rub)(?:s|es|bing|bs|ing)? (?:its|his|her) (?:back|head|bottom|horns?|antlers?) (?:on|against|at)\b/giu,
    () => 'leans against',
  ],
  // Leaves that somebody is full of grow on nobody.
  [
    /,? ?\b(?:covered|wrapped) (?:in|with|by) (?:(?:autumn|fallen|dead|dry|red|yellow|golden|colou?rful) )*leaves\b/giu,
    () => ' in fall',
  ],
  // Dew is too small to lie beside what it is on.
  [
    /,? ?\b(?:and |with |as |while )?(?:the )?(?:morning )?dew ?drops? (?:(?:sparkl|glisten|glitter|shin|shimmer|glow|hang|trembl|cling)\p{L}*)(?: (?:on|in|from) (?:its|the|every|each) \p{L}+)?/giu,
    () => ', sparkles',
  ],
  [/\b(?:up )?to (?:its|the|their) (?:very )?crowns?\b(?<=\btrees?\b.*)/giu, () => ''],
];
