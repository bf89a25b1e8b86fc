import type { Rewording } from '../../rewording.ts';

const WOODS =
  'cedar|oak|pine|birch|maple|walnut|cherry|ash|beech|spruce|fir|mahogany|teak|willow|olive|bamboo';
const WOODWORK =
  'wood|boards?|planks?|beams?|tables?|desks?|chairs?|bench(?:es)?|doors?|floors?|shelf|shelves|chests?|barrels?|bowls?|box(?:es)?|panels?|logs?|spoons?|counters?';
const STACKED =
  'plates|books|boxes|pancakes|cards|blocks|dishes|cups|glasses|hats|pizzas|cakes|coins|crates|suitcases|tyres|tires|stones|rocks|cans|chairs|burgers|doughnuts|donuts|waffles|presents|gifts|papers|parcels|trays|bricks';

const GOING =
  '(?:row|sail|paddl|fl(?:y|ie)|swim|walk|hurr(?:y|ie)|rush|rac|run|driv|rid|cycl|bik|go|head|stroll|wander|march|trudg|plod|trott?|gallop|jog|skat|ski|limp|stumbl|stagger|sprint|dash|speed|travel|carr(?:y|ie)|lead|tak|bring|herd|pull|drag|push|steer|scurr(?:y|ie)|tiptoe|race)(?:m|n)?(?:e|s|es|ing|ed)?';
/** Before a home that is in the picture. */
const SOME_HOME =
  "(?:an?|the|his|her|their|its|my|our|your|this|that|at|in|into|inside|near|past|from|of|to|towards?|new|old|family|own|dream|smart|modern|mobile|nursing|care|retirement|happy|cosy|cozy|little|small|childhood|[\\p{L}]+['’]s)";

const FRUIT =
  'coconut|mango|strawberry|apple|banana|pineapple|papaya|kiwi|lemon|lime|pear|peach|plum|cherry|grape|pomegranate|avocado|lychee|guava|fig|watermelon|melon|raspberry|blueberry|tomato|durian';

const SOUGHT = '(?:cat|dog|kitten|puppy|pet|bird|parrot|rabbit|tortoise|ferret)';
const OF_A_KIND =
  '(?:tabby|calico|tortoiseshell|siamese|persian|maine coon|ragdoll|sphynx|labrador|retriever|beagle|poodle|terrier|dachshund|corgi|husky|shepherd|spaniel|pug|bulldog|collie|chihuahua|dalmatian|greyhound|whippet|schnauzer|mutt|mongrel|pup|cockatiel|budgie|parakeet|macaw|cockatoo|african grey|canary|cat|kitten|dog|puppy|parrot|rabbit|bunny|tortoise|ferret)';

/** Words that are also names of things of which the sentence does not speak. */
export const MISTAKABLE: readonly Rewording[] = [
  // Who is lost is told of twice, and is one.
  [
    new RegExp(
      String.raw`\b(?:lost|missing|found) ${SOUGHT}(?: (?:notice|poster|flyer|leaflet|sign|card|alert|post|ad))?(?=\s*[,:.–—-]+ [^"“,;]{0,40}\b${OF_A_KIND}\b)`,
      'giu',
    ),
    () => '',
  ],
  // Who climbs a tower does not climb the planes around it.
  [
    /\band planes(?= (?:are )?(?:fly|flie|circl|attack|pass|land|soar|zoom|shoot|drop|roar|cross|dive)\p{L}*\b)/giu,
    () => '; planes',
  ],
  // Kings and queens have halls without doors to offices.
  [
    /\b(?:golden|marble|royal|grand|vast|medieval|old|huge|dark|stone|big|large) hall\b(?:(?<=\b(?:throne|king|queen|prince|princess|knights?|banquet|royal)\b.{0,60})|(?=.{0,60}\b(?:throne|king|queen|knights?|banquet)\b))/giu,
    () => 'palace',
  ],
  // Water like a mirror.
  [
    /\bmirror(?:[- ]like)? (?:reflections?|surface|image)\b(?<!\b(?:his|her|its|their) (?:own )?mirror \p{L}+)(?![^.;]{0,40}\b(?:bath|bed|dressing |living )?room\b)/giu,
    () => 'reflection',
  ],
  // One fruit, not an apple besides.
  [new RegExp(String.raw`\b(${FRUIT}) fruits?\b`, 'giu'), (_, name) => name ?? ''],
  // What one drinks from; who looks through glass or stands behind it, looks through a window.
  [
    /(?<!\b(?:through|behind|against|of|at|under|on|from|down|along|across|over|into|to|taps|touch(?:es)?|press(?:es)?) )\b(?:an?|the|his|her|my) glass(?=(?: (?:off|onto|over|from|falls?|falling|breaks?|breaking|shatters?|shattering|slips?|slipping|down)\b)| and (?:it|drinks?|smiles?)\b|\s*(?:[,.;!]|$))/giu,
    () => 'tumbler',
  ],
  // Who is to watch it is not in it.
  [
    /(?<=\b(?:simple|simply|fun|easy|easily|colou?rful|cute|educational|video|cartoon|animation|lesson|explained|explainer|clip) )for (?:my |little |small |young |the )?(?:kids|children|toddlers|students|pupils)(?=\s*[.!]?$)/giu,
    () => '',
  ],
  // Hands of a clock.
  [/\b(?:the |its |with )?hands (?=(?:are )?(?:ticking|tick|sweeping)\b)/giu, () => ''],
  // A tool of carpenters, not of pilots.
  [
    new RegExp(
      `\\bplan(?:es|ing)(?= (?:(?:down|the|an?|his|her|some|long|rough|old|smooth|wooden|${WOODS}) )+(?:${WOODWORK})\\b)`,
      'giu',
    ),
    () => 'saws',
  ],
  [new RegExp(`\\b(?:${WOODS}) (?=(?:${WOODWORK})\\b)`, 'giu'), () => ''],
  // No birds: they bend down.
  [
    /(?<=\b(?:he|she|they|everyone|everybody|man|woman|boy|girl|hats?|boxer|waiter|soldiers?|crowd|people|and) )ducks?(?= (?:down|under|behind|for cover|away|as|when|to avoid)\b|,? and\b|[.;!]|$)/giu,
    (found) => (found.length > 4 ? 'squat' : 'bend'),
  ],
  [
    /(?<=\b(?!(?:an?|the|his|her|their|its|some|many|few|several|two|three|four|five|six|\d+|feed(?:s|ing)?|see(?:s|ing)?|watch(?:es|ing)?|chas(?:es?|ing)|lead(?:s|ing)?|baby|little|yellow|white|mother|wild|young|of|with) )\p{L}+ )ducks(?= (?:back(?: (?:in|out|into|inside|down|behind|under)\b|\s*[,.;])|out of sight)\b)/giu,
    () => 'hides',
  ],
  // What a cock does in the morning.
  [/(?<=\b(?:rooster|cockerel|cock) )crow(?:s|ing)?\b/giu, () => 'sings'],
  [/(?<=\b(?:roosters|cocks) )crow\b/giu, () => 'sing'],
  // What the sun melts.
  [
    /\b(?:as|while|and|until|when) (?:the )?(?:\p{L}+ )?(?:sun|heat|sunshine|warmth) (?:slowly )?melts (?:him|her|it|them)\b/giu,
    () => 'and melts',
  ],
  [
    /\b(?:the )?(?:sun|heat|sunshine|warmth) (?:slowly )?melts (?:the|an?|his|her|their) (?=\p{L})/giu,
    () => 'a melting ',
  ],
  // What comes up out of the ground does not burst.
  [
    /\bpop(s|ping|ped)? (?:up|out)\b(?! of\b| (?:on|over|at|in) (?:the|an?) (?:horizon|distance|screen|phone))(?<!\bpopcorn [^.;]{0,20})/giu,
    (_, form) => (form === 's' ? 'emerges' : form === 'ping' ? 'emerging' : 'emerge'),
  ],
  [/\bpops up(?= (?:on|over|at|in) (?:the|an?) (?:horizon|distance))/giu, () => 'is'],
  // Whoever moves its wings.
  [/\bbat(?:s|ting)? (?:its|his|her|their) wings\b/giu, () => 'flaps wings'],
  // A dance, not a tap.
  [/\btap[- ](?=danc(?:e|es|ing|er|ers)\b)/giu, () => ''],
  // Nothing of the Arctic.
  [/\bthe (?=ice[- ]?(?:creams?|loll(?:y|ies)|pops?|cubes?)\b)/giu, () => ''],
  // The game with a bat, not the insect.
  [
    /\bhit(s|ting)? (?:an?|the|his|her) (?:\p{L}+ )?ball with (?:an?|the|his|her) (?:\p{L}+ )?bat\b/giu,
    (_, form) => `swing${form === undefined ? '' : form === 's' ? 's' : 'ing'} a bat`,
  ],
  [new RegExp(`\\btowers? of (?=(?:\\p{L}+ )?(?:${STACKED})\\b)`, 'giu'), () => 'stack of'],
  [/\bwatches(?= (?:an?|the|his|her|them|him|it|how)\b)/giu, () => 'sees'],
  [
    /(?<=\b(?:and|to|they|we|who|people|children|kids|friends|men|women|couple|family) )watch(?= (?:an?|the|their|his|her|them|him|it|how|as|tv|fireworks|movies)\b)/giu,
    () => 'see',
  ],
  // No deer: it asks.
  [/(?<=\b(?:how|what|why|where|when|which) )does\b/giu, () => 'do'],
  // Where it goes is out of the picture.
  [
    new RegExp(
      String.raw`\b(?:back )?home\b(?<=\b${GOING}(?: (?!(?:in|at|to|into|from|near)\b)[\p{L}-]+){0,4} (?:back )?home)(?<!\b${SOME_HOME} (?:back )?home)(?: from (?:school|work|church|the office|the market|the fields?|kindergarten|the party))?(?! (?:run|office|garden|base|plate|team|page|stretch)\b)`,
      'giu',
    ),
    () => 'along',
  ],
  // A boat that comes home comes to its harbour, and the herd to its farm.
  [
    /(?<=\b(?:boats?|ships?|trawlers?|vessels?|fleet|yacht|sailors?|fishermen|fisherman|geese|storks?|swallows?|birds|cows|sheep|herd|flock|cowboys?|shepherd(?:ess)?|riders?|knights?|horses?|cyclists?|hikers?|soldiers?|farmers?|tractor|camels?|astronauts?|rocket|spaceship)\b[^.;,]{0,30} )(?:com|return|arriv|gett)(?:es|e|s|ing|ed)?(?: safely| slowly| late| back)? home\b(?! to\b)/giu,
    (found) => (found.includes('ing') ? 'coming along' : 'comes along'),
  ],
  // Foam that runs over is a part of the beer.
  [
    /\b(?:(?:glass|mug|pint|stein|tankard)(?:es|s)? of (?:[\p{L}-]+ )?beer|beer(?: (?:glass|mug))?)(?:,? (?:with|and|as|while|its|the|white|thick|an?|head|of|is)){0,4} (?:foam|froth)(?: is)? (?:running|runs|dripping|drips|spilling|spills|flowing|flows|overflowing|sliding|pouring)(?: (?:down|over)(?: (?:the|its) (?:sides?|rim|glass|edge))?)?/giu,
    () => 'foamy beer',
  ],
  // What beer is made of, and what is on top of it.
  [
    /\bhops\b(?<=\b(?:and|with|of|fresh|green|golden|from|some) hops)(?=\s*(?:[,.;!]|$|\b(?:and|on|around|in|at|behind|next)\b))/giu,
    () => 'hop cones',
  ],
  [
    /\b(with|and) (?:[\p{L}]+ ){0,2}?(?:foam|froth)(?: on top)?\b( and\b)?(?<=\b(?:bottles?|cans?|beers?|pints?|lager|ale|stout|mugs?|cups?|glass(?:es)?|coffee|cappuccino|latte|cola|soda|milkshake)\b[^.;]{0,40})/giu,
    (_, link, next) => (next === undefined ? '' : (link ?? '')),
  ],
  [
    /,? ?\b(?:(?:while|when) )?(?:on (?:the|his|her|their|its|my|our) (?:long )?(?:way|walk|drive|ride|journey|trip)|bound(?: for)?) (?:back )?home\b(?: from (?:school|work|church|the office|the market|the fields?|kindergarten|the party))?/giu,
    () => '',
  ],
  // A family dentist is no family.
  [
    /\bfamily (?=(?:dentist|doctor|clinic|practice|physician|lawyer|law|business|company|bakery|hotel|diner|restaurant|pizzeria|photographer|farm|car|van|suv|vet)\b)/giu,
    () => '',
  ],
  // In space there is no harbour.
  [
    /(?<=\b(?:shuttle|spaceship|spacecraft|starship|rocket|capsule|module) (?:is |slowly |gently )?)dock(?:s|ing|ed)(?: (?:at|with|to|onto))?\b/giu,
    () => 'nears',
  ],
  // A planet of its own.
  [/\bgas giants?\b/giu, () => 'saturn'],
  // Whoever does that is no building and no machine.
  [/\b(?:towers?|looms?|towering|looming) (?:high )?(?:over|above)\b/giu, () => 'stands by'],
  [/\bcigar(?:ette)? smoke\b/giu, () => 'smoke'],
  // Colours, not what painters hold.
  [
    /\b(?:[\p{L}-]+ ){0,3}(?:colou?r )?palettes?\b(?! (?:of|in|with|and)\b)(?<!\b(?:an?|the|his|her|their|holds?|holding|with) (?:[\p{L}-]+ )?palettes?)/giu,
    () => '',
  ],
  // There are no walls to be seen in the blue.
  [
    /\b(?:underwater|sunken|submerged) (?:\p{L}+ )?(?:ballroom|palace|castle|library|hall|church|temple|cathedral|house|restaurant|hotel|museum|theat(?:er|re)|room|kitchen|village|town)\b/giu,
    () => 'underwater',
  ],
  // Of whom something is: few write the apostrophe.
  [
    /\b(?:my|our|his|her|your) (?:grand)?(?:mother|father|ma|pa|mom|dad)s(?= (?!and\b|in\b|on\b|at\b|with\b|are\b|who\b|\p{L}+ing\b)\p{L}+)/giu,
    (found) => found.slice(0, -1),
  ],
  // They are each other's.
  [
    /\b(?:are|become|became|were) (?:the )?(?:(?:best|good|close|great|new) )?(?:friends|buddies|pals)(?: forever)?\b/giu,
    () => ',',
  ],
  // What a camera is moved with.
  [
    /(?<=\b(?:camera|shot|view|frame)\b[^,.;]{0,40})\bon an? (?:crane|dolly|jib|gimbal|slider|rail|drone|steadicam|track)\b/giu,
    () => '',
  ],
  [
    /\b(?:gimbal|crane|jib|slider|cable ?cam|dolly)(?: (?:shot|footage|video|move(?:ment)?|move))\b/giu,
    () => '',
  ],
];
