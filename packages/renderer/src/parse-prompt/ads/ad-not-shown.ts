import { mayMatch, sifted } from '../needed-letters.ts';

/** What a brief speaks of without showing it: who buys, what it is made of, how it is filmed. */

const PEOPLE =
  '(?:people|cyclists|accountants|restaurants|campers|flatmates|freelancers|teachers|nurses|drivers|hikers|gamers|travell?ers|commuters|offices|weddings|offices and weddings|weddings and offices|students|teens|teenagers|seniors|parents|families|kids|beginners|couples|dads|mums|moms|pros|runners|gardeners|musicians|artists|designers|developers|startups|start-ups|businesses|teams|companies|managers|project managers|lawyers|doctors|dentists|landlords|tenants|homeowners|pet owners|dog owners|cat owners|remote workers|night owls|early birds|introverts|hounds|old hounds)';

const NOT_SHOWN: readonly RegExp[] = [
  // Whom it is for: "cold brew for accountants", "desks to people who hate desks".
  new RegExp(
    String.raw`(?<=^[^,.:;!"]{4,60})(?<!\b(?:(?<!\b(?:software|app|saas|tool|platform) )(?:ads?|advert|story|reel|spot|poster|banner|clip|film)|school|class|classes|camp|club|lessons|courses?|workshops?|looking|wait(?:s|ing)) )\bfor (?:(?:late-night|busy|young|old|stiff|small|all|new|tired|lazy|local|modern|serious) ){0,2}${PEOPLE}(?=\s*(?:[,.:;!]|$))`,
    'giu',
  ),
  // A camera stands for what they learn.
  new RegExp(
    String.raw`(?<=\b(?:photo|photography|camera|language|coding|writing) (?:course|class|workshop|school|lessons?) )for ${PEOPLE}(?=\s*(?:[,.:;!]|$))`,
    'giu',
  ),
  // What the shop does with it: "free gift wrap".
  /(?<=\b(?:gift|present) )wrap(?:ping)?\b/giu,
  /(?<=[,;:.!] ?)walk[- ]in (?:today|now|any ?time)\b/giu,
  /\b(?:to|for) people who [^,.;:!]{3,60}/giu,
  // Whom one turns to: "call your travel agent".
  /\b(?:call|ask|contact|see|visit|phone|talk to|speak to) (?:your|a|the|an?y?) (?:(?:local|nearest|family|trusted) )?(?:travel agents?|(?:car )?dealers?|doctors?|pharmacists?|retailers?|brokers?|vets?|florists?|opticians?|agents?)(?=\s*(?:[,.;!]|$| (?:today|now|for)\b))/giu,
  // On which shelf it is found.
  /(?<=\b(?:in|from|at|on) (?:your|the|every|our) (?:local )?)(?:fridge|freezer|bakery|cereal|snack|dairy|beauty|drinks|frozen food) (?=(?:aisle|section|shelf|shelves|counter)\b)/giu,
  // What it was before: "eyewear from recycled skateboards".
  /\b(?:made of|(?:made )?(?:from|out of)) (?:recycled|old|reclaimed|upcycled|salvaged|surplus|ocean) (?:[\p{L}-]+ ){0,1}[\p{L}-]+(?=\s*(?:[,.;:!]|$| (?:on|in|at|with)\b))/giu,
  /\b(?:rather than|instead of) (?:an? |the |just )?\p{L}[\p{L}-]*/giu,
  /\b(?:an? )?\p{L}{1,30}-free zone(?: please)?/giu,
  // What is in it: "dark chocolate with 70% cocoa".
  /\b(?:with|of) \d{1,2} ?% (?:cocoa|cacao|alcohol|fat|sugar)\b/giu,
  /(?<=\b(?:space|bubble|zombie|alien|first-person) )shooter\b/giu,
  /\b(?:blue|black|red|green|purple) ink\b/giu,
  /\bcoding(?= (?:course|class|school|camp|club|bootcamp|lessons?)\b)/giu,
  // A fair of these has no merry-go-round.
  /(?<=\b(?:wedding|science|book|job|career|trade|craft|art|tech|bridal|health) )fair\b/giu,
  /(?<=\b(?:theat(?:er|re)|opera|play|musical|ballet)\b[^"“]{0,120})\b(?:red|velvet) (?:velvet )?curtains?\b/giu,
  // A journey, and nobody stumbles.
  /\b(?:bus|train|boat)(?= trips?\b[^"“]{0,60}\b(?:bus|train|boat)\b)/giu,
  /(?<=\b(?:beach|bus|coach|train|boat|road|city|family|day|ski|school|class|weekend|fishing|camping|business) )trips?\b/giu,
  /\b(?:car|dog|cat|horse)(?= show\b[^"“]{0,60}\b(?:cars|dogs|poodles|puppies|cats|horses|ponies)\b)/giu,
  /\b(?:horse )?riding (?:school|lessons?|club|camp)\b(?=[^"“]{0,60}\b(?:horses?|pony|ponies)\b)/giu,
  /\bblood(?= (?:pressure|sugar|tests?)\b)/giu,
  /(?<=\b(?:building|apartments|flats|houses)\b[^"“]{0,30})\bbalconies\b/giu,
  /(?<=\b(?:tv|television|movie|film)\b[^"“]{0,60} )at home\b/giu,
  // Those who sign up hold no sign.
  /(?<=\p{L} )sign-?ups?(?= (?:stor(?:y|ies)|posts?|ads?|reels?|banners?|flyers?|campaign|page)\b)/giu,
  // How it is filmed.
  /\b(?:(?:a|the|slow|epic|by) )?(?:drone|helicopter)(?: camera)? (?:shot|footage|reveal|view|fly-?over)\b/giu,
  // Unless it is what is sold.
  /(?<!\b(?:drone|helicopter)s?\b[^"“]{0,200})\b(?:(?:a|the|slow|epic|by) )?(?:drone|helicopter)(?: camera)? (?:pull(?:s|ing)?(?: back| out| away)?|orbit(?:s|ing)?|ris(?:es|ing)|sweep(?:s|ing)?|push(?:es|ing)?(?: in)?)\b/giu,
  /\b(?:glitch|whip|wipe|fade|match[- ]cut|jump[- ]cut) (?:transitions?|cuts?|edits?)\b|\bsingle strobe\b|\bin a single wipe\b|\bfast cuts\b/giu,
  /\b(?:is|as|being) the (?:hero|star)\b/giu,
  /\b(?:fills?|filling|tracing) the frame\b/giu,
  // What is asked for is no sheet of paper in the picture.
  /(?<=^[^,.:;!"“]{4,60} )(?:poster|flyer|banner|billboard)(?=\s*[,:.])/giu,
  // What is in the air is not in the sky.
  /(?<=\b(?:flour|dust|powder|smoke|steam|sparks|petals|feathers|sawdust|sand|glitter|spices) )(?:(?:floating|hanging|flying|swirling) )?in the air\b/giu,
  /(?<=\b(?:spinning|flying|tumbling|floating|flipping) )in (?:the|mid) ?air\b/giu,
  /\b(?:fogging|steaming|misting) up an? window\b/giu,
  /(?<=\bspreadsheet )cells\b/giu,
  /(?<=\b(?:truck|lorry|haulage|driver)s?\b[^"“]{0,200})\b(?:from|in|inside|of) (?:the|his|her) cab\b/giu,
  /\b(?:newspaper|paper|foil) wrap\b|\b(?:do(?:es|ing) (?:an? |her |his )?)?(?:vinegar|salt|pepper|hair) (?:shake|toss|flip)\b|(?<=, (?:and )?)(?:shakes|shivers|gasps?|winks)(?=[,.;!])/giu,
  /(?<=\bserum )with an? (?:glass )?(?:dropper|pipette)\b/giu,
  /\b\p{L}{1,30}-like\b/giu,
  /\b(?:pan|pans|panning|sweep|sweeping|tilt|dolly) (?:over|across|along) the (?:city )?skyline\b/giu,
  /(?<=\bline\b[^.;]{0,60} )into an? (?:[\p{L}]+ ){0,2}wave\b/giu,
  /\b(?:type|text|typography) only\b/giu,
  /(?<=\bopening |\bopens |\bopen )(?:next to|opposite|near|behind|beside|across from) the [\p{L}]+(?: station| square| park)?/giu,
  /(?<=\b(?:studio|shop|firm|company|clinic|caf[eé]|team|agency|salon|brand) )does\b/giu,
  /(?<=(?:^|[:;.]\s*))show(?= (?:the |an? )?\p{L})/giu,
  /\bslices? through (?:the )?(?:dark|darkness|air|silence|night|noise)\b/giu,
  /(?<=\b(?:sprinkles|confetti|petals|coins|money|stars|glitter|hearts|balloons) )raining(?: down)?\b/giu,
  /\b(?:(?:one|an?|single|golden) )+drop (?:falling|falls|drips?|dripping|landing|lands)(?: (?:into|in|on))?\b/giu,
  /\bexploding (?:colou?r(?:ed|ful)? )?powder(?: paint)?\b/giu,
  /(?<=(?:^|[,.;:!]|\band|\bor) ?)book (?:at|via|through) the \p{L}+/giu,
  /\bwherever [^,.;:!]{3,40}/giu,
  /(?<=, )wrapping(?=[,.])|\bopen evening\b/giu,
  /\b(?:red|golden|orange)(?= (?:desert|canyon|dunes|rocks?|cliffs|sand|mesa)\b)|\bbrown(?= sugar\b)|\borange(?= (?:groves?|blossoms?)\b)/giu,
  /\bsomeone['’]s finger writing \p{L}+(?: (?:in|on) it)?/giu,
  /\b(?:from|into|out of) an? paper crane\b|\blike origami\b/giu,
  /\bfrom an? (?:family |local |used |friendly )?(?:car )?dealer(?:ship)?\b|(?<!\bphones?\b[^"“]{0,200})\bphone number\b/giu,
  /\b(?:black|green|covered|thick|slippery) with (?:moss|algae|grime)\b/giu,
  /\bleaves(?= (?:behind )?(?:an? )?trails?\b)|\bthat (?:turn|morph|transform)s?(?: into)?\b/giu,
  /\b(?:cream|mint|pink|white|red|blue|green|yellow|black|gold)-and-(?:cream|mint|pink|white|red|blue|green|yellow|black|gold)\b/giu,
  /\b20\d\d (?=(?:couples|brides|weddings)\b)/giu,
].map(sifted);

const isRecords = /\b(?:records?|vinyl|dj|music|album)\b/iu;

/** A brief with spaces for what nobody sees. */
export function withoutUnseen(prompt: string): string {
  const spaces = (found: string) => ' '.repeat(found.length);
  const text = NOT_SHOWN.reduce((rest, pattern) => rest.replaceAll(pattern, spaces), prompt);
  const turned = isRecords.test(prompt)
    ? text
    : text.replaceAll(/\bon an? (?:\p{L}+ )?turntable\b/giu, spaces);
  const tea = /\b(?:bubble|boba) tea\b/iu.test(prompt)
    ? turned.replaceAll(
        /(?<!\b(?:of|wearing|in) )\b(?:tapioca )?pearls\b(?! (?:necklaces?|earrings?|bracelets?))(?: (?:dropping|falling|sinking|bouncing)\b)?/giu,
        spaces,
      )
    : turned;
  return READ_AS.reduce(
    (rest, [pattern, words]) =>
      !mayMatch(pattern, rest.toLowerCase())
        ? rest
        : rest.replaceAll(pattern, (found: string, part: unknown) =>
            words.replace('$1', typeof part === 'string' ? part : '').padEnd(found.length),
          ),
    tea,
  );
}

/** Other words for who and what is seen. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/\bdog[- ]walking(?: (?:service|business|company))?\b/giu, 'dog walker'],
  [
    /\bwhite(?:washed)? houses (?:and|with|above|over|by|on) (?:an?|the|deep)? ?blue (?:sea|domes|water|ocean)\b/giu,
    'santorini',
  ],
  [/\b(?:to )?invite (?:people|everyone|everybody|guests|friends|customers)(?= to\b)/giu, ''],
  [/(?<=\b(?:pancake|steak|waffle|burger|noodle|crab|chop) )house\b/giu, 'diner'],
  [/\b(?:used |new )?car dealer(?:ship)?s?\b/giu, 'cars'],
  [/\bkarate (?:school|class(?:es)?|lessons?|club|dojo)\b/giu, 'karate kids'],
  [/\bsurf(?:ing)? (?:school|class(?:es)?|lessons?|camp)\b/giu, 'surfer'],
  [/\bscuba diving\b|\bdiving (?:school|course|lessons?|trips?)\b/giu, 'scuba diver'],
  [/\bgolf (?:club(?= ad\b)|course|resort|lessons?)\b/giu, 'golfer'],
  [/\bgardening (?:service|company|business)\b/giu, 'gardener'],
  [/\b(?:chinese )?noodles in an? box\b/giu, 'takeaway'],
  [/\bmoon and stars\b/giu, 'night'],
  [/\breading (?=lamps?\b|lights?\b)/giu, ''],
  [/\b(?:on|against|before) an? plain (\p{L}+) wall\b/giu, 'on a $1 background'],
  [
    /\b(?:(?:lots|plenty|a lot) of|much|generous|wide) (?:empty|negative|white|blank|copy) ?space\b/giu,
    '',
  ],
  [
    /(?<=\bcereal\b[^"“]{0,60} )(?:(?:colou?rful|crunchy|golden|honey|fruity|rainbow) )?(?:rings|loops|hoops|flakes|puffs|hearts|stars) (?:splash|fall|tumbl|pour|dropp|float|bounc|div)ing (?:into|in) (?:the |an? )?(?:bowl of )?milk\b/giu,
    '',
  ],
  [/\blightning bolts?\b/giu, 'lightning'],
  [/(?<=\bcircus\b[^"“]{0,60} )striped (?:tent|big top)\b/giu, 'circus tent'],
  [
    /(?<=\b(?:sushi|pizza|curry|burger|kebab|noodle|taco|ramen|pasta|salad|chicken|sandwich) )(?:take-?away|take-?out)\b/giu,
    'shop',
  ],
  [/\bring in an? (?:[\p{L}]+ )?(?:case|box)\b/giu, 'ring box'],
  [
    /\bfoam all over an? ((?:[\p{L}]+ )?(?:car|suv|van|truck|jeep|pickup|limousine))\b/giu,
    '$1 covered in foam',
  ],
  [
    /\b([Gg]uitar|[Vv]iolin|[Cc]ello|[Tt]rumpet|[Ss]axophone|[Ff]lute|[Hh]arp|[Uu]kulele|[Aa]ccordion|[Bb]anjo) (?:lessons?|class(?:es)?|courses?|tuition)(?= with \p{Lu})/gu,
    '$1',
  ],
  // An instrument that waits for its pupil in a room is played by nobody yet.
  [
    /\b(guitar|violin|cello|piano|trumpet|saxophone|flute|harp|ukulele|accordion|banjo|drum|keyboard)s? (?:lessons?|school|teachers?|class(?:es)?|courses?|tuition|academy)(?=[^"“]{0,40}(?:["“][^"”]*["”])?[^"“]{0,40}\b\1 (?:on|against|beside|next to|leaning|leans|lying|standing|by) )/giu,
    'living room',
  ],
  [/\bwooden building blocks\b|\bbuilding blocks\b/giu, 'blocks'],
  [/\b(?:YouTube )?Shorts(?= (?:ad|video|clip|spot|format|story)\b)/gu, ''],
  [/\b(hot dog|ice cream|coffee|taco|burger|juice) stand\b/giu, '$1'],
  [
    /(?<!fishing )\b(rods?|poles?)\b(?= (?:and|&|with|beside|next to)\b[^,.;"“]{0,24}\b(?:tackle|bait|reel|line|net)\b)/giu,
    'fishing $1',
  ],
  [/\b(?:fishing )?tackle[- ]box(?:es)?\b/giu, 'toolbox'],
  [
    /\b(?:piles?|stacks?|heaps?) of (?:papers|paperwork|forms|documents|receipts|files)\b/giu,
    'three paper sheets',
  ],
  // A feast and a convention are called after what nobody does or reads there.
  [/\bboxing(?= day\b)/giu, ''],
  [
    /\b(?:comic(?:[- ]book)?|comics|manga|book|card)(?= (?:convention|con|expo|fair|fest)\b)/giu,
    '',
  ],
  [
    /\b(?:in|wearing) (?:an? |the )?(?:white |judo |karate ){1,2}(?:suit|uniform|gi|outfit) (?:kick(?:s|ing)|punch(?:es|ing))(?: (?:high|the air))?\b/giu,
    'doing karate',
  ],
  [
    /\bkick(?:s|ing)(?: high)? (?:in|wearing) (?:an? |the )?(?:white |judo |karate ){1,2}(?:suit|uniform|gi|outfit)\b/giu,
    'doing karate',
  ],
  [
    /(?<=\b(?:karate|judo|taekwondo|martial arts)\b[^"“]{0,60} )(boy|girl)\b(?= (?:in|with|kicking|doing|punching|training)\b|\s*[,.;])/giu,
    'karate $1',
  ],
  [
    /(?<=\b(?:karate|judo|taekwondo|martial arts)\b[^"“]{0,60} )(?:kid|child|man|woman)\b(?= (?:in|with|kicking|doing|punching|training)\b|\s*[,.;])/giu,
    'karateka',
  ],
  [
    /\b((?:famil(?:y|ies)|friends|people|guests|relatives) )(?:\p{L}+ing |gathered |seated )?(?:around|round) (?:an?|the) (?:(?:big|golden|roast|roasted|christmas|thanksgiving|stuffed) )+(?:turkey|goose|chicken|duck)\b/giu,
    '$1sitting around a dinner table with a roast turkey',
  ],
  [
    /\b(?:shirts|dresses|suits|clothes|coats|jackets|blouses|trousers) (?:hanging |hung )?(?:on|from) (?:an?|the) (?:(?:clothes|garment|clothing|metal|steel|long) )?(?:rail|rack)\b/giu,
    'clothes rail',
  ],
  [/\baquarium (?:shop|store)\b/giu, 'pet shop'],
  [/\bwindow cleaning\b/giu, 'window washer'],
  [/\bpiano (?:concert|recital)\b/giu, 'pianist stage'],
  [
    /\b(?:king|queen|knight)s?(?: and (?:king|queen|knight|rook)s?)? (?:chess )?pieces\b/giu,
    'chess',
  ],
  [/(?<=\bfarm\b[^"“]{0,40}\b)(?:cute|happy|farm) animals\b/giu, 'cow and pig'],
  [/\bvalentine['’]?s (?:day )?dinner\b(?![^"“]{0,60}\btable\b)/giu, 'romantic dinner'],
  [
    /\bclean (?:drinking )?water for (?:\p{L}+(?! (?:day|week|month|year)s?\b))(?![^"“]{0,80}\b(?:pump|tap|well|child|girl|boy)\b)/giu,
    'kids by a well',
  ],
  [/\bhotels?(?=[^.;"“]{0,30}\b(?:rooms?|suites?)\b[^.;"“]{0,20}\bviews?\b)/giu, ''],
  [/(?<=[,;] ?)hiking(?=\s*(?:[,.;]|$))/giu, 'peaks'],
  [
    /(?<=\b(?:ocean|sea|turtles?|whales?|beach)\b[^"“]{0,60} )plastic(?: waste)?(?=\s*(?:[,.;!]|$))/giu,
    'bottles',
  ],
  [
    /(?<!\b(?:woman|girl|bride|lady|princess|man|groom|boy|chef|nurse|doctor) )\bdressed in (?:all )?(?:\p{L}+ )?(red|green|blue|yellow|pink|purple|orange|black|white)\b(?! \p{L})/giu,
    'in $1 shirts',
  ],
  [/\btwo hands holding\b(?=\s*(?:[,.;!]|$|\s{2})| then\b)/giu, 'couple hold hands'],
  [/\bwith twins\b(?<=\b(?:dad|mum|mom|father|mother|parents) with twins)/giu, 'with kids'],
  [/(?<=\b(?:ferry|ferries)\b[^"“]{0,120})\bfrom the deck\b/giu, 'on the ferry'],
  [
    /(?<=\b(?:cruises?|ships?|boats?|yachts?|sail\p{L}*|whales?|dolphins?|fjords?|captain|sea|ocean)\b[^"“]{0,120})\bfrom the deck\b(?! (?:of|into)\b)/giu,
    'on the ship',
  ],
  [/\bpopping up\b(?= (?:out of|from|in|through) the (?:soil|ground|earth|snow))/giu, 'growing'],
  [/\b[\p{L}]+, [\p{L}]+ and [\p{L}]+ shades\b/giu, '3 shades'],
  [/\b(?:extreme )?eye close-?up\b(?! of\b)/giu, 'human eye'],
  [/\bconcrete tunnel\b/giu, 'corridor'],
  [/\b(?:\p{L}+ )?hands (?=kneading)/giu, 'baker '],
  [/\ba (?:mixed|diverse|small) group(?= (?:in|doing|on|at)\b)/giu, 'people'],
  [/\bin (?:an? )?(?:warrior|cobra|triangle|plank) pose\b/giu, 'doing yoga'],
  [
    /(?<=\b(?:truck|car|van|jeep|pickup|suv|camper)s?\b[^,.;]{0,24} )on (?:the|its|their) roof\b/giu,
    'on top',
  ],
  [/\bclimbing gym['’]s\b/giu, 'climbing wall.'],
  [/\breaching the top\b/giu, 'climbing it'],
  [/\bspin (?:class|studio)(?: times)?\b/giu, 'gym cycling'],
  [
    /\bmustard(?= (?:velvet|linen|cotton|wool|silk|leather|sofa|couch|armchair|chair|jumper|coat|dress)\b)/giu,
    'yellow',
  ],
  [/\b(?:sunflower|lemon|canary|butter|banana)(?= yellow\b)/giu, ''],
  [
    /\b(?:cherry|tomato|brick|poppy|(?:cran|rasp|straw)?berry|raspberry|rose|chilli|lipstick|(?<!\bwine\b[^"“]{0,200})wine|ruby)(?= red\b)/giu,
    '',
  ],
  [/\b(?:forest|bottle|moss|apple|pine|sea|leaf)(?= green\b)/giu, ''],
  [/\b(?:ocean|cornflower|ice|sea)(?= blue\b)/giu, ''],
  // Two names of one shade: "coral orange" is no fruit.
  [/\bcoral[ -](?:orange|red|pink)\b/giu, 'coral'],
  [/\b(?:burnt|rust|pumpkin|copper|mango|peach|amber)[ -]orange\b/giu, 'dark orange'],
  // A flower that stands alone between commas is a colour.
  [/(?<=, ?)(?:violet|lilac|lavender)(?=\s*(?:,|$))/giu, 'purple'],
  // How it is photographed.
  [
    /(?<=, ?)(?:natural|organic|rustic)(?: (?:look|style|feel|mood|setting))?(?=\s*(?:[,.;]|$))/giu,
    'on wood with leaves',
  ],
  [/\bsparkling wine\b(?! (?:bottle|glass))/giu, 'champagne'],
  [/\bpirate (?:movie|film|series)\b/giu, 'pirate ship on a stormy sea'],
  [/\bfrom (?:an? |the |our )?(?:mountain|alpine|alp) (?:dairy|farm)\b/giu, ', cow in a meadow'],
  [/\bnew year['’]?s eve\b/giu, 'fireworks night'],
  [/\bcruise line\b/giu, 'cruise'],
  [/\bmidnight blue\b(?! (?:velvet|silk|satin|cloth|linen)\b)/giu, 'navy'],
  [/\b(?:ice|snow|pearl|bone|eggshell|milk)(?= white\b)/giu, ''],
  [/\boat(?= beige\b)/giu, ''],
  [/\b(?:charcoal|slate|stone)(?= gr[ae]y\b)/giu, ''],
];
