import type { Rewording } from '../../rewording.ts';

const VEHICLES =
  '(?:(?:sports |vintage |estate |police |race |racing |rally |family |patrol )?cars?|taxis?|cabs?|pick-?up(?: truck)?s?|trucks?|lorr(?:y|ies)|vans?|jeeps?|hatchbacks?|saloons?|sedans?|limousines?|limos?|convertibles?|beetles?|minis?|tractors?|suvs?|automobiles?|camper(?: van)?s?|estates?|coup[eé]s?|minivans?|minibus(?:es)?|bus(?:es)?|ute|cadillacs?|land rovers?)';
const OUTSIDE =
  '(?:bonnets?|hoods?|boots?|trunks?|windscreens?|windshields?|wind(?:screen|shield) wipers?|wipers?|bumpers?|fenders?|mudguards?|wing mirrors?|side mirrors?|rear-?view mirrors?|tailgates?|running boards?|number plates?|license plates?|headlamps?|grilles?|spoilers?|aerials?|antennas?|door handles?)';
const ONE = "(?:an?|the|his|her|their|its|our|my|[\\p{L}-]+['’]s)";

const OF_HOUSES =
  '(?:gables?|gutters?|drainpipes?|eaves|window ?ledges?|shutters?|weather ?vanes?|skylights?|dormers?)';
const HOUSES =
  '(?:house|cottage|farmhouse|barn|villa|cabin|mansion|manor|church|chapel|bungalow|home|school|castle|hut)';

/** What somebody has on or about them that others take hold of. */
const WORN =
  '(?:trousers?(?:[- ]legs?)?|pants?(?:[- ]legs?)?|jeans|shorts|skirts?|dress|gown|hem|sleeves?|coat(?:[- ]tails?)?|jacket|apron|shirt(?:[- ]tails?)?|robe|cloak|cape|scarf|shoe ?laces?|laces|ankles?|legs?|heels?|calf|calves|arms?|hands?|fingers?|thumbs?|ears?|beard|nose|toes?|foot|feet|pocket|bum|bottom|backside|veil|sash|belt)';
const GRIPS =
  '(?:tug|pull|yank|nip|nibbl|bit|bite|chew|gnaw|snap|cling|clutch|paw|claw|peck|hang|tear|drag)(?:s|es|e|ing|ging|ping|bing|ting)?';
const PEOPLE =
  '(?:m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|sons?|daughters?|sisters?|brothers?|nurses?|doctors?|tailors?|grand\\p{L}+|he|she|they)';

/** Parts of cars, houses and clothes: what they belong to is drawn, and who is at them. */
export const PARTS_OF_WHOLES: readonly Rewording[] = [
  // One stands before the car to look under its bonnet.
  [
    new RegExp(
      `\\b(?:lift|open|rais|clos|shut|prop)(s|es|ing|ting|ping)?(?: up| open)? (?:${ONE} )(?:[\\p{L}-]+ )?(?:bonnet|hood)(?: up| open)? of (?=${ONE} (?:[\\p{L}-]+ ){0,2}?${VEHICLES}\\b)`,
      'giu',
    ),
    (_, form) => (/ing$/u.test(form ?? '') ? 'repairing ' : 'repairs '),
  ],
  // "On the warm bonnet of an old taxi": on it; what is in the boot is inside.
  [
    new RegExp(
      `\\b(on|onto|upon|over|across|against|off|from|in|inside|into|out of) ${ONE} (?:[\\p{L}-]+ ){0,2}?${OUTSIDE} of (?=${ONE} (?:[\\p{L}-]+ ){0,2}?${VEHICLES}\\b)`,
      'giu',
    ),
    (_, where) => (/^(?:in|out|inside|into)/iu.test(where ?? '') ? 'in ' : `${where} `),
  ],
  [
    new RegExp(
      `\\b(on|onto|upon|over|across|in|inside|into|out of) (${ONE} (?:[\\p{L}-]+ ){0,2}?${VEHICLES})(?:['’]s?)? ${OUTSIDE}\\b`,
      'giu',
    ),
    (_, where, vehicle) =>
      `${/^(?:in|out|inside|into)/iu.test(where ?? '') ? 'in' : where} ${vehicle}`,
  ],
  [
    new RegExp(
      `\\b(?:on|onto|upon|over|along|from|under) ${ONE} (?:[\\p{L}-]+ )?${OF_HOUSES} of (?=${ONE} (?:[\\p{L}-]+ ){0,2}?${HOUSES}\\b)`,
      'giu',
    ),
    () => 'on the roof of ',
  ],
  [/\bthe gutters? of\b(?<=\b(?:mend|fix|repair|clean|clear)\p{L}* the gutters? of)/giu, () => ''],
  // "Tugging at a mailman's trouser leg": at the mailman.
  [
    new RegExp(
      `\\b(?:(${PEOPLE})(?: (?:is|are))? )?(${GRIPS})(?: (?:gently|playfully|hard|wildly|hold))? (?:(at|on|to|onto|in|into|from) )?(an?|the|his|her|their|its|two) ((?:(?!by\\b|with\\b|of\\b)[\\p{L}-]+ ){0,2}?[\\p{L}-]+)['’]s? (?:[\\p{L}-]+ ){0,2}?${WORN}(?! of\\b)\\b`,
      'giu',
    ),
    (_, person, verb, where, one, who) => {
      if (person !== undefined) return `${person} ${verb} ${where ?? 'at'} ${one} ${who}`;
      return `nibbl${/ing$/u.test(verb ?? '') ? 'ing' : 'es'} at ${one} ${who}`;
    },
  ],
];
