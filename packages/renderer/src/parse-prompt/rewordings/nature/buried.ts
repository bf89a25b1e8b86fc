import { mediumOf } from '../../../things/media.ts';
import { isPerson } from '../../kinds-of-things.ts';
import { sifted } from '../../needed-letters.ts';
import type { Rewording } from '../../rewording.ts';
import type { SceneDescription, Subject } from '../../scene-description.ts';

const HALF =
  '(?:(?:half|partially|partly|mostly|almost|nearly|halfway)[- ](?:buried|sunk|sunken|covered|submerged|swallowed|stuck)|buried|stuck|bogged down|sunken)';
const GROUND =
  '(?:sands?|dunes?|snow|snow ?drifts?|mud|dirt|earth|ground|soil|rubble|ash|desert|beach|swamp|leaves)';
const AROUND = String.raw`(?:in|by|under|beneath|into) (?:the |an? )?(?:[\p{L}-]+ )?(?:\p{L}+ of )?`;
const DRY = String.raw`(?:dry|cracked|dried[- ]up|dried|parched|barren|arid) (?:\p{L}+ )?(?:ground|land|earth|mud|lake ?bed|river ?bed|lake|river|sea ?bed|soil|seabed|bed)s?`;

const BURIED = sifted(
  new RegExp(`\\b${HALF} (?:${AROUND})${GROUND}\\b|\\bhalf[- ]buried\\b`, 'iu'),
);

/** A ship that lies where no water is. */
const STRANDED = sifted(
  new RegExp(
    `\\b(?:stranded|beached|aground|washed (?:up|ashore))\\b|\\b(?:on|in) (?:the |an? )?${DRY}`,
    'iu',
  ),
);

/** What it is buried in is where it is. */
function placeOf(found: string, ...parts: readonly string[]): string {
  const text = parts.at(-1) ?? '';
  if (/snow/iu.test(found)) return 'in snow';
  if (/desert/iu.test(found)) return 'in desert';
  if (/beach|shore|coast/iu.test(text)) return 'on beach';
  if (/sand|dune/iu.test(found)) return 'in dunes';
  if (/swamp/iu.test(found)) return 'in swamp';
  return 'in field';
}

/** Earth that is no planet, and what is buried in it. */
export const OF_SOIL: readonly Rewording[] = [
  // What is loaded, dug and moved is soil, and lies in a heap.
  [
    /\b(?:load|shovel|scoop|dump|heap|lift|mov|push|haul|dig)\p{L}*(?: up)? (?:the |some |loose |dark |brown )*(?:earth|soil|dirt)( (?:in|on)to| out of)?\b(?! (?:ball|worm|with)\b)/giu,
    (_, into) => (into === undefined ? 'at soil-pile' : 'at soil-pile by'),
  ],
  [
    /\b(dig)(s|ging)? (?:up )?the (?:dry |brown |dark |soft |hard |rich )?earth(?= with\b)/giu,
    (_, verb, form) => `${verb}${form ?? ''}`,
  ],
  [
    /\b(plough|plow|till|turn|hoe|rak|work|loosen)(s|e?s|ing)?(?: over| up)? (?:the )?(?:dry |brown |dark |soft |rich )?earth\b/giu,
    (_, verb, form) => `${verb}${form ?? ''} ground`,
  ],
  // Shoots do not come out of a planet.
  [
    /\b(through|in|into|out of|from|under|beneath|on|onto) the (?:(?:dark|brown|soft|moist|wet|black|dry) )*earth\b(?<=\b(?:sprout|seedling|seed|shoot|bulb|root|mole|worm|earthworm|mushroom|carrot|potato|plant|flower)s?\b.{0,80})/giu,
    (_, where) => `${where} the soil`,
  ],
  // What an animal buries is seen before it is gone.
  [
    /\bbur(?:ies|y|ying) (?=(?:an?|the|its|his|her|some) (?:[\p{L}-]+ )?(?:acorn|nut|walnut|hazelnut|bone|treat)s?\b)/giu,
    (found) => (found.length > 7 ? 'digs at ' : 'dig at'),
  ],
];

export const IN_GROUND: readonly Rewording[] = [
  // Nobody digs who buries the face in a pillow.
  [
    /\bbur(?:y|ies|ied|ying) (?:his|her|its|their) (?:face|head|nose)s?(?= (?:in|into|under)\b)/giu,
    () => 'is',
  ],
  // Earth that is dug, driven on or bent over is soil.
  [
    /(?<=\b(?:driv|bend|dig|plough|plow|rak|hoe|kneel|crouch|walk|crawl|roll|work|plant|lean)\p{L}*(?: down)? )(?:over|on|across|in|into|through) the (?:(?:dry|brown|dark|soft|wet|cracked|bare|black|red) )?earth\b/giu,
    () => 'on the ground',
  ],
  [new RegExp(`\\b${HALF} ${AROUND}${GROUND}\\b`, 'giu'), placeOf],
  [/\bhalf[- ]buried\b/giu, () => ''],
  // Where water was.
  [
    new RegExp(
      `\\b(?:stranded |lying |stuck |resting |sitting |left )?(?:on|in) (?:the |an? )?${DRY}\\b`,
      'giu',
    ),
    () => 'in desert',
  ],
];

/** What somebody digs up is not what is in the ground any more. */
const UNEARTHED = sifted(
  /\b(?:dig|dug|unearth|discover|find|uncover|search)\p{L}*\b.*\bburied\b/iu,
);
/** What comes out of the ground at this moment is still half in it. */
const DUG_UP = sifted(
  /\b(?:dig(?:s|ging)?(?: (?:up|out)|(?= (?:for )?(?:an? |the |his |her )?(?:[\p{L}-]+ )?treasure))|dug up|unearth\p{L}*|excavat\p{L}*)\b/iu,
);
const TREASURES =
  /^(?:treasure-chest|amphora|statue|buddha-statue|skull|toolbox|package|trunk|moai|tank|dinosaur-skeleton)$/;
/** What is pulled out of its bed. */
const PULLED_UP = sifted(
  /\b(?:pull|tug|yank|heav|drag)(?:s|es|ing|ed)? (?:up |out |on )?[^.;]{0,50}\b(?:out of|from|up from) (?:the|its|his|her) (?:[\p{L}-]+ )?(?:ground|soil|earth|bed|patch|dirt|field|garden)\b/iu,
);
const ROOTS = /^(?:carrot|turnip|beet|beetroot|radish|sugar-beet|potato|onion|mandrake|garlic)$/;
/** People can be stranded as well. */
const CASTAWAY = sifted(
  /\b(?:man|woman|boy|girl|sailor|people|person|couple|castaway|pirate|survivor)s? (?:is |are |was )?stranded\b/iu,
);

/** The thing that the prompt says is half in the ground. */
export function halfBuried<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  const isDugUp = DUG_UP.test(prompt) && cast.subjects.some(({ thing }) => TREASURES.test(thing));
  const isPulledUp = PULLED_UP.test(prompt) && cast.subjects.some(({ thing }) => ROOTS.test(thing));
  const isBuried = isDugUp || isPulledUp || (BURIED.test(prompt) && !UNEARTHED.test(prompt));
  const at = cast.subjects.findIndex(({ thing }) =>
    isDugUp
      ? TREASURES.test(thing)
      : isPulledUp
        ? ROOTS.test(thing)
        : isBuried
          ? !isPerson(thing)
          : mediumOf(thing) === 'boat',
  );
  const isStranded = STRANDED.test(prompt) && !CASTAWAY.test(prompt);
  if (at === -1 || !(isBuried || isStranded)) return cast;
  const sunk = (subject: Subject): Subject => ({
    ...subject,
    motions: [],
    states: [...subject.states, 'buried'],
  });
  const isPuller = (index: number) =>
    isPulledUp && cast.relations.some(({ from, to }) => from === index && to === at);
  return {
    ...cast,
    relations: cast.relations.map((one) =>
      isPulledUp && one.to === at && one.kind === 'hold' ? { ...one, kind: 'at' as const } : one,
    ),
    subjects: cast.subjects.map((one, index) =>
      index === at ? sunk(one) : isPuller(index) ? { ...one, motions: ['harvest' as const] } : one,
    ),
  };
}
