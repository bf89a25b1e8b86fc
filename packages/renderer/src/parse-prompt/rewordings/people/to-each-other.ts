import type { Rewording } from '../../rewording.ts';

const VEHICLE =
  '(?:bus|car|taxi|cab|truck|lorry|van|tram|train|tractor|ambulance|jeep|fire engine)';
const CROSSERS =
  '(?:ducks?|ducklings?|geese|goose|hens?|chicks?|cows?|sheep|deer|elephants?|hedgehogs?|turtles?|tortoises?|cats?|kittens?|dogs?|penguins?|frogs?|snails?|child|children|kids|woman|man|lady|girls?|boys?|pigs?|goats?|family)';
const ANIMAL = '[\\p{L}]+';
const BEARERS =
  '(?:dog|puppy|cat|kitten|fox|wolf|bear|rabbit|hare|horse|donkey|goat|crow|magpie|gull|seagull|bird|mouse|rat)';
const HATS =
  "(?:[\\p{L}’']+ ){0,2}(?:hat|cap|scarf|crown|glasses|sunglasses|helmet|beret|bonnet|wig)";

/** Where several are to each other, said by what one of them does for the other. */
export const TO_EACH_OTHER: readonly Rewording[] = [
  // What floats on the surface of the sea floats on the sea.
  [/\b(?:on|at|along|across) the surface of(?= (?:the|an?)\b)/giu, () => 'on'],
  // Who is let across a road is in front of what has stopped.
  [
    new RegExp(
      `\\b((?:an?|the) (?:[\\p{L}-]+ ){0,3}${VEHICLE}) (?:stops|is stopping|stopping|waits|is waiting|waiting|brakes|halts|stopped) (?:to let|to allow|to wait for|and lets|letting|for|so that|while|as) ((?:[\\p{L}-]+ ){0,6}${CROSSERS}) (?:(?:to |can )?cross|crosses|crossing|to pass|pass|(?:to )?walk across|go across)(?:(?: over)? (?:the|a) (?:road|street|lane))?\\b`,
      'giu',
    ),
    (_, vehicle, crossers) => `${crossers} cross the road in front of ${vehicle}`,
  ],
  // What has broken down goes nowhere.
  [/\bbroken[- ]down(?= [\p{L}]+)/giu, () => 'old'],
  // Home is where somebody is found to whom something is brought.
  [
    /(?<=\b(?:deliver|bring|carri|carry|tak|hand|walk|ski|com|go|run)(?:s|es|ing)? .{0,60}\b(?:to|for) (?:an?|the) )((?:polar |brown |grizzly )?(?:bear|penguin|seal|fox|rabbit|mouse|badger|mole|owl|wolf|hedgehog|eskimo|witch|giant|wizard|dwarf|dragon))['’]s (igloo|house|cottage|hut|cave|door|den|castle)\b/giu,
    (_, owner, home) => `${owner} by ${home === 'igloo' ? 'an ' : 'a '}${home}`,
  ],
  // Snow on a roof is weather, not a walk on the roofs.
  [/\bsnow on (?:the|its|their|all the|every) (?:roofs?|rooftops?)\b/giu, () => 'in the snow'],
  // Who sits on the front of a car sits on the car.
  [
    /(?<=\b(?:car|taxi|van|truck|beetle|convertible|jeep|cadillac|mustang|limousine|cab)\b.{0,60})\bon (?:its|the|the car['’]s|their|his|her) (?:bonnet|hood)\b/giu,
    () => 'on it',
  ],
  [
    /\bon (?:the|an?) (?:bonnet|hood) of (?=(?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,3}(?:car|taxi|van|truck|convertible|jeep)\b)/giu,
    () => 'on ',
  ],
  // The first of two at the finish is ahead of the other.
  [
    new RegExp(
      `\\b(?:an? |the )?(${ANIMAL}) and (?:an? |the )?(${ANIMAL}) at (?:the|a) (finish(?:ing)?[- ]line|goal),? (?:with )?(?:the )?(${ANIMAL}) (?:comes |is |coming )?(?:first|ahead|in front|winning|wins)\\b`,
      'giu',
    ),
    (found, one = '', other = '', _line, first = '') => {
      if (first !== one && first !== other) return found;
      return `${first} crosses finish line, followed by ${first === one ? other : one}`;
    },
  ],
  // Where somebody sleeps there is the blanket.
  [
    /\b(an?|the) ((?:[\p{L}-]+ )?(?:blanket|bench|bed|sofa|couch|hammock|rug|towel|deckchair|bale|haystack)) (?:where|on which) ((?:an?|the|two|three) (?:[\p{L}-]+ )?[\p{L}]+) (?:is |are )?([\p{L}]{3,}ing|sleeps?|naps?|sits?|lies?|rests?)\b/giu,
    (_, its, seat, who, deed) => `${who} ${deed} on ${its} ${seat}`,
  ],
  // Who runs off with a thing has it in the mouth.
  [
    new RegExp(
      `(?<=\\b${BEARERS} )(runs|running|trots|dashes|escapes|flees|makes|bolts|races|sneaks) (?:away|off) with (?=(?:an?|the|his|her|its|their|one|some) )`,
      'giu',
    ),
    (_, deed) => `${deed.endsWith('ing') ? 'running' : 'runs'} carrying `,
  ],
  // A hat that an animal has stolen is on its head.
  [
    new RegExp(
      `(?<=\\b(?:pig|piglet|goat|donkey|horse|monkey|dog|puppy|cat|bear|cow|sheep|fox|raccoon|rabbit|llama|camel|goose) )(?:(?:who|that|which) )?(?:has |had |is |just )*(?:stolen|stole|steals|stealing|taken|snatched|snatches|nicked) (?=(?:an?|the|his|her|their|its) ${HATS}\\b)`,
      'giu',
    ),
    () => 'wearing ',
  ],
  // What is seen of the sky through a window is the night or the weather.
  [
    /(?<=\b(?:window|windowsill|sill|room|bedroom|bed|kitchen|teacup|indoors|sofa)\b.*)\b(?:the |a )?(?:full |crescent |big |bright )*moon (?:is )?(?:shining )?(?:outside|outdoors|behind the glass)\b/giu,
    () => 'at night',
  ],
  // Between two of them is water, and each of them is a thing.
  [
    /(?<=\bbetween (?:(?:two|2|the|three|tall|huge|big|giant|large|blue|white|towering|massive|enormous|floating) )+)icebergs\b/giu,
    () => 'bergs',
  ],
  // Those who are named after the basket of a balloon are in it.
  [
    /\b(?:an? |the )?((?:[\p{L}-]+ )?hot[- ]air balloon) ([^.;]{0,80})[.;,] (?:in|inside) (?:the|its) basket:? (?:are |is |sits? |stands? |there are |there is )?([^.;]{3,90})/giu,
    (_, balloon, deed, riders) => `${riders} in a ${balloon} ${deed}`,
  ],
  // Who is in a tree throws what he has from there.
  [
    /(?<=\b(?:an?|the) )(squirrel|chipmunk|monkey) (throws|throwing|drops|dropping) ((?:an?|the|some) (?:acorns?|nuts?|pine ?cones?|coconuts?|bananas?|apples?)) (?:down )?(?:at|on|onto|down on) (?=(?:an?|the) )/giu,
    (_, who, deed, what) => `${who} on a branch ${deed} ${what} at `,
  ],
  // A picture of a cow is no second cow.
  [
    /(?<=\b(?:show|hold|present|offer|giv|hand|display)(?:s|es|ing|e)? (?:up )?(?:his|her|their|its|an?|the) (?:[\p{L}]+ )?)(drawing|sketch|doodle|picture|painting) of (?:an?|the|his|her) (?:[\p{L}-]+ )?[\p{L}]+(?= to )/giu,
    () => 'doodle',
  ],
  // One at each side of what parts them.
  [
    /\bon (?:the |its )?(left|right)(?:-hand)?(?: side)? of (?:the|an?) ([\p{L}]+)(,? (?:and )?(?:an?|the|another) (?:[\p{L}-]+ ){1,3})on (?:the |its )?(left|right|other)(?:-hand)?(?: side)?(?: of it)?\b/giu,
    (_, side, parting, other, otherSide) =>
      `${side} of a ${parting}${other}${otherSide === 'other' ? (side === 'left' ? 'right' : 'left') : otherSide} of the ${parting}`,
  ],
  [
    /(?<=\b(?:left|right) of the (fence|wall|table|hedge)\b.{0,60})\bon top of it\b/giu,
    (_, parting) => `on the ${parting}`,
  ],
  // A joey in its mother's pouch is a part of her.
  [
    /\bkangaroo\b(?! (?:and|with|carrying|holding))([^.;]{0,50}?) (?:her|its|the|an?) (?:[\p{L}-]+ )?(?:joey|baby|young)\b[^.;]{0,50}? (?:in|inside|out of|from) (?:the|her|its|mum['’]s|mother['’]s) pouch\b/giu,
    (_, deed) => `joey-in-pouch${deed}`,
  ],
  // Who eyes a thing looks at it.
  [
    /(?<=\b(?:gull|seagull|cat|dog|bird|crow|magpie|fox|bear|wolf|mouse|hawk|owl|monkey|raccoon|squirrel|boy|girl|man|woman) )(?:eyes|eyeing|eyeballs)(?= (?:it|them|him|her|his|the|an?|their)\b)/giu,
    (found) => (found.endsWith('ing') ? 'watching' : 'watches'),
  ],
  // Who is down in the street is near the chimney that somebody is stuck in.
  [
    /(?<=\b(?:in|down|into|inside|up) (?:the|an?) chimney\b.{0,120})\b(?:from|in|on) the street(?: below)?\b/giu,
    () => '',
  ],
  // The branch is one of the tree that was named.
  [
    /(?<=\btrees?\b.*)\b(lanterns?|lamp|light) (?:is |are )?(?:hanging|hangs|hung|hang|dangling|swinging) (?:from|on|in) (?:an?|the|its|one|one of its|one of the) (?:[\p{L}]+ )?(?:branch|bough|branches|boughs|limb|twig)\b/giu,
    (_, lamp) => `${lamp} in the tree`,
  ],
  // Animals kiss with their noses.
  [
    /(?<=\b(?:giraffe|elephant|horse|mare|cow|zebra|deer|lion|lioness|tiger|wolf|fox|bear|camel|sheep|llama|dog|cat)s? )(?:(?:bends|bending|leans|leaning|lowers its head|stoops) (?:down |over )?to )?(?:kiss(?:es|ing)?|nuzzle)(?= (?:an?|the|its|her|his) )/giu,
    () => 'nuzzles',
  ],
  // A tiny one of the same kind is its young.
  [
    /\b(?<=\b(giraffe|elephant|horse|cow|zebra|deer|lion|tiger|wolf|fox|bear|penguin|duck|whale|dolphin|rabbit|owl|cat|dog)\b.{0,60}\b(?:an?|the|its|her|his) )(?:tiny|little|small) (?=\1\b)/giu,
    () => 'baby ',
  ],
];
