import type { Rewording } from '../../rewording.ts';

const TRADE =
  'dentist|doctor|barber|hairdresser|teacher|judge|nurse|vet|chef|cook|waiter|driver|pilot|conductor|librarian|tailor|baker|surgeon|photographer|guard|mechanic|painter';

/** What is told so briefly, or so playfully, that its words alone would be taken for something else. */
export const TOLD_IN_FEW_WORDS: readonly Rewording[] = [
  // "At the dentist; the dentist is a tiny bird": there is one dentist, and it has feathers.
  [
    new RegExp(
      `\\bat (the|an?) (${TRADE})\\b([^.]{0,50}?)[;,.]? (?:and |but |where )?the \\2 is an? (?:(?:tiny|small|little) )?((?:\\p{L}+ )?\\p{L}+)(?=\\s*(?:[,.;]|$))`,
      'giu',
    ),
    (_, article, trade, between, who) => `at ${article} ${who} ${trade}${between}`,
  ],
  // Somebody far away or not known is a person.
  [
    /\b(?:(?:an?|the) )?(?:lone|lonely|solitary|single|distant|small|tiny|hooded|mysterious|dark) figure(?= (?:skat|walk|stand|sit|row|run|cross|climb|fish|ski|wait|watch|rid|danc|trudg|in an?\b|on an?\b|with an?\b)\p{L}*)/giu,
    () => 'a person',
  ],
  [/(?<=\bskat\p{L}{1,3} )(?:long |wide |slow )?(?:curves|circles|loops) (?=in|on)/giu, () => ''],
  // A state is no other for how soon it came.
  [
    /(?<=\b(?:is|are) )(?:already|still|almost|nearly|clearly|obviously) (?=(?:fast |sound )?(?:asleep|awake|dead|sleeping|gone|hungry|angry|tired)\b)/giu,
    () => '',
  ],
  // What is drawn with chalk is no chalk.
  [
    /\bchalk[- ](?:covered|drawn|marked|filled) (?=pavement|sidewalk|street|playground)/giu,
    () => '',
  ],
  // Whoever pulls against somebody pulls at the same rope.
  [
    /\btug[- ]of[- ]war[:,;]? (?:with )?((?:[\p{L}\d-]+ ){1,4})(?:against|versus|vs\.?) (?=(?:an?|the|one|two|three|some|his|her|their) )/giu,
    (_, side) => `tug of war between ${side}and `,
  ],
  // Who says goodbye without a name is a couple.
  [
    /^(\s*)they (?=(?:say (?:goodbye|farewell)|part|kiss|hug|embrace|slow[- ]dance|hold hands)\b)/giu,
    (_, before) => `${before}a couple `,
  ],
  [
    /\b(?:he|she) kneels(?: down)?,? (?:and )?(?:he|she) (?:\p{L}+ ){1,4}\p{L}+[:,;.-]+ (?:an? )?(?:marriage |wedding |surprise )?proposal\b/giu,
    () => 'a man proposes to a woman',
  ],
  // Two are needed for it.
  [
    /\b(?:an? )?(?:surprise |romantic |sweet )?(?:marriage|wedding) proposal(?=\s*(?:[,.;]|$)| (?:on|at|in|under|by|near|beside|during|over)\b)/giu,
    () => 'man proposes to woman',
  ],
  // Cranes that fly are birds.
  [
    /(?<!\b(?:construction|tower|harbou?r|building) )\bcrane(s?)(?= (?:are |is )?(?:fly|flew|soar|migrat|danc|glid|in flight|taking off|take off|over the (?:marsh|lake|rice|reeds))\p{L}*)/giu,
    (_, many) => `heron${many ?? ''}`,
  ],
  // Where the light comes from burns nothing; "from below" was taken as a viewpoint already.
  [
    /(?<=\p{L} )lit(?= from (?:above|behind|within|the|one|underneath|below)\b|\s{9,})/giu,
    () => '',
  ],
  // Water without light is deep.
  [/\b(?:black|inky|lightless|pitch-black) (?=waters?\b|sea\b|ocean\b|depths\b)/giu, () => 'dark '],
  [
    /\blike (?:(?:paper|glowing|floating|little|tiny) )*(?:lanterns|lamps|light bulbs)\b/giu,
    () => 'glowing',
  ],
  // A sky that rows of plants reach to is over them.
  [/(?<=\brows (?:\p{L}+ )?)to(?:wards?)? the horizon(?= under\b)/giu, () => ''],
  // What mirrors the sky is no mirror.
  [
    /\b(?:each \p{L}+|every \p{L}+|the \p{L}+) (?:is )?an? mirror (?:of|for) the (?:clouds|sky|stars|moon)\b/giu,
    () => 'clouds',
  ],
  // Light from above is no view from there.
  [
    /\b(sunbeams?|sun ?rays|light|moonlight) (?:falling |coming |streaming )?from above\b/giu,
    (_, light) => `${light}`,
  ],
  // A place that sleeps is a place at night, and a town that sleeps has no towers.
  [/\bsleeping (?=town\b)/giu, () => 'moonlit small '],
  [
    /\bsleeping (?=(?:(?!baby|cat|dog|child)\p{L}+ )?(?:caravan|village|town|city|valley|farm|harbou?r|street|suburb|neighbou?rhood|camp|island)\b(?=\s*(?:[,.;]|$)| (?:at|in|under|by|below|with|of|where|while|beside|near)\b))/giu,
    () => 'night ',
  ],
  // An inn in a mushroom is a mushroom with a door.
  [
    /\b(mushroom) (?:hotel|inn|motel|hostel|caf[eé]|shop|school|palace|cottage|restaurant)\b/giu,
    (_, what) => `${what} house`,
  ],
  // A pick-up is driven.
  [
    /\bpick-up(s?)(?= (?:goes|comes|drives|is|truck)\b|\s*(?:[,.;]|$))(?! truck)/giu,
    (_, many) => `pickup${many}`,
  ],
  // On its wheels a rover drives.
  [
    /(?<=\brovers? )roll(s|ing)(?= (?:across|over|through|along|past|on|down|up)\b)/giu,
    (_, form) => (form === 's' ? 'drives' : 'driving'),
  ],
  // Sellers of ice cream have a cart for it.
  [
    /\bsell(s|ing)? (?:ice[- ]cream|gelato|popsicles|ice lollies) (?=to\b)/giu,
    () => 'at ice cream cart ',
  ],
  // A camel names the caravan.
  [/\b(?:an? |the )?(?:desert |camel )caravan\b(?=[^.]{0,60}\bcamels\b)/giu, () => 'the desert'],
  // The chairs of a lift are the lift.
  [
    /\bon (?:one|an?|the|each|every) (?:chair|seat)\b(?<=\b(?:ski|chair)[- ]?lift\b.{0,80})/giu,
    () => 'on it',
  ],
  [/\bwhite (?=(?:slopes?|mountain ?sides?|pistes?)\b)/giu, () => 'snowy '],
  [
    /\buntil (?:(?:all )?(?:the )?(?:city |street )?lights (?:come|go|turn|switch) on|night ?fall(?:s)?|night comes|it (?:gets|is|grows) dark)\b/giu,
    () => 'from day to night',
  ],
  // A nest that is built is there to be seen, with the bird on it.
  [
    /\b(storks?|birds?|swallows?|robins?|eagles?|ospreys?|herons?|crows?|pigeons?|blackbirds?|magpies?) (?:(?:is|are) )?(?:busily )?(?:build|mak)(?:s|es|ing)? (?:its|an?|their|her|his) nests? (?=(?:on|in|under|at|atop|high)\b)/giu,
    (_, bird) => `${bird} in a nest `,
  ],
  // What is fired from the side of a ship is smoke; its cannons are behind their ports.
  [
    /\bfir(?:es|ing|e) (?:off )?(?:(?:its|her|their|the|all|both|a broadside of) ){1,2}(?:\p{L}+ )?(?:cannons?|broadside|guns)\b(?<=\b(?:ships?|frigates?|galleons?)\b.{0,40})/giu,
    () => 'with smoke',
  ],
  [
    /\b(?:an? )?(?:large |empty |big |old )*hall\b(?<=\b(?:boxer|boxing|gymnast|judo\p{L}*|karate\p{L}*|wrestler)s?\b.{0,80})/giu,
    () => 'a gym',
  ],
  [
    /\b(?:(?:hold|stretch|reach|spread|open)(?:s|es|ing)?(?: out| wide)? (?:her|his|their|both) (?:open |loving )?arms(?: out| wide)?)\b(?=\s*(?:[,.;]|$|(?:to|for|towards?)\b))/giu,
    () => 'armsopens',
  ],
  // Nobody is named who rows and steers.
  [
    /^(\s*)(?:white[- ]?water )?rafting (?=down|on|through|in|along)/giu,
    (_, start) => `${start}three people rafting `,
  ],
  [
    /^(\s*)(?:an?|the) (?:black )?gondola with ((?:two|three|four|an?|some) (?:\p{L}+ )?(?:tourists|lovers|people|women|men|couple|passengers|travell?ers|newlyweds|kids|children))\b/giu,
    (_, start, who) => `${start}a gondolier rows ${who}`,
  ],
  // Rows of flowers in several colours are a field.
  [
    /\b(?:(?:endless|long|colou?rful|neat|bright) )?rows of (?=(?:red|yellow|pink|purple|white|orange|violet)(?:,? (?:and )?(?:red|yellow|pink|purple|white|orange|violet)){1,3} (?:tulips|poppies|daffodils|roses|flowers)\b)/giu,
    () => 'a field of ',
  ],
];
