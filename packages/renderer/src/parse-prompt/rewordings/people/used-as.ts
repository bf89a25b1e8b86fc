import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|its|their)';
const WATER = 'pond|lake|river|sea|ocean|stream|puddle|brook|pool|canal|bay|flood|bathtub|rapids';
/** What is used, without the words for how large it is. */
const THING = `${A} (?:whole |big |large |huge |old |upturned |upside[- ]down |open |inverted )*((?:[\\p{L}-]+ )?[\\p{L}-]+)`;
const USED = `\\b(?:(?:us(?:es|e|ed|ing)|with|takes|taking) )${THING} (?:as|for|like) (?:an?|his|her|its|their) (?:[\\p{L}-]+ )?`;

/** What small boats of other things are called; others are what they are. */
const BOATS: readonly (readonly [RegExp, string])[] = [
  [/umbrella|parasol/iu, 'umbrellaboat'],
  [/\bleaf$/iu, 'leafboat'],
];
const boatOf = (thing = '') => BOATS.find(([named]) => named.test(thing))?.[1] ?? thing;

/** What one does with what stands for something else, by the name of that. */
const DONE: readonly (readonly [instead: string, done: (thing: string) => string])[] = [
  ['(?:oars?|paddles?)', (thing) => `rows with ${thing}`],
  [
    '(?:swords?|spear|lance|weapon|club|light ?saber|dagger|rapier)',
    (thing) => `fights with ${thing}`,
  ],
  ['parachute', (thing) => `flies with ${thing}`],
  ['(?:hat|helmet|crown|cap)', (thing) => `wears ${thing}`],
  ['(?:bed|pillow|mattress|hammock)', (thing) => `sleeps on ${thing}`],
  ['(?:sled|sledge|toboggan)', (thing) => `slides on ${thing}`],
];

const SMALL =
  'mouse|mice|ant|frog|beetle|ladybug|ladybird|hedgehog|hamster|snail|bee|cricket|grasshopper|caterpillar|chick|duckling|gnome|elf|fairy|toad|squirrel|rat|chipmunk|gecko|kitten|robin|sparrow';

/** "Uses a spoon as an oar": what is done with it, and not the thing that it stands for. */
export const USED_AS: readonly Rewording[] = [
  // Who is small has a small boat.
  [
    new RegExp(`${USED}(?:oars?|paddles?)\\b(?<=\\b(?:${SMALL})s?\\b.{0,80})`, 'giu'),
    (_, thing) => `holds ${thing} in leafboat`,
  ],
  [
    new RegExp(
      `${USED}(?:boat|raft|ship|canoe|ferry|vessel|dinghy|lifeboat)\\b(?=[^.;]{0,60}\\b(?:${WATER})\\b)`,
      'giu',
    ),
    (_, thing) => `in ${boatOf(thing)}`,
  ],
  [
    new RegExp(`${USED}(?:boat|raft|ship|canoe|ferry|vessel|dinghy|lifeboat)\\b`, 'giu'),
    (found, thing) => {
      const afloat = `in ${boatOf(thing)} on a lake`;
      return afloat.length > found.length ? `in ${boatOf(thing)}` : afloat;
    },
  ],
  [
    new RegExp(
      `\\b(?:in|on|inside) ${A} (?:upturned|upside[- ]down|inverted|open|floating) (?:\\p{L}+ )?umbrella\\b(?=[^.;]{0,60}\\b(?:${WATER})\\b|(?<=\\b(?:float|sail|drift|row)\\p{L}* .{0,60}))`,
      'giu',
    ),
    () => 'in umbrellaboat',
  ],
  ...DONE.map(
    ([instead, done]): Rewording => [
      new RegExp(`${USED}${instead}\\b`, 'giu'),
      (found, thing = '') => {
        const whole = done(`a ${thing}`);
        return whole.length > found.length ? done(thing) : whole;
      },
    ],
  ),
];
