import type { Rewording } from '../../rewording.ts';

/** Who works together, by where they do; no name is longer than what it stands for. */
const STAFFS: readonly (readonly [string, string])[] = [
  ['kitchen|restaurant kitchen', 'chefs'],
  ['bakery', 'bakers'],
  ['hospital|nursing|ward', 'nurses'],
  ['medical|surgical|clinic|ambulance', 'doctors'],
  ['hotel|lobby', 'porters'],
  ['restaurant|bistro|service', 'waiters'],
  ['construction|building|road|demolition', 'builders'],
  ['caf[eé]|coffee shop|coffee bar', 'baristas'],
  ['cabin|flight|airline', 'stewardesses'],
  ['cleaning|housekeeping', 'cleaners'],
  ['salon', 'barbers'],
  ['garage|workshop|pit', 'mechanics'],
  ['gardening|landscaping|garden', 'gardeners'],
  ['fire', 'firemen'],
  ['delivery|courier', 'couriers'],
];
/** How many "staff" are, where nothing else counts them. */
const OF_STAFF = '(?:team|staff|crew|squad|brigade)(?: (?:members?|workers))?';

/** People in the words for which there is a drawing: "hotel staff", "at the wheel of a bus". */
export const STAFFS_AND_DRIVERS: readonly Rewording[] = [
  ...STAFFS.map(
    ([where, who]): Rewording => [
      new RegExp(
        String.raw`\b(?:(?:an?|the|our|my|whole|friendly|busy|happy|small|entire) )*(?:${where}) ${OF_STAFF}\b(?! (?:room|meeting|entrance|door|uniform))`,
        'giu',
      ),
      (found) => (found.length >= who.length ? who : found),
    ],
  ),
  // What one leans on is no personnel.
  [
    /(?<=\b(?:shepherd(?:ess)?|hiker|pilgrim|monk|hermit|travell?er|wanderer|prophet|moses|old (?:wo)?man|bishop|saint)\b[^.;]{0,40}\b(?:an?|his|her|the) (?:(?:long|wooden|tall|crooked|gnarled|old|shepherd['’]s) )*)(?:staff|crook)\b(?! (?:room|member))/giu,
    () => 'crook',
  ],
  // Who is at the wheel is in what it steers.
  [
    /\b(?:sitting |seated |sits )?(?:at|behind) the (?:steering )?wheel of (?=(?:an?|the|his|her) (?:[\p{L}-]+ )?(?:bus|truck|lorry|car|taxi|van|tram|tractor|coach|train|ambulance|jeep|limousine)\b)/giu,
    () => 'driving ',
  ],
  [
    /\b(bus|truck|lorry|taxi|tram|ambulance)[- ]driver (?:(?:sitting|smiling|waving) )?(?:at|behind) (?:the|his|her) (?:steering )?wheel\b/giu,
    (_, vehicle) => `man driving a ${vehicle}`,
  ],
  // Who is helped with it sits at a desk.
  [
    /\bhelp(?:s|ing)? (an?|the|his|her) ((?:[\p{L}-]+ )?\p{L}+) with (?:(?:his|her|the|their) )?(?:homework|maths?|school ?work|reading|spelling|studies|lessons|english)(?: at (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:desk|table))?/giu,
    (_, one, who) => `near ${one} ${who} at desk`,
  ],
  // One skates on it in a rink, unless a lake is frozen.
  [
    /\b(?:ice )?skat(e|es|ing)(?: (?:together|happily|hand in hand))? on (?:the )?ice\b(?! (?:of|floe|berg|sheet))(?!.{0,60}\b(?:lake|pond|river|canal|sea|arctic)\b)/giu,
    (_, form) => `ice-skat${form}`,
  ],
  // Where one sits in the car, the cars stand before the screen.
  [
    /\bdrive-?(?: ?in) (?:cinema|(?:movie|film)s?(?: (?:theat(?:er|re)|night))?|theat(?:er|re))s?\b(?:,? (?:with|and|where) (?:(?:many|several|some|old|vintage|classic|parked|colou?rful|rows of|three|four|five|six|a row of|two rows of|people in|the) )*(?:cars|vehicles)\b(?: (?:are |is )?(?:parked|standing|waiting|lined up|stand|park))?(?: in (?:rows|front of it))?)?(?: (?:in front of|before|facing|watching|at) (?:an?|the) (?:(?:big|large|huge|giant|white|glowing|bright|lit) )*screen)?/giu,
    () => 'driveincinema in car park by night',
  ],
  [
    /(?:\b(?:rows of|many|several|some|old|vintage|classic|parked|colou?rful|two|three|four|five|the) )*\bcars (?:are |is )?(?:(?:parked|standing|lined up) )?(?:at|in) driveincinema\b/giu,
    () => 'driveincinema',
  ],
  // Those who sit on blankets before a screen in the open.
  [
    /\b(?:open[- ]air|outdoor|garden|backyard) (?:cinema|movie|film)(?:s? (?:night|evening|event|festival)s?)?\b(?=[^.;]{0,60}\b(?:people|friends|families|couples|guests) (?:(?:sitting|seated|sit|lying|lie) )?on (?:[\p{L}-]+ )?(?:blankets|rugs)\b)/giu,
    () => 'garden, night',
  ],
  [
    /\b(people|friends|families|couples|guests) (?:(?:sitting|seated|sit|lying|lie) )?on (?:[\p{L}-]+ )?(?:blankets|rugs) (?:before|in front of|facing|watching|below|under|beneath) (?:an?|the) (?:(?:big|large|huge|giant|white|glowing) )?(?:movie |film |cinema )?screen\b/giu,
    () => 'blanketcinema',
  ],
  [
    /\b((?:open[- ]air|outdoor|garden|backyard|drive-in|rooftop) (?:cinema|movie night|film night|movie|film festival))\b([^;]{0,40}?)\b(?:(?:couples?|people|families|friends|kids|children|neighbou?rs|a family|a couple|a crowd)(?: and (?:couples|friends|kids|children|families))? )(?:(?:sitting |lying |seated )?(?:on|in|under) (?:picnic |cosy |cozy |warm |their )?(?:blankets|deck ?chairs|the grass|rugs|cushions|beanbags) )?(?:watch(?:ing)?|enjoy(?:ing)?) (?:an? |the )?(?:old |classic |new )?(?:film|movie)s?(?: on (?:an?|the) (?:(?:big|large|huge|giant|white) )?screen)?/giu,
    (_, cinema, between) => `${cinema}${between}`,
  ],
];
