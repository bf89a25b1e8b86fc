import type { Rewording } from '../../rewording.ts';

const GOES =
  '(?:jump|hop|run|walk|mov|fl(?:y|ie)|go|leap|crawl|swim|step|sneak|dash|trot|climb|roll|slid|glid|hover|slither|waddl)(?:p?ing|e?s|e)?(?: (?:quickly|slowly|suddenly|over|around))?';

/** Parts of a room or a vehicle that one is in are places, not sides of a thing. */
const OF_PLACE =
  '(?! (?:the|an?|his|her|its|their) (?:\\p{L}+ )?(?:room|restaurant|caf[eé]|bar|kitchen|office|bakery|gym|library|museum|cinema|hospital|school|bank|supermarket|market|cave|forest|park|field|truck|taxi|car|van|cab|ambulance|limousine|pickup|wagon|carriage|boat|ship|canoe|class|classroom|bus|train|plane|stage|line|queue|theat(?:er|re)|hall|church|shop|store|house|sea|ocean|pool|lake|river|stairs|staircase|hill|mountain|page|screen|class|crowd|street|road|valley|world|garden|yard)\\b)';

const SIDES: Readonly<Record<string, string>> = {
  front: 'in front of',
  back: 'behind',
  behind: 'behind',
  rear: 'behind',
  above: 'above',
  top: 'on top of',
  bottom: 'under',
  underside: 'under',
};

/** "Runs to the front of the sofa", "is on the left a tree": which side of a thing is meant. */
export const TO_ANOTHER_SIDE: readonly Rewording[] = [
  // Of two things, the one at the bottom carries the other.
  [
    /\b((?:an?|the) (?:\p{L}+ )?\p{L}+) (?:is )?(?:on|at) the bottom of ((?:an? )?(?:\p{L}+ )?(?!(?:pool|sea|lake|ocean|page|box|cup|glass|bag|drawer|boat|shoe|foot|can|bottle|jar|bowl|hill|stairs|staircase|river|well|pond|tank|aquarium|fruit|screen|list|pit|valley|mountain|basket|bucket|table|bed|pile|stack|ladder|slide|cliff|ship|rock|wall|tree|tower|canyon|waterfall|escalator|slope|trench|frame|image|picture|steps|ramp|tank|trunk|cave)\b)\p{L}+)(?=\s*(?:[,.;]|$))/giu,
    (_, lower, upper) => `${upper} on top of ${lower}`,
  ],
  [
    new RegExp(
      `\\b(${GOES}) (?:to|on|at|in) the (front|back|behind|rear|above|top|bottom|underside) of\\b${OF_PLACE}`,
      'giu',
    ),
    (_, verb, side) => `${verb} ${SIDES[side?.toLowerCase() ?? ''] ?? ''}`,
  ],
  [
    new RegExp(`\\b(is|are) (?:in|on|at) the (front|behind|back) of\\b${OF_PLACE}`, 'giu'),
    (_, verb, side) => `${verb} ${SIDES[side?.toLowerCase() ?? ''] ?? ''}`,
  ],
  [
    /\b(is|are) (?:in|on|at) the (front|left|right)(?= (?:an?|the) \p{L}+)/giu,
    (_, verb, side) => `${verb} ${side?.toLowerCase() === 'front' ? 'in front of' : `${side} of`}`,
  ],
];
