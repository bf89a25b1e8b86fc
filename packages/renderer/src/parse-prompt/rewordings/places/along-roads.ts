import type { Rewording } from '../../rewording.ts';

const WAY =
  '(?:roads?|streets?|lanes?|avenues?|highways?|paths?|alleys?|boulevards?|driveways?|trails?|canals?|promenades?|alleyways?|rivers?)';
const LINED =
  '(?:lined|flanked|bordered|fringed|edged|framed|hemmed)(?: on (?:both|either) sides?)?';
/** What stands there, up to where the sentence goes on. */
const ROW =
  '((?:(?!and\\b|at\\b|in\\b|on\\b|under\\b|while\\b|as\\b)[\\p{L}-]+ ){0,3}(?:[\\p{L}-]+s|cacti|lavender|bamboo))';
const GOES_ON =
  '(?=\\s*(?:[,.;]|$|(?:at|in|on|under|during|while|as|and|near|by|through|with|after|before|leading|covered)\\b))';

/** What is told of roads and rails, of those who pass there, and of what is only a part of what passes. */
export const ALONG_ROADS: readonly Rewording[] = [
  // What is seen at the end of a street is not where one is.
  [
    /,? ?\b(?:and|with) (?:the |a )?(?:[\p{L}-]+ )?(?:sea|ocean|bay|lake|river) (?:(?:visible|shining|glittering|glistening|sparkling) )?(?:at the (?:end|bottom|far end)|in the (?:distance|background)|behind|beyond)(?: of it)?\b(?<=\b(?:street|lane|alley|alleyway|avenue|road)\b.{0,120})/giu,
    () => '',
  ],
  // Trees along a road are behind who drives there, not under the wheels.
  [
    new RegExp(`\\b${LINED} (?:with|by) ${ROW}\\b${GOES_ON}(?<=\\b${WAY} .{0,90})`, 'giu'),
    (_, row) => `, ${row} afar`,
  ],
  [
    new RegExp(
      `\\b(palm|palm tree|oak|maple|poplar|birch|tree|pine|lantern)[- ]lined ((?:(?!and\\b)[\\p{L}-]+ ){0,2}?${WAY})\\b`,
      'giu',
    ),
    (_, row, way) => `${way}, ${row}s`,
  ],
  // Two that pass each other go their ways.
  [
    /\b(?:two|2) (train|tram|ship|boat|truck|plane|cyclist|car|bike|balloon)s (?:are )?(?:pass|cross|driv|speed|rush|mov|go|travel|rac|sail)\p{L}*(?: (?:past|by))?(?: (?:each other|one another)(?: (?:going |moving |driving |heading )?in (?:the )?opposite directions)?| in (?:the )?opposite directions)\b/giu,
    (found, one) => {
      const apart = `${one} driving, another ${one} driving`;
      return apart.length > found.length ? `${one} and another ${one}` : apart;
    },
  ],
  // A ship cuts nothing.
  [
    /\b(?:cut|slic|plough|plow|pierc)(?:s|es|t?ing) (?=through (?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:fog|mist|waves?|waters?|sea|ocean|ice|swell|storm)\b)/giu,
    () => 'sails ',
  ],
  // What a ship carries along its side is a part of it.
  [
    /,? ?\b(?:with )?(?:the |its |round |painted |colou?rful |wooden )*(?:shields|oars)(?: (?:hung|hang(?:ing)?|mounted|fixed|lined(?: up)?|mov\p{L}*|row\p{L}*|pull\p{L}*|dip\p{L}*|stroking|cutting))?(?: (?:along|on|down|at|over|in|into|through|together)(?: (?:the|its|both|unison|rhythm|time|either|each))?(?: (?:sides?|water|hull|waves|gunwales?))?)?(?=\s*(?:[,.;]|$| and\b))(?<=\b(?:longships?|long ships?|longboats?|viking|galleys?|triremes?)\b.{0,120})/giu,
    () => '',
  ],
  // The doors of a saloon are in its front.
  [
    /,? ?\b(?:the |its |creaking |swinging )*saloon doors?(?: (?:are |is )?(?:swing|creak|flap|bang|open)\p{L}*)?(?: (?:open|shut|in the wind))?(?=\s*(?:[,.;]|$))(?<=\b(?:west|western|cowboy|saloon|desert|frontier)\b.{0,120})/giu,
    () => '',
  ],
  // What wheels and feet leave behind is no railway.
  [
    /\b(?:leav(?:es|ing|e) )?(?:a )?(?:trail of )?(?:dust|dusty|tyre|tire|wheel|sand|paw|animal|foot|ski|deep)(?: and dust)?[- ]tracks?\b(?! (?:and field|suit))/giu,
    () => '',
  ],
  // A basket that is on the bicycle is no second thing beside it.
  [
    / in (?:the|his|her|its|their|a) (?:front |wicker |bike |bicycle |handlebar )*basket\b(?<=\b(?:bikes?|bicycles?|cyclists?|cycling|biking|tricycle)\b[^.;]{0,80})/giu,
    () => '',
  ],
  // Who marches over a bridge crosses it.
  [
    /(?<=\b(?:march|walk|rid|driv|stroll|parad|cycl|trudg|hurr|ramble|stagger|trott?)\p{L}* )(?:over|across)(?= (?:an?|the) (?:[\p{L}-]+ ){0,3}bridge\b)/giu,
    () => 'on',
  ],
  // Ships among asteroids are no ships of the sea.
  [
    /\b(?:cargo|battle|mining|trading|supply|freight) ?ship(s?)\b(?=.{0,120}\b(?:asteroid|galaxy|outer space|planet|nebula|starfield)|(?<=\b(?:asteroid|galaxy|outer space|planet|nebula).{0,120}))/giu,
    (_, many) => `spaceship${many}`,
  ],
  // High on the mast one is on board.
  [
    /\b(?:(?:in|from|on|up in) )?(?:the |an? )?(?:(?:tall|pirate|old|sailing) )*(?:ship['’]s )?crow['’]?s['’]? nest\b(?: of (?:an?|the) (?:\p{L}+ )?ship\b)?/giu,
    () => 'on deck',
  ],
  // One dances at it, and nobody plays with it.
  [
    /\b(palace|royal|masked|masquerade|debutante|viennese|opera|winter|charity) ball(?=\s*(?:[,.;]|$| (?:in|at|with|where)\b))/giu,
    (_, which) => (/^(?:palace|royal)$/iu.test(which ?? '') ? 'palace' : 'ballroom'),
  ],
  // Who swings the legs sits on no swing.
  [/,? ?\b(?:swing|dangl)(?:ing|es|s) (?:his|her|their|its|the) (?:legs|feet)\b/giu, () => ''],
  // The door of an igloo or a tent is its opening.
  [
    / (?:at|by|in front of|before|beside) (?:the|its|her|his|their) (?:front )?(?:door|entrance|doorway)\b(?<=\b(?:igloo|tent|yurt|kennel|cabin|hut|cave|cottage)\b.{0,100})/giu,
    () => ' nearby',
  ],
  // A motorcycle on the move has somebody on it.
  [
    /^(\s*(?:an?|the) (?:(?:red|blue|black|green|yellow|white|silver|orange|old|vintage|classic|lone|single|fast|heavy) )*)(motor ?bike|motor ?cycle|moped|vespa) (?:(?:driv|rac|speed|roar|cruis|zoom|wind|travel|head)(?:es|s|ing|e)(?= )|(?=on (?:an?|the) (?:[\p{L}-]+ ){0,3}(?:road|highway|motorway|street|route|pass)\b))/giu,
    (_, which, what) => `a man rides ${which.trim()} ${what} `,
  ],
];
