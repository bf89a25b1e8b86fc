import type { Rewording } from '../../rewording.ts';

const MUSIC =
  "(?:(?:hard|punk|indie|classic|folk|heavy|death|smooth|cool|free|latin|irish|live|loud|old|slow|fast) )*(?:rock(?: (?:and|&|n|'n'|’n’) roll)?|metal|punk|swing|country|soul|house|pop|blues|jazz|funk|disco|techno|bluegrass|samba|salsa|reggae|ska|folk|classical)";
const RIDES = '(?:horse|pony|rider|jockey|stallion|mare|equestrian|show ?jumper)s?';
const RIDDEN = '\\b(?:rider|jockey|man|woman|girl|boy|equestrian|cowboy|cowgirl|child)s?\\b';
const SHOW =
  '(?:riding|horse|pony|show ?jumping|jumping|dressage|equestrian|rodeo) (?:shows?|events?|tournaments?|competitions?|contests?|championships?|trials?)';

/** Words in the sense that they have in most sentences. */
export const AS_MOSTLY_MEANT: readonly Rewording[] = [
  // What bands play is no stone.
  [
    new RegExp(
      `(?<!\\b(?:player|radio|gramophone|jukebox|stereo|speakers?|phone|walkman|turntable) )\\b(play|perform|jamm)(s|ing)? (?:some )?${MUSIC}(?: (?:music|songs?|tunes?|standards))?(?=\\s*(?:[,.;]|$)| (?:on|in|at|for|by|with|under|together|while|before|to|during|and|near|outside|loudly|live|beside|from)\\b)`,
      'giu',
    ),
    (_, _verb, form) => (form === 'ing' ? 'playing' : `play${form ?? ''}`),
  ],
  // Those who camp are people, unless they drive or park.
  [
    /\bcampers\b(?! (?:vans?|driv|park|are park|roll|on (?:a|the) (?:\p{L}+ )?(?:roads?|highway|beach|parking)|in (?:a|the) (?:parking|car park)))(?<!\b(?:parked|vintage|retro|old|vw|row of|line of|colou?rful) campers)/giu,
    () => 'campees',
  ],
  [
    /\b(?<!\b(?:vintage|retro|vw|volkswagen|old|parked|white|yellow|blue|green|red|orange|pink|turquoise) )camper(?= (?:(?:is|has|who|was) )?(?:cook|sit|roast|sleep|light|mak|pitch|drink|read|sing|warm|tell|wak|walk|hik|look|watch|play|zipp|fish|wav|crawl|holding|with an? (?:backpack|tent|guitar|sleeping|mug|flashlight|lantern|fishing|torch)|in (?:an?|the|his|her) (?:tent|canoe|kayak|boat|sleeping|hammock|hat)|by (?:an?|the|his|her) (?:camp)?fire|beside (?:an?|the|his|her) (?:tent|(?:camp)?fire)))/giu,
    () => 'campee',
  ],
  // The rings of a planet are not those of fingers.
  [
    /\bplanet(s?) (?:with|that has|that have|and) (?:[\p{L}-]+ ){0,3}rings?\b(?: (?:around|about) (?:it|them)\b)?/giu,
    (_, many) => `ringed planet${many ?? ''}`,
  ],
  // A cave man's club is a piece of wood, and so is that of an ogre.
  [
    /(?<=\b(?:cave ?(?:m[ae]n|wom[ae]n)|neanderthals?|ogres?|trolls?|giants?|cyclops|hercules|barbarians?|goblins?|orcs?)\b[^,.;]{0,24} (?:with|holding|holds|swinging|swings|carrying|carries|raising|raises|waving|waves) (?:an?|his|her|their|its) )(?:(?:big|wooden|heavy|huge|spiked) )*clubs?\b/giu,
    () => 'stick',
  ],
  // Where kings hold court.
  [
    /\bat (?:the )?(?:royal |king['’]s |queen['’]s )?court\b(?=.{0,80}|$)(?<=\b(?:kings?|queens?|princes?|princess(?:es)?|jesters?|knights?|nobles|ladies|emperor|sultan|minstrels?|troubadours?)\b.{0,60})/giu,
    () => 'in a castle',
  ],
  // Where horses stand.
  [
    /(?<=\b(?:horses?|pon(?:y|ies)|cows?|donkeys?|foals?|calf|calves|goats?|mares?|stallions?)\b[^,.;]{0,40} )(in|inside|into|out of|from) (?:an?|the|its|his|her|their) (?:[\p{L}-]+ )?stalls?\b/giu,
    (_, where) => `${where} a stable`,
  ],
  // What is driven is no big cat.
  [
    /\b((?:(?:old|vintage|classic|red|black|green|white|blue|silver|yellow|shiny|new|sleek|silver-grey) )+)(?:jaguars?|mustangs?|beetles?|cobras?|pumas?|cougars?|impalas?)(?= (?:(?:is|was) )?(?:park|driv|speed|rac|cruis|overtak|in (?:a|the|front of an?) (?:garage|car park|parking|showroom|hotel|driveway)|on (?:a|the) (?:[\p{L}]+ )?(?:road|street|highway|racetrack|driveway)))/giu,
    (_, how) => `${how}car`,
  ],
  // What eyes have is no child.
  [
    /\b(?:(?:wide|dilated|big|round|huge|narrow|large|black|slit|vertical|glowing) )+pupils\b(?! (?:sit|stand|raise|read|write|listen|play))/giu,
    () => 'eyes',
  ],
  // The cab of who drives something is part of it.
  [
    /\b(?:in|inside|from|out of) (?:the|his|her|their|an?) cab\b(?: of (?:an?|the|his|her) (train|truck|lorry|tractor|locomotive|crane|excavator|digger|bulldozer))?(?<=\b(train|truck|lorry|tractor|locomotive|crane|excavator|digger|bulldozer|snow ?plough|engine)(?:[- ]driver|[- ]operator|er)?\b.{0,80})/giu,
    (found, named, before) =>
      `${/^(?:from|out)/iu.test(found) ? 'from' : 'in'} a ${named ?? before ?? 'truck'}`,
  ],
  // Things that ring make a noise and no music; a kettle that whistles steams.
  [
    /\b((?:mobile |cell |smart|old |red |black )*(?:phones?|telephones?|alarm clocks?|alarms?|doorbells?|timers?|clocks?|watch|radio)) (?:(?:is|are|that is) )?(?:(?:loudly|softly) )?(?:ring(?:s|ing)?|buzz(?:es|ing)?|beep(?:s|ing)?|vibrat(?:es|ing)|humm?(?:s|ing)|whistl(?:es|ing)|singing)(?: loudly)?(?=\s*(?:[,.;]|$)| (?:on|in|beside|next|at|under|near|by)\b)/giu,
    (_, what) => what ?? '',
  ],
  [
    /\b((?:tea ?)?kettles?) (?:(?:is|are|that is) )?(?:(?:loudly|softly) )?(?:whistl(?:es|ing)|sing(?:s|ing)|humm?(?:s|ing))\b/giu,
    (_, what) => `steaming ${what}`,
  ],
  // It is the day that is hot.
  [
    /\b(?:on|in|during) an? (?:very |really )?hot (?=(?:[\p{L}]+ )?(?:day|afternoon|morning|evening|noon)\b)/giu,
    () => 'on a sunny ',
  ],
  [/\bhot (?=(?:summer )?(?:days?|afternoons?|noon)\b)/giu, () => ''],
  // What is read at breakfast.
  [
    /(?<=\bread(?:s|ing)? (?:the|his|her|a|their) (?:morning |daily |evening |sunday )?)papers?\b(?! (?:map|plane|bag))/giu,
    () => 'newspaper',
  ],
  // What is mended before it leaves.
  [
    /\bprepar(es|ing) (?=(?:his|her|the|their|an?) (?:[\p{L}-]+ ){0,2}(?:boats?|ships?|cars?|bikes?|planes?|rockets?|kites?|sails?|nets?|tents?|horses?|sleds?|balloons?|skis|equipment|gear|stage)\b)/giu,
    (_, form) => `fix${form ?? ''} `,
  ],
  // Who broke down on a road was a car.
  [
    /\b(cars?|trucks?|bus|buses|vans?|taxis?|motorcycles?|tractors?) (?:that |which )?(?:has |have |had )?(?:broken|broke|breaking|breaks) down\b/giu,
    (_, what) => `smoking ${what}`,
  ],
  // The ground under a ship that sails no more.
  [
    /\b(?:(?:has|have|that has|that|had) )*(?:run|ran|runs|running) aground(?: (?:on|in|at|off|near) (?:an?|the|some)?(?=\s?\p{L}))?/giu,
    () => 'stranded on a',
  ],
  [/\boff the (?:[\p{L}-]+ ){0,2}(?:coast|shore)\b/giu, () => 'in the sea'],
  [/\b(?:suits?|sets?) of (?:shiny |old |rusty |silver )?armou?r\b/giu, () => 'knight'],
  [
    /\btrees? (?:that|which) (?:has|have) lost (?:all )?(?:its|their) leaves\b/giu,
    () => 'bare tree',
  ],
  [/\b(?:red |big |shiny )*trucks\b(?<=\bfire ?station\b.{0,40})/giu, () => 'fire engines'],
  // Where horses are ridden, this one is too.
  [
    new RegExp(
      `(?<!${RIDDEN}.{0,80})\\b(an?|the) ((?:[\\p{L}-]+ ){0,2}?(?:horse|pony|stallion|mare)) (?=(?:is )?(?:jump|clear|leap|trot|gallop|canter)\\p{L}* .{0,60}\\b${SHOW}\\b)(?!.{0,120}${RIDDEN})`,
      'giu',
    ),
    (_, article, horse) => `a rider on ${article} ${horse} `,
  ],
  // Riders jump in an arena.
  [
    new RegExp(`\\b(?:at|in|during) (?:an?|the|his|her) (?:[\\p{L}-]+ )?${SHOW}\\b`, 'giu'),
    () => 'in a stadium',
  ],
  [
    new RegExp(
      `\\bat (?:an?|the) (?:show|tournament|contest|competition)\\b(?<=\\b${RIDES}\\b.{0,80})`,
      'giu',
    ),
    () => 'in a stadium',
  ],
  // Those who are shown there have been named.
  [
    /\b(?:at|in|during) (?:an?|the) (?:[\p{L}-]+ )?(?:dog|cat|pet|puppy|flower|talent|poultry) (?:shows?|contests?|competitions?|pageant)\b(?<=^.{4,}(?:at|in|during) (?:an?|the) .{0,40})/giu,
    () => 'on a stage',
  ],
  [
    /\b(?:at|in|during) (?:an?|the) (?:[\p{L}-]+ )?(?:car|motor|auto|motorcycle|classic car|vintage car|boat) (?:shows?|exhibition|fair)\b(?<=^.{4,}(?:at|in|during) (?:an?|the) .{0,40})/giu,
    () => 'on a stage',
  ],
];
