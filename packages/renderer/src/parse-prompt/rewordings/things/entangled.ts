import type { Rewording } from '../../rewording.ts';

const GOT =
  '(?:(?:is|are|was|gets|get|getting|got|becomes|being) )?(?:(?:all|completely|hopelessly|totally|hilariously|fully) )?';
const ALL = '(?:(?:the|an?|his|her|its|some|lots of|a string of|a ball of|a tangle of) )?';
const LOOK =
  '(?:(?:colou?rful|red|green|blue|pink|white|long|old|big|large|tiny|glowing|thick|garden) )?';

/** What one gets tangled in, and what it looks like around a body; the names are not longer. */
const TANGLES: readonly (readonly [things: string, tangle: string])[] = [
  ['(?:christmas|fairy|string|festive|holiday|xmas) (?:tree )?lights?', 'lights-tangle'],
  ['(?:yarn|wool|threads?|string)', 'wool-tangle'],
  [
    '(?:ropes?|leash|lead|vines?|cables?|wires?|cords?|hose|headphones|lasso|tinsel|garlands?|ribbons?)',
    'rope-tangle',
  ],
  ['(?:toilet paper|toilet rolls?|loo roll|bandages|wrapping paper|tape)', 'roll-tangle'],
  ['(?:fishing |football |soccer |volleyball )?nets?', 'net-tangle'],
];
const SHEETS = '(?:tent|bed ?sheets?|sheets?|curtains?|parachute|laundry|tarp|tablecloth|sail)';

/** Who is tangled in something has it around the body. */
export const ENTANGLED: readonly Rewording[] = [
  ...TANGLES.map(
    ([things, tangle]): Rewording => [
      new RegExp(
        `\\b${GOT}(?:tangled|entangled|wrapped)(?: up)? (?:in|with|by) ${ALL}${LOOK}${things}\\b`,
        'giu',
      ),
      () => `with ${tangle}`,
    ],
  ),
  [
    new RegExp(
      `\\b${GOT}(?:tangled|entangled|caught)(?: up)? in ${ALL}${LOOK}${SHEETS}\\b(?<=\\b(?:tangled|entangled)\\b.*)`,
      'giu',
    ),
    () => 'with cloth-tangle',
  ],
];
