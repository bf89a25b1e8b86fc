import { sifted } from '../needed-letters.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { withoutUnseen } from './ad-not-shown.ts';
import { EVENTS, MEMBERS } from './ad-patterns.ts';

/** For whom something is, which is nobody in the picture: "kids' bookshop", "shoes for men". */
const AUDIENCE = sifted(
  /\b(?:kids|children|childrens|mens|womens|ladies|toddlers?)(?= (?!and\b|in\b|on\b|at\b|with\b|who\b|are\b|\p{L}+ing\b)(?:[\p{L}-]+ ){1,2}(?:ads?|adverts?|commercials?|promos?|spots?|banners?|posters?|brand|launch)\b)|\b(?:kids|children|childrens|men|mens|women|womens|ladies|boys|girls|babies|students|seniors|dogs|cats|teens|adults)(?:['’]s?)(?= \p{L})|\bfor (?:(?:busy|young|old|all|new|your|the whole|little|small) )?(?:kids|children|men|women|boys|girls|students|seniors|teens|adults|beginners|families|parents|moms|dads|mums|gamers|professionals|everyone|family|babies|toddlers|dog owners|cat owners|runners|athletes|creators)(?=[,.;!]|$| (?:ad|advert|commercial|promo|poster|flyer|banner)\b)|\bfor (?:every|each|all) (?:new )?(?:guests?|customers?|visitors?|members?|clients?|kids?|child|children|students?|mothers?|fathers?|families|women|men)\b/giu,
);
/** Frozen food does not make it snow. */
const FROZEN =
  /\bfrozen (?=pizza|food|yogh?urt|meal|vegetable|berr|fish|dinner|dessert|fries|peas)/giu;
/** What is worked on or who gives it, rather than what is shown: "house cleaning", "church bake sale". */
const WORKED_ON = sifted(
  /\b(?:church|school|village|library)(?= (?:bake sale|book sale|fundraiser|raffle|car wash|picnic|potluck|barbecue|bbq|yard sale|rummage sale|craft fair|breakfast)\b)|\bschool(?= (?:supplies|books?|uniforms?)\b)|\blearning(?= (?:apps?|platform|software|school|centre|center)\b)|\b(?:house|home|office|carpet|window|pool)(?=[ -](?:cleaning|cleaners?|sitting|painting|removals?|staging|inspection|makeover|insurance)\b)/giu,
);
/** Where an ad runs is not in it: "TV commercial". */
const MEDIUM = sifted(
  /(?<!\b(?:smart|flat|oled|4k|led|hd|new|screen|air|open-air|outdoor|garden|drive-in|retro|vintage|portable|digital|dab|transistor|kitchen|old|antique|bluetooth|wooden) )\b(?:tv|television|radio|print|magazine|newspaper|web|website|mobile|email|desktop|cinema(?! ads?\s*[,:])|bus stop|subway|metro|window|street|youtube|display|video)(?= (?:ads?|adverts?|advertisements?|commercials?|spots?|banners?|campaigns?|promos?|billboards?|posters?)\b)/giu,
);
/** The shape of a picture is no hour. */
const RATIO = /(?<![\d:])(?:9:16|16:9|1:1|4:5|4:3)(?![\d:])(?: (?:ratio|format|vertical|video))?/gu;
/** Who sits there is in the car. */
const SEAT = /\bin the (?:back|front|passenger) seats?\b/giu;
/** An opening is announced, and nobody opens anything: "grand opening of a flower shop". */
const OPENING = sifted(
  /\bgrand (?:re-?)?opening(?: of| at| for)?\b|(?<=\p{L} )opening(?= (?:ads?|adverts?|posters?|flyers?|banners?|promo|day|night|party|event|invitation)\b)/giu,
);
/** A finish or the kind of picture, not a magazine, a planet or another product. */
const FINISH = sifted(
  /\bglossy\b|\b(?:cinema|film|broadcast|studio|movie)[- ](?:grade|quality)\b|(?<=\b(?:gift|present|outfit|decor|stocking) )ideas?\b|\b(?:and |with )?(?:an? |the )?(?:soft |long |dappled )?(?:palm|palm[- ]tree|palm[- ]lea(?:f|ves)|leaf|leaves|plant|window|tree) shadows?\b|\b(?:earth|earthy|forest|jewel) (?:colou?rs?|tones|palette)\b|\b(?:and |with |dusted with )?(?:whipped cream|(?:cocoa|icing|powdered|chilli|chili)[- ](?:powder|sugar)|cocoa dust)\b|(?<=\p{L} )product (?:shot|photo|photography|render|image|promo|teaser)(?=[,.]| on an? (?:\p{L}+ ){1,2}(?:background|backdrop))/giu,
);

/** Also things, unless they stand beside colours. */
const SHADES: Readonly<Record<string, string>> = {
  ...COLOUR_WORDS,
  champagne: '#ead9b5',
  sage: '#9caf88',
  plum: '#7a3a6a',
  birch: '#e8dcc4',
  oat: '#e6d8c0',
  sand: '#e3d0a8',
  charcoal: '#34363c',
  'dark-brown': '#4a2e1f',
  terracotta: '#c8643c',
  blush: '#f3c6c4',
  rust: '#b5532a',
};
const COLOUR = Object.keys(SHADES)
  .map((word) => word.replace('-', '[ -]'))
  .join('|');
/** Colours of the whole ad: "in navy and gold", "energetic red and black". */
const PAIR = sifted(
  new RegExp(
    String.raw`(?:\bin |(?<=[,;] ?)(?:(?!an? |the )[\p{L}-]+ )??)(${COLOUR})(?:, (${COLOUR}))?,?(?: and | & |/)(${COLOUR})(?: (?:colou?rs?|tones|theme|palette|branding|style|design|scheme))?(?=\s*(?:[,.;!]|$|with an? ))`,
    'iu',
  ),
);

/** "Orange" between two commas is no fruit where none is sold. */
const ALONE = sifted(
  /(?<=[,;] ?)(?:(?:all|bright|neon|vivid|warm|soft|burnt|deep|pastel) )?(orange|peach|coral|lavender|plum|mint|olive|salmon|rose)(?: (?:colou?rs?|tones|theme|palette|branding))?(?=\s*(?:[,.;!]|$))/iu,
);
const FRUITY = sifted(
  /\b(?:fruits?|juices?|smoothies?|sodas?|drinks?|lemonade|grocer\p{L}*|jams?|sorbet|ice cream|flavou?rs?|tea|gin|candles?|soaps?|perfume|scents?|farm|market|plants?|flowers?|florist|garden|fish|sushi)\b/iu,
);
/** "Gold on dark blue": the product and what is behind it. */
const ON_GROUND = sifted(
  new RegExp(
    String.raw`(?<=(?:^|[,;.!?:"”]) *|\bin )(${COLOUR}) on (${COLOUR})(?=\s*(?:[,.;!]|$))`,
    'iu',
  ),
);

/** "Deep red with gold", "navy with gold accents": the ground and what is set off from it. */
const ACCENTED = sifted(
  new RegExp(
    String.raw`(?<=[,;:] ?|\bin |\ban? )(?:(deep|dark|rich) |(?!an? |the )[\p{L}-]+ )?(${COLOUR}) (?:with|plus) (?:an? (?:touch|hint|splash|dash|pop|glint|bit) of |(?:some|bright|soft|shiny|thin|bold|subtle) )?(${COLOUR})(?: (?:accents?|details?|detailing|trim|highlights?|touches|foil|lettering|flecks|tones|edges|lines|elements))?(?=\s*(?:[,.;!]|$))`,
    'iu',
  ),
);
/** Colours that are darker than their name alone. */
const DEEP: Readonly<Record<string, string>> = {
  red: '#8f1528',
  blue: '#1c3a8a',
  green: '#17573a',
  purple: '#4b2368',
  pink: '#b3175a',
};

const NAMED = String.raw`(?:(?!an? |the |one )[\p{L}-]+ )?(?:${COLOUR})(?: (?:accents?|tones?|details))?(?=\s*(?:[,.;:!/&]|$)|\s{2}| and\b)`;
/** The colours of a brief by name: "Colours: birch, red, sky blue." */
const COLOURS = sifted(
  new RegExp(
    String.raw`\b(?:brand )?(?:colou?rs?|palette)(?::| are| is|(?<=[.;] ?colou?rs))\s*(${NAMED}(?:(?:,? (?:and|&) |, |/)${NAMED})*)`,
    'iu',
  ),
);

/** What it is without, and how many rooms it has, are not seen: "elephant-free", "3 bedroom house". */
const WITHOUT =
  /(?<![\p{L}-])(?!(?:duty|hands|scot|tax)-)\p{L}+-free(?![\p{L}-])|\b(?:\d+|one|two|three|four|five|six)[- ]bed(?:room)?(?:ed)?(?= (?:\p{L}+ ){0,2}(?:house|flat|apartment|home|villa|cottage|bungalow|condo|maisonette|townhouse|penthouse)\b)/giu;

const spaces = (found: string): string => ' '.repeat(found.length);

function codeOf(name: string): readonly string[] {
  const code = SHADES[name.toLocaleLowerCase('en').replace(' ', '-')];
  return code === undefined ? [] : [code];
}

/** A prompt that says nothing of where its ad runs. */
export function withoutMedium(prompt: string): string {
  return prompt.replaceAll(MEDIUM, '');
}

/** A colour by its number, and the name that it has beside it: "teal #0FA3A3". */
const NUMBERED = new RegExp(
  String.raw`(?:(?:brand )?(?:colou?rs?|palette|hex)(?: are| is)?:? )?(?:(?:${COLOUR}) \(?)?#([\da-f]{6}|[\da-f]{3})(?![\p{L}\p{N}])\)?`,
  'giu',
);
const JOINED = /(?<=\s{3})(?:and|&) (?=\s{3})/gu;

/** A prompt without the numbers of colours, which nobody reads. */
export function withoutNumbered(prompt: string): Brief {
  const codes = [...prompt.matchAll(NUMBERED)].map(([, digits = '']) => {
    const [red, green, blue] = digits;
    return `#${digits.length === 3 ? `${red}${red}${green}${green}${blue}${blue}` : digits}`;
  });
  const text = prompt.replaceAll(NUMBERED, spaces).replaceAll(JOINED, spaces);
  return { text, colours: codes.map((code) => code.toLowerCase()) };
}

/** Letters of a prompt that still shows something. */
const SCENE_MIN = 24;

/** Who is looked for is not there yet, and a club is no place: "Chess club looking for members, two men …". */
function withoutSeekers(prompt: string): string {
  const rest = prompt.replace(MEMBERS, spaces);
  return rest.replaceAll(/\P{L}/gu, '').length < SCENE_MIN ? prompt : rest;
}

export interface Brief {
  /** As long as before, with spaces for what is not in the picture. */
  readonly text: string;
  /** CSS colours of the brand. */
  readonly colours: readonly string[];
}

/** A prompt without what an ad is for, where it runs and what its colours are. */
export function briefOf(prompt: string): Brief {
  const { text, colours } = withoutNumbered(prompt);
  const named = inNamedColours(text);
  return colours.length === 0 ? named : { ...named, colours: [...colours, ...named.colours] };
}

function inNamedColours(prompt: string): Brief {
  const text = [RATIO, AUDIENCE, WORKED_ON, FROZEN, MEDIUM, SEAT, OPENING, FINISH, WITHOUT].reduce(
    (rest, pattern) => rest.replaceAll(pattern, spaces),
    withoutUnseen(withoutSeekers(prompt)),
  );
  const listed = COLOURS.exec(text);
  if (listed !== null) {
    const names = (listed[1] ?? '').matchAll(
      new RegExp(String.raw`(?<![\p{L}-])(?:${COLOUR})(?![\p{L}-])`, 'giu'),
    );
    const codes = [...names].flatMap(([name]) => codeOf(name));
    if (codes.length > 0) return { text: text.replace(COLOURS, spaces), colours: codes };
  }
  const pair = PAIR.exec(text);
  if (pair === null) return withOneColour(text);
  const names = pair.slice(1).map((name) => name ?? '');
  const codes = names.flatMap((name) => codeOf(name));
  // Plums and birches are sold, too.
  const isColour = names.some(
    (name) => name.toLocaleLowerCase('en').replace(' ', '-') in COLOUR_WORDS,
  );
  if (!isColour && !pair[0].startsWith('in ')) return { text, colours: [] };
  return { text: text.replace(PAIR, spaces), colours: codes };
}

/** A brief whose colours are no list. */
function withOneColour(text: string): Brief {
  const grounded = ON_GROUND.exec(text);
  if (grounded !== null) {
    const [, own = '', ground = ''] = grounded;
    return { text: text.replace(ON_GROUND, spaces), colours: [...codeOf(ground), ...codeOf(own)] };
  }
  const accented = ACCENTED.exec(text);
  if (accented !== null) {
    const [, deep, ground = '', accent = ''] = accented;
    const darker = deep === undefined ? undefined : DEEP[ground.toLocaleLowerCase('en')];
    const codes = [...(darker === undefined ? codeOf(ground) : [darker]), ...codeOf(accent)];
    return { text: text.replace(ACCENTED, spaces), colours: codes };
  }
  const alone = FRUITY.test(text) ? null : ALONE.exec(text);
  return alone === null
    ? { text, colours: [] }
    : { text: text.replace(ALONE, spaces), colours: codeOf(alone[1] ?? '') };
}

/** What an ad also says, word for word. */
const NOTES =
  /(?<=(?:^|[,.;:!]|\band|\s{2}) ?)(?:spf ?\d+\+?|walk-?ins welcome|no (?:appointment|booking|experience|prior experience|signup|subscription|(?:joining |monthly |hidden |booking |annual |overdraft |foreign |setup |call-out ){0,2}fee|contract|reservation|commitment|obligation|minimum spend)s?(?: (?:needed|necessary|required))?|(?:for )?(?:ages?|aged) \d+(?:(?: to | ?[-–] ?)\d+|\+| and (?:up|over|above))?|(?:strictly )?(?:over )?(?:18|21)s?\+?(?: only)?(?:[,.]? (?:please )?(?:drink|enjoy|gamble|play) responsibly)|(?:please )?(?:drink|enjoy|gamble|play) responsibly|(?:over )?(?:18|21)\+|(?:18|21)s? and over|(?:viewings? )?(?:strictly )?by appointment(?: only)?|home (?:every|by|for) \p{L}+|paid (?:training|holidays?|time off|overtime)|(?:full )?training (?:provided|given)|flexible (?:hours|shifts|working)|immediate start|cancel any ?time|(?:weekly|daily|same-day) pay|waterproof(?: (?:to|up to) \d+ ?m(?:et(?:er|re)s)?)?|financing available|available in \d+ \p{L}+|\d+ (?:pcs|pieces)|eau de (?:parfum|toilette)|new (?:in|flavou?rs)|we (?:ship|deliver) \p{L}+|new (?:patients|clients|members|students|customers|pupils) welcome|plant-based|(?:open )?24 ?h(?:ours?)?(?: (?:service|a day|only))?|24-hour service|ready in (?:just |only )?\d+ (?:minutes|min|seconds)|\d+ (?:washes|servings|pods|doses|breweries|stalls|exhibitors)|\d+ ?g (?:of )?protein|(?:\d+[- ](?:night|day)|risk[- ]free) trial|your home may be repossessed[^.;]{0,60}|your capital is at risk|\d{1,3}% (?!(?:off|discount|extra|apr|interest|cash|financ|organic|natural|vegan|cotton|pure|recycled)\b)(?:\p{L}+ ){1,3}\p{L}+|\d+ ?(?:ml|cl|g|kg|oz|litres?|capsules|tablets)|(?:terms|t&cs?|conditions) (?:and conditions )?apply|capital at risk|batteries not included|serving suggestion|(?:individually )?numbered edition|all[- ]inclusive|(?:learn|speak|play|get|lose|earn|find|sell|master|become|finish|move in)\b[^,.;:!"“]{3,36} in (?:just |only |under |less than )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:seconds?|minutes?|hours?|days?|weeks?|months?|lessons|steps|clicks)|\d+ (?:bed(?:room)?s?|rooms)(?:,? (?:and )?\d+ bath(?:room)?s?)?|(?:costume|pumpkin carving|photo|talent|baking) contest|live (?:music|dj|band)(?: (?:every |on )?\p{L}+days?)?|limited (?:seats|spots|places|stock|tickets|time(?: only)?)|(?:family|kid|dog|pet|budget)[- ]friendly|(?:dogs|pets|kids|families|beginners|everyone|all) (?:are )?welcome|all (?:ages|levels)(?: welcome)?|made in \p{L}+|(?:since|est\.?|established) \d{4}|same[- ]day (?:service|delivery|repairs?)|licensed (?:and|&) insured|money[- ]back guarantee|while (?:stocks?|supplies) lasts?|for a limited time|rain or shine|bring (?:(?:an? |your |the )?\p{L}+)|cash prizes?|(?<!\d\.)\d+ ?(?:km|k|miles)(?= ?[,.;!]|$)|100% (?:organic|natural|vegan|cotton|pure|recycled)|(?:gluten|sugar|dairy|cruelty|plastic|sulfate|sulphate|paraben|alcohol|lactose|nut)[- ]free|(?:organic|vegan|handmade|homemade|locally sourced|hand-?crafted)(?: and (?:organic|vegan|handmade|homemade|local|fresh))?(?=[,.;!]|$)|\d+[- ]year warranty|part[- ]time(?: or full[- ]time)?|full[- ]time(?: or part[- ]time)?|open to all|all you can eat)(?=\s*(?:[,.;!]|$)|(?<=all you can eat) \p{L}+ ?(?:[,.;!]|$))/iu;
/** Who is looked for: "hiring baristas". */
const JOB =
  /\b(?:hiring[:!]?|looking for|seeking|wanted:|job (?:ad|offer|opening|poster) for|vacancy:|recruiting)(?: (?:an?|new|our next|experienced|friendly|full-time|part-time|more|creative|motivated))* (?!(?:videos?|clips?|spots?|ads?|adverts?|posts?|reels?|films?|posters?|campaigns?|banners?|flyers?|story|event|fair|drive|teaser|trailer)\b)([\p{L}-]{1,30}(?: [\p{L}-]{1,30}){0,2}?)(?= (?:in|at|for|to|with|now|this)\b|[,.;!]| \(|$)/iu;
/** Where an event is: "jazz festival in New Orleans". */
const TOWN =
  /\b(?:festival|concert|fair|market|expo|marathon|exhibition|show|tour|conference|party|opening|gala|tournament|race|retreat|services?|space|school|studio|salon|gym|clinic|club|apartments?|flats?|office|(?:every|this|next|on) \p{Lu}\p{Ll}+days?) in (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(\p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’]{1,30}){0,2})(?=[,.;:!]|$)/u;

/** The same before its day: "…, Berlin May 12". */
const TOWN_THEN =
  /(?<=[,.;] )(?!(?:From|Until|On|In|Out|Opens|Starts|Only|Every|This|Next|Back|The|Date|Mon|Tue|Wed|Thu|Fri|Sat|Sun|\p{L}+day)\b)(\p{Lu}\p{Ll}{2,20}),? (?=\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? \d{1,2}\b)/u;

export interface Notes {
  readonly notes: readonly string[];
  readonly town: string | null;
  readonly text: string;
}

const NOTES_MAX = 3;

/** Of a text that is left of `whole`, where a town may stand after something that nobody sees: "cleaning service in Leeds". */
export function notesIn(prompt: string, whole = prompt): Notes {
  const notes: string[] = [];
  let text = prompt;
  for (let note = NOTES.exec(text); note !== null && notes.length < NOTES_MAX; ) {
    notes.push(note[0].replace(/ in small (?:text|print)$/iu, ''));
    text = text.replace(note[0], ' '.repeat(note[0].length));
    note = NOTES.exec(text);
  }
  const job = JOB.exec(prompt)?.[1]?.trim();
  const isJob =
    job !== undefined && /\bhiring|\bjobs?\b|recruit|vacanc|wanted|apply/iu.test(prompt);
  const town =
    (TOWN.exec(whole) ?? (EVENTS.test(prompt) ? TOWN_THEN.exec(prompt) : null))?.[1]?.trim() ??
    null;
  return { notes: isJob ? [job, ...notes] : notes, town, text };
}
