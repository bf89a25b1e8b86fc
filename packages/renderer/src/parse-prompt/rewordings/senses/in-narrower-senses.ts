import type { Rewording } from '../../rewording.ts';

const SHEPHERDS =
  '(?:dogs?|collies?|sheepdogs?|pupp(?:y|ies)|hounds?|retriever|labrador|terrier|horses?|pony|donkey|falcon|hawk|sheep|taxi|cab|friends?|goats?)';
const SHIPS =
  '(?:ship|boat|deck|galleon|schooner|vessel|frigate|brig|caravel|yacht|sloop|raft|hull)';
const GYMNASTS = '(?:gymnasts?|gymnastics|acrobats?|somersault|dismount|judges|leotard)';
const BATHED =
  '(?:towels?|bath\\p{L}*|shower (?:cabin|curtain|head)|hair|dress(?:es|ing)|robe|soap|shav\\p{L}+|tooth\\p{L}*|locker|gym|pool|mirror|steam\\p{L}*)';

/** Words that mean something narrower where certain others are near: courts, ships, halls, rain. */
export const IN_NARROWER_SENSES: readonly Rewording[] = [
  // Who whistles to a dog calls it, and makes no music.
  [
    new RegExp(
      `\\bwhistl(es|ing|e) (?:loudly |sharply |softly |twice )?(?:to|for|at|up) (?=(?:an?|the|his|her|their|two) (?:[\\p{L}-]+ ){0,2}?${SHEPHERDS}\\b)`,
      'giu',
    ),
    (_, form) => `${form === 'ing' ? 'waving' : form === 'es' ? 'waves' : 'wave'} to `,
  ],
  // Rain that has passed is no cabin to wash in.
  [
    new RegExp(
      `(?<!\\b${BATHED}\\b.{0,60})\\b(after|during|before|between|in|through) (?:an?|the|another) (?:(?:sudden|heavy|light|brief|short|passing|warm|cool|cold|last|fresh|morning|evening|afternoon|night|refreshing) ){0,2}showers?\\b(?! (?:cabin|curtain|head|room|gel|of)\\b)(?!.{0,60}\\b${BATHED}\\b)(?<!\\bin (?:an?|the) (?:\\p{L}+ ){0,2}showers?)`,
      'giu',
    ),
    (_, when) => `${when} rain`,
  ],
  // Lawyers carry no signs into court.
  [
    /\b(lawyers?|attorneys?|barristers?|prosecutors?|defendants?|counsel|advocates?|solicitors?|accused)(?: (?:loudly|angrily|wildly))? (?:protest|object|argu|appeal|plead)(s|es|e|ing)?\b(?: (?:loudly|angrily|wildly|passionately))?(?! (?:outside|in the street|in front of|march)\b)/giu,
    (_, who, form) => `${who} point${form === 'ing' ? 'ing' : /s$/u.test(form ?? '') ? 's' : ''}`,
  ],
  // A ship that moves under somebody is the one they are on.
  [
    new RegExp(
      `(?<!\\bon |\\bof )\\b(?:the|their|his|her|its) (?:[\\p{L}-]+ )?${SHIPS} (?:is )?(?:gently |slowly |wildly |heavily )?(?:roll|pitch|rock|sway|heav|toss|mov|creak|tilt|lurch)(?:s|es|ing)?(?: and \\p{L}+ing)? (?:under|beneath|below) (?:them|him|her|it|us|me|(?:his|her|their) (?:feet|boots))\\b`,
      'giu',
    ),
    () => 'on a ship deck',
  ],
  // What gymnasts do their turns on.
  [
    new RegExp(
      `\\b(on|along|off|onto|from) (?:an?|the|her|his) (?:(?:narrow|high|thin|wooden|long|low) )*beams?\\b(?=.{0,90}\\b${GYMNASTS}\\b)`,
      'giu',
    ),
    (_, where) => `${where} the balance beam in a gym`,
  ],
  [
    new RegExp(
      `\\b(on|along|off|onto|from) (?:an?|the|her|his) (?:(?:narrow|high|thin|wooden|long|low) )*beams?\\b(?<=\\b${GYMNASTS}\\b.{0,90})`,
      'giu',
    ),
    (_, where) => `${where} the balance beam in a gym`,
  ],
  [/\brhythmic gymnast(ics|s)?\b/giu, () => 'gymnast'],
  [/\btrampolin(?:ist|er)s?\b/giu, () => 'athlete on a trampoline'],
  [/\bgym(?:nasium|nastics)? hall\b/giu, () => 'gym'],
  // What a ball rolls at in an alley.
  [
    /\b(?:(?:all|the|all of|both|three|four|last|remaining|his|her|wooden|white|its) )*(?:(?:nine|ten|nine|9|10|last|white|wooden) )*(?:pins|skittles)\b(?<=\b(?:bowl\p{L}*|strike|alley|lane)\b.{0,80})(?<!\b(?:bowling|hair|safety|drawing) pins)/giu,
    () => 'bowling pins',
  ],
  [
    /\b(?:ten[- ]?pins?|ninepins|skittles)(?= (?:topple|tumble|fall|fly|crash|scatter|flying|falling|toppling)\b)/giu,
    () => 'bowling pins',
  ],
  // Animals wade where the water is low, wherever it is.
  [
    /(?<=\bwad(?:e|es|ing) (?:slowly |carefully |gracefully )?)(?:in|through|across|along|into) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:lagoons?|bay|shallows|estuary|inlet|mud ?flats?|salt (?:pan|lake|flat)s?|cove|tide|backwater|wetlands?|delta)\b/giu,
    () => 'in the water of a lake',
  ],
  // What sloths and monkeys hang from is no coil.
  [
    /(?<=\b(?:sloths?|bats?|possums?|opossums?|snakes?|boas?|pythons?|chameleons?|lemurs?)\b.{0,60}\b(?:from|on|along|to|around|round|onto) (?:an?|the|its|one|two) (?:[\p{L}-]+ )?)(?:vines?|lianas?|creepers?)\b/giu,
    () => 'branch',
  ],
  // Carried away, they are seen to be pieces.
  [
    /(?<=\bants? (?:\p{L}+ )?)(carr(?:y|ies|ying)|haul(?:s|ing)?|drag(?:s|ging)?|steal(?:s|ing)?) (?:(?:away|off|the|their|some|tiny|big|bread|cake|biscuit|cookie|sugar|its) )*crumbs?(?: of (?:bread|cake|sugar|biscuit|cheese))?(?: (?:away|off))?(?: from (an?|the) (?=(?:\p{L}+ )?(?:sandwich|picnic|cake|plate|basket|loaf|bread|biscuit|cookie)))?/giu,
    (_, verb, one) =>
      `${/ing$/u.test(verb ?? '') ? 'carrying' : 'carry'} crumbs${one === undefined ? '' : ` next to ${one} `}`,
  ],
  // Boxes one upon the other, and a party in the street.
  [
    /\b(?:(?:huge|big|giant|tall|towering|enormous|massive|loud) )*(?:loud)?speakers (?:are )?(?:stacked|piled)(?: (?:up|high|tall|on top of each other|one on the other|left and right|to the sky))*|\b(?:walls?|towers?|stacks?|piles?) of (?:\p{L}+ )?(?:loud)?speakers\b/giu,
    () => 'two speaker stacks',
  ],
  [
    /\b(?:at|during|in) (?:an?|the) (?:\p{L}+ )?block part(?:y|ies)\b/giu,
    () => 'at a street party',
  ],
  // What is carved at a workbench lies on it.
  [
    /\b(?:carv|whittl|sand|chisel|polish)(?:es|s|e|ing) (an?|the|his|her) ((?:wooden |toy |small |little |tiny )*[\p{L}-]+) (?:at|on) (?:an?|the|his|her) (?:\p{L}+ )?work ?bench\b/giu,
    (_, one, what) => `hammers at a workbench in a workshop, ${one} tiny ${what} on the workbench`,
  ],
  // A lawn of the suburbs has its house.
  [
    /\b(?:on|across|over|in) (?:an?|the|his|her|their) (?:\p{L}+ )?(?:suburban|front) (?:lawn|yard|garden)\b(?! of)(?!.{0,60}\b(?:house|home|villa|cottage|bungalow)\b)/giu,
    () => 'in front of a house',
  ],
  // What witches brew is brewed in a room of old wood, by its own light.
  [
    /\b(?:in|inside) (?:an?|the|her|his|their) (?:(?:crooked|old|tiny|little|dark|tumbledown|ramshackle|creepy|gloomy|wonky|crumbling|spooky|dingy|wooden|own|forest|stone|witch['’]s) )*(?:cottage|hut|cabin|shack|house|lair|den)\b(?<=\b(?:cauldron|brew\p{L}*|potions?)\b.{0,90})/giu,
    () => 'in a dark hut at night',
  ],
  // Whose cottage it is, is seen by its light.
  [
    /\b(?:in|inside) (?:an?|the|her|his|their) (?:(?:crooked|old|tiny|little|dark|tumbledown|ramshackle|creepy|gloomy|wonky|crumbling|spooky|dingy|wooden|own) )*(?:cottage|hut|cabin|kitchen|shack|house)\b(?<=\b(?:witch(?:es)?|cauldron|wizard|sorceress|warlock|hag)\b.{0,90})/giu,
    () => 'in a dark cottage room at night',
  ],
  // In a haunted house there is a hall of old stone, by night.
  [
    /\b(?:in|inside) (?:an?|the|his|her|their|its) (?:(?:abandoned|haunted|old|dusty|creepy|spooky|gloomy|victorian|empty|ruined|dark|derelict|huge|ghostly) )+(?:mansion|manor(?: house)?|house|villa|castle)\b(?<=\b(?:ghosts?|phantoms?|skeletons?|vampires?|spirits?|zombies?)\b.{0,100})(?<=\b(?:play|danc|sit|read|cook|wait|hid|eat|din|drink|sleep|writ|knit|sing)\p{L}*\b.{0,100})/giu,
    () => 'in a dark castle hall by night',
  ],
  // Roads that meet above each other.
  [
    /\b(?:motorway|highway|freeway|autobahn|expressway) (?:junctions?|interchanges?|crossings?|intersections?|knots?)\b|\b(?:cloverleaf(?: (?:junction|interchange))?|spaghetti junction|stack interchange)\b/giu,
    () => 'highway interchange with traffic',
  ],
  [/\bfour[- ]poster(?: beds?)?\b/giu, () => 'canopy bed'],
  // What keeps drinks cold is no degree of anything.
  [
    /(?<=\b(?:an?|the|his|her|their|our|blue|red|white|big|open|small|picnic|full) )coolers?\b(?=\s*(?:$|[,.;!]|(?:on|in|at|by|with|full|filled|of|next|beside|under|stands?|packed|and)\b))/giu,
    () => 'cool box',
  ],
  // Fruit that is named like a day.
  [
    /\bdates (?=(?:in|on) (?:an?|the) (?:[\p{L}-]+ )?(?:basket|bowl|plate|tray|dish|jar|box)\b)/giu,
    () => 'medjools ',
  ],
  [
    /(?<=\bplay(?:s|ing|ed)? (?:an?|the|his|her|their) (?:wooden )?)(recorder|organ)\b/giu,
    (_, what) => (what?.toLowerCase() === 'organ' ? 'pipe organ' : 'flute'),
  ],
  // A basket for the wash is shown with it.
  [
    /\b(laundry|washing) (?:basket|hamper) (?:full of|filled with|overflowing with|of|piled with) (?:dirty |clean |folded |colou?rful )?(?:clothes|laundry|washing|towels|socks)\b/giu,
    () => 'laundry basket',
  ],
  // A drink in a goblet is not poured.
  [
    /(?<=\b(?:goblet|chalice|grail) )(?:full of|filled with|of) (?:red |dark |sweet )?(?:wine|mead|water|blood|ale)\b/giu,
    () => '',
  ],
];
