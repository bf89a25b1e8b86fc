import type { Rewording } from '../../rewording.ts';
import { TURNS_OF_SPEECH } from './turns-of-speech.ts';

const FLOCKING =
  '(?:frogs|ants|ducks|ducklings|geese|raccoons|mice|cats|kittens|dogs|puppies|rabbits|bunnies|penguins|monkeys|bears|foxes|wolves|crabs|bees|birds|owls|squirrels|hamsters|sheep|goats|pigs|cows|robots|skeletons|zombies|snowmen|gnomes|elves|turtles|snails|toads|crickets|rats|elephants|dinosaurs|trucks|tanks|cars|jeeps|tractors)';
const SHOWN =
  'guitar|bass|violin|cello|cake|cupcakes?|phone|tablet|microphone|trophy|globe|plate|helmet|bike|bicycle|jewel|crown|hat|wig|dress|plant|telescope|camera|fossil|skull|sword|ball|diamond|necklace|watch|lamp|bird';

/** What several words name together, or words in a turn of speech, with what is read instead. */
const ROWS: readonly (readonly [words: string, said: string])[] = [
  // What rises.
  [String.raw`(?<=\b(?:sun|moon|smoke|curtain|tide|mist|steam) )rose`, ''],
  // Who is in it sits in a tub full of foam.
  [
    '(?:in|into|inside|having|enjoying|taking) (?:an? |the |her |his |their |its )?(?:\\p{L}+ )?(?:bubble|foam) ?bath(?! (?:bottle|product|mix))',
    'in a bathtub',
  ],
  // Cards.
  [
    String.raw`(?<=\bplay(?:s|ing)? )(?:bridge|whist|rummy|canasta|hearts|spades|solitaire)(?! (?:on|with) (?:an?|the) )`,
    'cards',
  ],
  [
    '(?:king|queen|jack|ace|ten|[2-9]) of (?:hearts|spades|diamonds|clubs) cards?|(?:jack|ace|ten|king) of (?:hearts|spades|diamonds|clubs)',
    'cards',
  ],
  [
    String.raw`(?:the )(?:very )?heart of (?=(?:the|an?) (?:[\p{L}-]+ )?(?:city|town|forest|jungle|village|desert|ocean|mountains|valley|storm|night|country|woods|wood|old town|rainforest|capital|island)\b)`,
    '',
  ],
  // Dances.
  [
    String.raw`(?:at|to|for|in) (?:an?|the|his|her) (?:(?:royal|grand|masked|masquerade|charity|elegant) )*ball(?<=\b(?:princess|prince|cinderella|queen|king|palace|castle|gown|gowns|couples?|masks?|royal|grand|masked|masquerade|charity|waltz\p{L}*|duchess|countess|debutante)\b[^.;]{0,60})(?! (?:of|game|pit))`,
    'in ballroom',
  ],
  [
    String.raw`(?:an?|the) (?:(?:royal|grand|masked|masquerade|charity|elegant) )*ball (?:at|in) (?:an?|the) (?:[\p{L}-]+ )?(?:palace|castle|manor|mansion|ch[aâ]teau)`,
    'a ballroom',
  ],
  ['(?:royal|masked|masquerade|charity|debutante) ball', 'ballroom'],
  // Bars of all kinds.
  ['behind (?:the |iron |prison )*bars', 'in prison'],
  ['snack bar(?= (?:at|on|by|near|in|next|with))', 'kiosk'],
  ['salad bar', 'salad'],
  // On what something is shown.
  [String.raw`(?<=\b(?:${SHOWN})s? )on (?:an?|its|the|his|her) (?:[\p{L}-]+ )?stand`, ''],
  // Beds that nobody sleeps in.
  [
    String.raw`beds? of (?=(?:[\p{L}-]+ )?(?:roses|flowers|tulips|daisies|lavender|leaves|moss|ice|nails|straw|hay|lettuce|rice|seaweed|coral|herbs|marigolds|pansies|petals|grass|coals|sand|snow|salad)\b)`,
    '',
  ],
  ['(?:dry |dried[- ](?:up|out) |stony )?(?:river|stream|creek|lake)[- ]?bed', 'river'],
  [
    String.raw`(?:the )?beds? of (?=(?:an?|the|his|her) (?:[\p{L}-]+ )?(?:truck|pickup|pick-up|lorry|ute)\b)`,
    '',
  ],
  ['(?:truck|pickup|lorry) bed', 'truck'],
  ['bed (?:and|&) breakfast', 'guest house'],
  ['(?:spelling|quilting|sewing) bee', ''],
  ['black belts?(?= (?:in|karate|judo|master|fighter|holder|test|ceremony))', ''],
  ['nuts? and (?:an? )?bolts?', 'screw'],
  ['(?:from|out of|off) the (?:starting )?blocks', ''],
  [String.raw`bass(?= (?:swim|jump|fish|leap|on a hook|caught)\p{L}*)`, 'fish'],
  [
    String.raw`(?:the )?bridge of (?=(?:an?|the|his|her) (?:[\p{L}-]+ )?(?:ship|boat|destroyer|vessel|yacht|ferry|submarine|nose)\b|his nose|her nose)`,
    '',
  ],
  ['(?:brush|bush|grass) ?fires?', 'wildfire'],
  [
    String.raw`carpets? of (?=(?:[\p{L}-]+ )?(?:flowers|leaves|bluebells|petals|moss|snow|grass|wildflowers|stars|pine needles|clouds|crocuses|tulips|needles|poppies|daisies)\b)`,
    '',
  ],
  [
    String.raw`an? (?:[\p{L}-]+ )?cell (?:under|through|in|seen through) (?:an?|the) microscope`,
    'microbe & microscope',
  ],
  [
    String.raw`chains? of (?=(?:[\p{L}-]+ )?(?:mountains|restaurants|shops|stores|hotels|islands|events|lakes|hills|volcanoes|command|cafes|cafés|gyms|bakeries)\b)`,
    '',
  ],
  [
    String.raw`charging (?=(?:phone|smartphone|laptop|battery|watch|tablet)\b)|(?<=\b(?:phone|smartphone|laptop|battery|tablet|watch) )(?:is |are )?charging`,
    '',
  ],
  [
    String.raw`charg(?:es|ing) (?=(?:an?|the|his|her|their|your) (?:[\p{L}-]+ )?(?:phone|smartphone|laptop|battery|watch|tablet)s?\b)`,
    'holds ',
  ],
  [
    '(?:nautical|sea|star|navigation) charts?|charts? of the (?:sea|stars|ocean|islands|coast)',
    'map',
  ],
  [`say(?:s|ing)? (?:“|"|')?cheese`, 'smile'],
  [
    String.raw`(?:an? |the )?(?:choir|gang|crew|troop|squad|council|audience|battalion|posse|convoy|band|orchestra|team|swarm|parade|procession) of (?=(?:[\p{L}-]+ )?${FLOCKING}\b)`,
    'five ',
  ],
  ['(?:black|white) lab(?= )(?! (?:coat|bench|table|equipment))', 'black dog'],
  ['(?:chocolate|yellow|golden) labs?(?: puppy)?(?! (?:coat|bench|table|equipment))', 'golden dog'],
  [String.raw`(?:lab|labs) (?=(?:puppy|puppies|mix|retriever)\b)`, ''],
  [
    String.raw`clock[- ]?work (?=(?:toy|mouse|robot|bird|soldier|doll|car|train|dragon|owl|heart|dancer)s?\b)`,
    '',
  ],
  ['(?:Piccadilly|Oxford) Circus', 'London street'],
  [
    String.raw`coach(?= (?:on the|drives|driving|parked|full of|trip|tour|ride|leaves|arrives|travels)|es on)|(?<=\b(?:tour|travel|by|holiday) )coach`,
    'bus',
  ],
  [String.raw`coach (?=(?:class|seats?|cabin)\b)`, ''],
  ['(?:golden|royal|glass|pumpkin|horse-drawn) coach', 'carriage'],
  [
    'wooden deck(?= (?:behind|of a house|in front|at the back|overlooking|with|by|over))',
    'terrace',
  ],
  // Animals as dishes.
  [
    String.raw`(?:(?:grilled|fried|deep-fried|baked|roasted|barbecued|steamed|seared|charred|boiled) )+(?:whole )?(?:sardines?|mackerel|fish|trout|sea bass|herring|octopus|squid|cod|calamari|mussels|clams|scallops|crab|sole|anchovies|swordfish|bream|halibut|tilapia|snapper|eel)(?! (?:and chips|tacos?|burgers?|sandwich)| on (?:an?|the) (?:grill|barbecue|bbq)\b)`,
    'fish dish',
  ],
  ['sole(?= (?:on a plate|with lemon|meuni[eè]re|with butter))', ''],
  [
    String.raw`(?:(?:fresh|new|another|first|thick|thin) )*coats? of (?=(?:[\p{L}-]+ )?(?:paint|varnish|snow|frost|ice|dust|lacquer)\b)`,
    '',
  ],
  ['coats? of arms', 'shield'],
  ['cock (?:crows|crowing)', 'rooster'],
  ['stand[- ]?up (?:comics?|comedians?)', 'comedian'],
  ['compass rose', 'compass'],
  [String.raw`cones? of (?=(?:[\p{L}-]+ )?(?:light|sunlight|smoke)\b)`, ''],
  [
    String.raw`curtains? of (?=(?:[\p{L}-]+ )?(?:rain|water|smoke|leaves|vines|beads|mist|fog|light|ivy|snow|stars)\b)`,
    '',
  ],
  [
    String.raw`(?:the )?crew of (?=(?:an?|the|his) (?:[\p{L}-]+ )?(?:ship|boat|yacht|sailboat|vessel)\b)`,
    'sailors on ',
  ],
  ['deck(?:s|ing)? the halls', 'christmas tree'],
  ["devil['’]s food cake", 'chocolate cake'],
  [
    String.raw`(?<!\b(?:an?|the|one|this|that|his|her|red|white|black|sided|wooden|big|giant|small|huge|rolling|single|golden|game|gaming|glass|dice|or) )die(?:s|d)?`,
    '',
  ],
  [
    String.raw`dog[- ]?fights?(?=\b[^.;]*\b(?:planes|jets|fighters|spitfires|aircraft|biplanes|airplanes|spaceships|starfighters)\b)|dog days(?: of)?`,
    '',
  ],
  ['dog[- ]tired', 'tired'],
  ["(?:it['’]s |it is )?raining cats and dogs", 'heavy rain'],
  ['(?:hot dog|pie|pizza|burger|watermelon|taco|wing)[- ]eating contests?', 'men eat pie'],
  [
    String.raw`dragon fl(?:y|ies)(?= (?:resting |sitting |hovering )?(?:on|over|above|by|at|near) (?:an?|the) (?:[\p{L}-]+ )?(?:pond|lake|river|reed|leaf|flower|stem|lily|water|lily pad|blade|twig|stream|meadow)\b)`,
    'dragonfly',
  ],
  ['drag race', 'car race'],
  ['dress rehearsal', 'actors rehearse'],
  ['(?:white|red|brown) dwarf star|red giant star', 'star'],
  [
    String.raw`(?<=\bon (?:the|a) )cat walk|cat walk(?= (?:with|at|for|show|models?)\b|\s*(?:[,.;]|$))`,
    'catwalk',
  ],
  ['earth quakes?', 'earthquake'],
  ['flood[- ]?lights?', 'lights'],
  [String.raw`forks? in (?=the (?:[\p{L}-]+ )?(?:road|path|trail|river|track)\b)`, ''],
  ['fox[- ]?trot', 'dance'],
  ['play(?:s|ing)? leap[- ]?frog', 'jumping'],
  [String.raw`(?:with|and|of) (?:[\p{L}-]+ )?frosting`, ''],
  [String.raw`galaxy (?=(?:phone|note|tab|watch|fold|s\d+)\b)`, ''],
  [
    String.raw`general (?=(?:store|shop|practitioner|admission|assembly|election|manager|contractor|hospital|public)s?\b)`,
    '',
  ],
  ["giant['’]?s causeway", 'sea cliffs'],
  [String.raw`goose[- ]down (?=\p{L})`, ''],
  [String.raw`(?:an? )?fan of (?=(?:playing )?(?:cards|banknotes|feathers|leaves|money)\b)`, ''],
  [
    String.raw`fair (?=(?:lady|maiden|skin|skinned|haired|hair|weather|play|trade|price|share|deal)\b)`,
    '',
  ],
  ['(?:book|craft|art|antiques?|wine|food|farm) fair', 'market'],
  ['(?:job|career|trade) fair', 'lobby'],
  [String.raw`with (?:an?|her|his) (?:[\p{L}-]+ )?fan(?! (?:of|club|base|shirt))`, 'with fann'],
  [
    String.raw`(?:the )?hands of (?=(?:an?|the|his) (?:[\p{L}-]+ )?(?:clock|watch|clock tower)\b)`,
    '',
  ],
  ['honey[- ]?moon', ''],
  ['hole[- ]in[- ]one', 'golf hole'],
  ['home[- ]?made', ''],
  ['house[- ]?warming party', 'party'],
  ['house of cards', 'cards'],
  ['(?:publishing|fashion|auction) house', 'office'],
  ["(?:the )?white house(?= in washington|,? washington)|washington(?:'s)? white house", 'capitol'],
  ['(?:left|right) hook', 'punch'],
  ['horse[- ]?head nebula', 'nebula'],
  ['human (?:chain|pyramid|tower)', 'six people'],
  ['kitchen island', 'kitchen'],
  ['traffic island', 'street'],
  ['(?:book|dust) jackets?', 'book'],
  ['jet[- ]black', 'black'],
  ['jet[- ]?lag(?:ged)?', ''],
  [String.raw`jets? of (?=(?:[\p{L}-]+ )?(?:water|steam|flames?|fire)\b)`, ''],
  [
    String.raw`(?:in|from|out of|inside) (?:an?|the|its|her) (?:mother's |warm |[\p{L}-]+ )?pouch(?<=^(?:an? |the )?(?:[\p{L}-]+ )?joey\b[^.;]{0,50})`,
    '',
  ],
  [
    String.raw`(?:the )?keys? of (?=(?:an?|the|his|her) (?:[\p{L}-]+ )?(?:piano|keyboard|organ|typewriter)\b)`,
    '',
  ],
  ['piano keys?', 'piano'],
  ['(?:king|queen)[- ]sized?', ''],
  ['king fishers?', 'kingfisher'],
  [String.raw`knots? of (?=(?:people|tourists|men|women|children|onlookers|hair)\b)`, ''],
  ['legs? of lamb', 'roast meat'],
  ['(?:land|mud|rock)[- ]?slides?', 'rocks'],
  ['(?:land|range) rovers?', 'jeep'],
  [String.raw`(?:swim(?:ming)? )?lanes?(?= (?:in|of) (?:an?|the) (?:[\p{L}-]+ )?pool\b)`, ''],
  ['letters? of the alphabet|alphabet letters', 'letter blocks'],
  ['lime[- ]?stone', 'stone'],
  [String.raw`(?:locks?|mops?) of (?=(?:[\p{L}-]+ )*hair\b)`, ''],
  [String.raw`log[- ]?in (?=(?:page|screen|form)\b)`, ''],
  ['(?:in )?mint condition', ''],
  [
    String.raw`(?:baby )?mobile(?= (?:hanging |turning |spinning )?(?:over|above) (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:crib|cot|bed|cradle|baby)\b)`,
    '',
  ],
  ['mom[- ]and[- ]pop', ''],
  ['moth[- ]eaten', 'old'],
  ['mouth[- ]?organ', 'harmonica'],
  ['(?:leopard|cheetah|giraffe|cow|dalmatian)[- ](?:print(?:ed)?|patterned)', 'spotted'],
  ['(?:zebra|tiger)[- ](?:print(?:ed)?|patterned|striped)', 'striped'],
  [
    '(?:animal|dinosaur|snake|crocodile|fox|cat|dog|bear|bird|unicorn|palm|banana|pineapple|fruit|tropical)[- ](?:print(?:ed)?|patterned)',
    '',
  ],
  ['compass needle', 'compass'],
  ['pack(?:ing|s)? (?:your|my|their|his|her|our) bags?', 'pack luggage'],
  ['palm[- ]sized', 'tiny'],
  [String.raw`(?:an?|the) (?:[\p{L}-]+ )?pan of (?!the\b|left\b|right\b)(?=\p{L})`, 'a '],
  ['rock,? paper,? scissors', ''],
  ['search part(?:y|ies)', 'five people'],
  ['(?:political|third|labour|opposition) party', ''],
  ['pick[- ]me[- ]up', ''],
  ['(?:pig|pony) tails?', 'ponytail'],
  ['(?:orchestra|arm|mosh|peach|cherry|olive) ?pits?|pit stops?', ''],
  ['home plate', 'base'],
  ['glass(?:es)? of port', 'glass of wine'],
  ['port[- ]?holes?', 'window'],
  ['pot[- ]?bell(?:y|ied)', 'fat'],
  ['pot[- ]?luck', ''],
  ['powder room', 'bathroom'],
  [String.raw`gun[- ]?powder|powder (?=(?:puff|blush)\b)`, ''],
  [
    'batter(?= (?:hits|swings|steps|runs|strikes|misses|waits|swinging|hitting|waiting|at the plate))',
    'hitter',
  ],
  [
    String.raw`(?:on|in) the (?:back|rear|front|passenger|driver['’]?s?|pillion) seats? of (?=(?:an?|the|his|her)\b)`,
    'in ',
  ],
  [
    String.raw`on the (?:back|pillion) seat(?<=\b(?:motorbike|motorcycle|scooter|bike|bicycle|boda|rider|moped|cyclist)\b[^.;]{0,60})`,
    'behind him',
  ],
  [
    String.raw`through (?:(?:the|its|his|her|metal|iron|cage) )+bars(?: of (?:an?|the|its|his|her) (?:[\p{L}-]+ )?(?:cage|kennel))?`,
    'in a cage',
  ],
  [
    String.raw`mechanical (?=(?:keyboard|pencil|watch|toy|clock|arm|bull|heart|dragon|horse|bird)s?\b)`,
    '',
  ],
  [
    String.raw`passing (?=(?:the |around )?(?:dishes|food|plates|salt|bread|bowls|wine|salad|potatoes|butter|gravy)\b)`,
    'holding ',
  ],
];

export const IN_COMPOUNDS: readonly Rewording[] = [...ROWS, ...TURNS_OF_SPEECH].map(
  ([words, said]): Rewording => [
    new RegExp(String.raw`\b(?:${words})(?!(?<=\p{L})\p{L})`, 'giu'),
    () => said,
  ],
);
