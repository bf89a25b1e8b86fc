import type { Rewording } from '../../rewording.ts';

const RESCUERS =
  '(?:fire ?trucks?|fire engines?|police cars?|police vans?|ambulances?|police motorcycles?|fire brigades?|cars?|trucks?|boats?)';
const AFLOAT =
  '(?:jet ?skis?|speed ?boats?|motor ?boats?|boats?|yachts?|surfers?|kite ?surfers?|wakeboarders?|water ?skiers?|ships?|catamarans?|ferry|ferries|rafts?|kayaks?|kayakers?|waves?|whales?|dolphins?)';
const ON_ICE = '(?:(?:figure|speed|ice)[- ]skat(?:ers?|ing)|skaters?|ice[- ]hockey|hockey)';
const RURAL =
  '(?:tractors?|hay|farmers?|sheep|cows?|goats?|geese|horse[- ]drawn|horse and (?:cart|carriage)|ponies|pony|wagons?|haystacks?|cattle)';

/** What is said of those who drive, row and slide, in words that tell where they are and what is seen of it. */
export const ON_THE_MOVE: readonly Rewording[] = [
  // A steep street is in a town, and the level square of an old one is not where it is.
  [
    /(?<=\b(?:steep|hilly) (?:[\p{L}-]+ ){0,2}(?:street|road|lane|alley) )(?:in|of|through) (?:an?|the) (?:(?:old|historic|medieval|little|small|italian|portuguese|spanish|french|pretty|colou?rful|mediterranean) )*(?:towns?|city|quarter|village|district)(?: cent(?:er|re))?\b/giu,
    () => '',
  ],
  // What sounds on the roof of a fire engine has no fins.
  [
    new RegExp(
      `(?:,| and| with)* ?(?:its |the |their |an? )?(?:(?:loud|wailing|blaring|howling|screaming) )*sirens?\\b(?: (?:is |are )?(?:on|blaring|wailing|howling|screaming|sounding|ringing|blasting)\\b)?(?<=\\b${RESCUERS}\\b.{0,100})`,
      'giu',
    ),
    () => '',
  ],
  // The spray behind a boat is water, and comes from no bottle.
  [
    new RegExp(
      `(?:the |a )?(?:white )?\\bspray(?= (?:(?:is )?(?:fly|splash|ris|shoot)(?:ing|es|s)|behind|around|everywhere|in (?:the air|all directions|(?:his|her|its|their) face)))(?<=\\b${AFLOAT}\\b.{0,100})`,
      'giu',
    ),
    () => 'splash',
  ],
  // The rows around the ice are full of those for whom somebody skates.
  [
    new RegExp(
      `\\b(?:in front of|before|for) (?:an?|the|his|her) (?:(?:big|large|huge|cheering|clapping|excited|packed|full) )*(?:audience|crowd|spectators|fans|jury|judges)\\b(?<=\\b${ON_ICE}\\b.{0,100})`,
      'giu',
    ),
    () => 'in an ice rink',
  ],
  // Where hay is carried, a lane is one between fields.
  [
    new RegExp(
      `\\b(?:along|down|on|up|through) (?:an?|the) (?:(?:narrow|quiet|muddy|dusty|winding) )*lane\\b(?<=\\b${RURAL}\\b.{0,80})`,
      'giu',
    ),
    () => 'on a country road',
  ],
  // From a hill over the sea one looks at it.
  [
    /\bon (?:top of )?(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:hill|hilltop|hillside|dune)(?= (?:and |that )?(?:look|gaz|star|watch|overlook)\p{L}*(?: out)?(?: at| over| to| towards?)? (?:the )?(?:[\p{L}-]+ )?(?:sea|ocean)\b)/giu,
    () => 'on cliffs by the sea',
  ],
  // Those who raft sit in the raft.
  [
    /\b(?:white-?water )?rafters(?= (?:paddle|paddling|in|on|ride|riding|go|going|float|floating|fight|fighting)\b)/giu,
    () => 'people',
  ],
  [/\b(?:at|by|in front of) (?:the|an?) airport windows?\b/giu, () => 'at the airport'],
  // Who jumps high in the snow jumps over no rock that stands there.
  [
    /\bover (?:an?|the) (?:(?:snowy|icy|rocky|mountain|snow|steep|high) )*(?:ridge|cornice|slope|ledge|bump|kicker|edge|hill)\b(?<=\b(?:snow ?board|ski)(?:ers?|ing)\b.{0,60})/giu,
    () => 'in the snowy mountains',
  ],
];
