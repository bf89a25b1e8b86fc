import type { Rewording } from '../../rewording.ts';

const ZOO_ANIMALS =
  'polar bear|monkey|ape|elephant|lion|tiger|giraffe|penguin|hippo|rhino|panda|gorilla|bear|snake|flamingo|camel|kangaroo';
const RACERS =
  'camel|snail|pig|duck|turtle|ostrich|dog|greyhound|goat|lizard|frog|crab|cat|rabbit|sheep|llama|hamster|cockroach';
const YOUNG = 'puppy|kitten|calf|cub|foal|chick|pup|baby|fawn|joey|hatchling|infant';
const FARM_ANIMALS =
  'pigs?|piglets?|sheep|lambs?|goats?|cows?|calf|calves|cattle|chickens?|hens?|horses?|ponies|bulls?|animals?|donkeys?|llamas?|alpacas?|boars?|geese|turkeys?';
const DONE_WELL =
  'sleep(?:s|ing)?|slept|feel(?:s|ing)?|play(?:s|ing)?|sing(?:s|ing)?|eat(?:s|ing)?|ate|work(?:s|ing)?|go(?:es|ing)?|doing|does|do|dance[sd]?|dancing|fit(?:s|ting)?|look(?:s|ing)?|as|very|so|get|quite|pretty|rest(?:s|ing)?|live(?:s)?|living|hidden|know|known|really|rather|dress(?:es|ed)?|swims?|cooks?|runs?|drives?|stay|be|keeps?|ends?|speaks?|paints?';

/** What a word means in the sentence, by those beside it. */
export const IN_SECOND_SENSES: readonly Rewording[] = [
  // Who films flies on no wings.
  [
    /\b(?:the )?(?:camera|shot|view)(?: (?:slowly|gently|quickly|then|smoothly|softly))? (?:flies|flying|soars|soaring|drifts|drifting|swoops|swooping)(?: (?:slowly|gently|low|smoothly))?( (?:through|into|past|along|around|between|towards?|up to|down into|in)\b| (?:over|across|above|by)\b)?/giu,
    (_, way) => (/^ (?:over|across|above|by)/u.test(way ?? '') ? 'pan, over' : 'zoom in,'),
  ],
  [/\b(?:the )?time (?:flies|flying)\b(?: by)?,?/giu, () => ''],
  [
    /\bnight owl(?=s? (?:\p{L}+ly )?(?:fl(?:y|ies|ying)|hoot\p{L}*|hunt\p{L}*|perch\p{L}*|sit\p{L}* (?:on|in) (?:an?|the) (?:branch|tree)|on (?:an?|the) (?:branch|tree|\p{L}+ branch)|in (?:an?|the) tree)\b)/giu,
    () => 'owl',
  ],
  // Where animals are shown in a zoo.
  [
    new RegExp(`\\b(${ZOO_ANIMALS}) (?:house|enclosure|exhibit|pit|pen)\\b`, 'giu'),
    (_, animal) => `${animal}s`,
  ],
  // Animals in a race are several.
  [
    new RegExp(
      `\\b(?:an? |the )?(${RACERS}) rac(?:e|ing)(?= (?:in|on|at|across|through|along|over|with)\\b|\\s*(?:[,.;]|$))`,
      'giu',
    ),
    (_, animal) => `${animal}s run`,
  ],
  // Whose young it is.
  [
    new RegExp(
      `\\b(?:${YOUNG})s? of (?:an? |the )?(?=(?:[\\p{L}-]+ )?(?:retriever|penguin|elephant|lion|tiger|bear|fox|wolf|horse|cow|cat|dog|whale|dolphin|seal|deer|giraffe|zebra|panda|owl|eagle|swan|husky|labrador|poodle|leopard|cheetah|monkey|gorilla|kangaroo|koala|turtle|shepherd|corgi)s?\\b)`,
      'giu',
    ),
    () => 'baby ',
  ],
  // Somebody lit it, so that it burns.
  [
    /(?<=\b(?:someone|somebody|he|she|they|who|man|woman|boy|girl|mother|father|grandmother|grandfather|kids|children|people|we|i|family|monk|priest) (?:has |have |had |just |already |finally )*)lit (?:the |an? |his |her |their )(?=\p{L})/giu,
    () => 'lights ',
  ],
  // How it is done, and where no water is.
  [new RegExp(`(?<=\\b(?:${DONE_WELL}) )well\\b(?! (?:of|with a bucket)\\b)`, 'giu'), () => ''],
  [
    /\bwell(?= (?:deserved|dressed|known|lit|equipped|done|trained|behaved|fed|groomed|loved|worn|kept|soon)\b)/giu,
    () => '',
  ],
  // A path or a river, and nothing of the weather.
  [
    /\bwind(s|ing)(?= (?:its way |gently |slowly )?(?:through|along|around|between|down|up (?:the|a|an|to)|past|across|over|into|towards?|uphill|downhill)\b)/giu,
    (_, form) => (form === 'ing' ? 'going' : 'goes'),
  ],
  [
    /\bwind(s|ing)? up(?= (?:an?|the|his|her|its|their) (?:[\p{L}-]+ )?(?:toy|robot|clock|watch|music box|doll|mechanism|car|mouse|key|duck)\b)/giu,
    (_, form) => (form === 'ing' ? 'fixing' : form === 's' ? 'fixes' : 'fix'),
  ],
  // Shade and pools of light are no things.
  [/\b(?:in|into|to|under) the shade of\b/giu, () => 'under'],
  [/\b(?:in|into|to) (?:the|some) shade\b(?! of)/giu, () => ''],
  [
    /\b(?:an? |the )?pools? of (?=(?:[\p{L}-]+ )?(?:light|moonlight|sunlight|sunshine|lamplight|spotlight)\b)/giu,
    () => '',
  ],
  [/\bpools? of (?:rain)?water\b/giu, () => 'puddle'],
  [
    /\b(?:an? |the )?showers? of (?=(?:[\p{L}-]+ )?(?:meteors|sparks|confetti|petals|stars|shooting stars|leaves|golden|light|coins|glitter|embers|blossoms|hearts|arrows|rice)\b)/giu,
    () => '',
  ],
  [
    /\b(?:spring|april|rain|summer|heavy|sudden|light|autumn|passing|brief) showers?\b(?! (?:gel|curtain|head|stall))/giu,
    () => 'rain',
  ],
  [/\bsticks? of (?=(?:butter|gum|dynamite|chalk|rock|candy)\b)/giu, () => ''],
  [/\bnests? of (?=(?:\p{L}+ )?(?:wires|cables|cords|hair|vines|lies)\b)/giu, () => ''],
  // Of what it is a small one.
  [
    /\b(?:scale |miniature |small |little |tiny |plastic |wooden |detailed |architectural |paper )*models? of (?:an? |the |human )/giu,
    () => 'toy ',
  ],
  // Who throws the ball is no jug.
  [
    /\bpitcher(?= (?:\p{L}+ly )?(?:throws?|throwing|winds|winding|on the mound|stares|strikes|pitches|pitching|wearing|and (?:a |the )?(?:batter|catcher))\b)|(?<=\b(?:baseball|softball|left-handed|relief|star) )pitcher\b/giu,
    () => 'hurler',
  ],
  [
    /\b(?:mak|giv|practi[cs]|deliver|present|rehears)(?:es?|ing) (?:an?|the|his|her|their) (?:\p{L}+ )?(?:sales )?pitch\b|\bpitch(?:es|ing)? (?:an?|the|his|her|their) (?:\p{L}+ )?(?:idea|startup|start-up|product|business|company|app|script|project)\b/giu,
    () => 'speaks',
  ],
  [
    /\b(?:(?:king|queen|prince|princess|emperor|sultan|pharaoh)) and (?:his|her|the|their) (?:royal |whole )?court\b/giu,
    (found) => `${found.split(' ')[0]}, nobles`,
  ],
  // Stars that people are, and those that hotels have.
  [
    /\b(?:one|two|three|four|five|six|seven|[1-7])[- ]stars? (?=(?:\p{L}+ )?(?:hotel|resort|restaurant|meal|dining|spa|suite|service|review|rating|chef|kitchen|experience|general)s?\b)/giu,
    () => '',
  ],
  // What bursts into flame.
  [
    /\b(?:strik|light)(es|ing|s|e)? (?:an?|the|his|her) (?:\p{L}+ )?match\b(?! (?:up|with|point|ball))/giu,
    (found) => (found.length < 15 ? 'has matchstick' : 'with matchstick'),
  ],
  // Part of a dress.
  [
    /,? ?\b(?:with )?(?:an? |the |her )?(?:(?:long|white|lace|silk|flowing) )*train(?: of)?\b(?<=\b(?:bride|wedding dress|gown|veil|wedding gown)\b[^.;]{0,40})(?! (?:station|carriage|platform|window|ride|track))/giu,
    () => '',
  ],
  [
    /\btrain of (?=(?:an?|the|her) (?:\p{L}+['’]s )?(?:\p{L}+ )?(?:dress|gown|veil)\b)/giu,
    () => '',
  ],
  [
    /\bnight watch(?:es)?(?= (?:on|at|in|of|walks?|patrols?|stands?|walking|standing)\b)/giu,
    () => 'guard',
  ],
  [/\b(?:low|wooden|ceiling|roof|oak|heavy|timber|rotten|support) beams?\b/giu, () => ''],
  [
    /\b(?:hairy|bare|broad|muscular|puffed|tattooed|naked|shaved|flat) chests?\b|\bchest (?:pain|hair|press|muscles?|x-?ray|infection|cold)\b/giu,
    () => '',
  ],
  [
    /\bread(s|ing)? (?:an?|the|his|her|someone['’]s) palms?\b/giu,
    (_, form) => `read${form ?? ''} hands`,
  ],
  // Fences for animals.
  [
    /\b(pig|piglet|lamb|goat|cow|calf|horse|chicken|duck|rabbit|llama|donkey)s? pens?\b(?! and paper)/giu,
    (_, animal) => `${animal}s`,
  ],
  [/\bsheep pens?\b/giu, () => 'flock'],
  [
    new RegExp(
      `(?<=\\b(?:${FARM_ANIMALS})\\b[^.;]{0,40}\\b(?:in|into|inside|of|behind) )(?:an?|the|its|their|his|her) (?:[\\p{L}-]+ )?pen\\b`,
      'giu',
    ),
    () => 'a barn',
  ],
  [
    /\b(?:car|auto|automobile|chemical|manufacturing|assembly|steel|recycling|cement|processing|nuclear|desalination|packaging|industrial|bottling|sewage|automotive|aircraft|battery) plants?\b(?! (?:food|pot))/giu,
    (found) => (/^nuclear/iu.test(found) ? 'power plant' : 'factory'),
  ],
  [
    /\b(?:the )?pupils?(?: of (?:an?|the|his|her) (?:\p{L}+ )?eyes?)\b|\bpupils(?= (?:dilat|narrow|contract|widen)\p{L}*)/giu,
    () => 'eye',
  ],
  // Countries and towns.
  [
    /(?<=\b(?:in|to|from|of|across|over|visit|explore|discover|\p{L}+,) )(?:southern |eastern |western |northern |central )?(?:Turkey|TURKEY)\b/gu,
    () => '',
  ],
  [/(?<=\b(?:canal|river|ship|lift) )locks?\b(?! of hair)/giu, () => ''],
  [/\b(?:is|are|was|were) (?:all )?mine\b/giu, () => ''],
  // What hangs on it.
  [
    /\b(?<!\bhang\p{L}* (?:up |out )?(?:its |his |her |their |the |some )?(?:own )?)(?:(?:(?<!\bbaby )clothes|laundry|washing)(?: \p{L}+ing)?(?: to dry)? on (?:an?|the|her|his) (?:washing |clothes )?line)\b/giu,
    () => 'clothesline',
  ],
  // They make a noise.
  [
    /\bmak(?:es?|ing) (?:an? |such a |a terrible )?rackets?\b(?: in)?/giu,
    (found) => (found.endsWith('in') ? 'in' : ''),
  ],
  [
    /\b(?:first|dance|baby|next|small|little) steps\b(?= (?:on|in|together|of|across|at|towards?|to|into)\b|\s*(?:[,.;]|$))(?<!\bfirst steps)/giu,
    () => '',
  ],
  [/\b(?:end(?:s|ed|ing)? in|is|was|it['’]s) a tie\b/giu, () => ''],
  [
    /\b(?:animal|deer|fox|wolf|bear|rabbit|bird|paw|tiger|lion|lynx|hare) tracks\b/giu,
    (found) => (found.length < 10 ? 'prints' : 'footprints'),
  ],
  [
    /\b(?:an? |the )?(?:school|class|kindergarten) (?:trip|outing|excursion|field trip) (?:to|at|in) /giu,
    () => 'children in ',
  ],
  [
    /\btea ?bags? (?:in|into) (?:an?|the|his|her) (?:\p{L}+ )?(?:cup|mug|glass)\b/giu,
    () => 'cup of tea',
  ],
  [/\b(?:doing|does|do|swims?|swimming) (?:the )?butterfly\b(?: stroke)?/giu, () => 'swimming'],
  [
    /\b(?:do(?:es|ing)? )?(?:an? )?swan div(e|es|ing)\b/giu,
    (_, form) => (form === 'ing' ? 'diving' : form === 'e' ? 'dives' : 'dives'),
  ],
  [/\bscor(?:es|ing) an? (?:eagle|birdie|albatross|bogey)\b/giu, () => 'plays golf'],
  [/\bmakes? an? birdie\b/giu, () => 'plays golf'],
  [/\bfly[- ]fishing\b/giu, () => 'fishing'],
  [/\bwhale[- ]watching (boat|tour|trip|cruise)s?\b/giu, () => 'boat near whale'],
  [
    /\b(?:shark|fish|aquarium|lobster|turtle|dolphin|reptile|jellyfish|piranha) tanks?\b(?! with investors)/giu,
    (found) => (/^(?:shark|dolphin)/iu.test(found) ? 'aquarium' : found),
  ],
  [/\b(?:bunny|nursery|beginner|beginners|ski) (?:hill|slope)s?\b/giu, () => 'ski slope'],
  [/\b(?:hen|bachelorette) (?:party|do|night|weekend)\b/giu, () => 'women'],
  [/\b(?:stag|bachelor) (?:party|do|night|weekend)\b/giu, () => 'men'],
  [/\bfood banks?\b/giu, () => 'groceries'],
  [/(?<=\b(?:bank) )robbers?\b/giu, (found) => found],
  [
    /\bbank (?=(?:robber|teller|clerk|manager|employee|customer|card|account|note|vault|loan|holiday)s?\b)/giu,
    () => '',
  ],
  // Prices for those who come early and come small.
  [/\b(?:printing|letter|book|wine|cider|olive|trouser|flower|garlic) press(?:es)?\b/giu, () => ''],
  [
    /\bstable (?=(?:table|income|connection|chair|job|internet|base|future|economy|price|home|relationship|wifi)s?\b)/giu,
    () => '',
  ],
  // Two at least bow to each other.
  [/\bthe (samurai|ninja)(?= [^,.;]{0,40}\beach other\b)/giu, (_, who) => `two ${who}`],
  [
    /\b(?:his|her|the|a|royal|wax|red) seal(?= (?:on|onto|to|in) (?:an?|the|his|her) (?:\p{L}+ )?(?:letter|document|envelope|scroll|treaty|wax)\b)/giu,
    () => 'wax',
  ],
  [/(?<=\btennis\b[^.;]{0,30} on )(?:red |blue )?clay\b/giu, () => 'court'],
  [
    /\b(?<!\b(?:in|inside|into|from) (?:an?|the|his|her|\p{L}+) )shed (?:in|at|behind|at the (?:back|end|bottom) of) (?:an?|the|his|her|our|their|my) (?:[\p{L}-]+ )?(?:garden|yard|backyard)\b/giu,
    () => 'garden shed',
  ],
  // Whose young they are.
  [
    /(?<=\b(?:its|their|her|his) )young(?= (?:and|swim|wait|follow|play|walk|sleep|on|in|across|through|to|with|at|under|near|from|into|along|close|cling|feed|drink|run)\p{L}*\b|\s*(?:[,.;]|$))/giu,
    () => 'cubs',
  ],
  // All who are there, where nobody was named.
  [/^(?:everyone|everybody|nearly everyone|almost everyone)\b/giu, () => 'people'],
  [
    /(?<=^|[,.;] |\b(?:and|while|as) )(?:everyone|everybody)\b(?<!\b(?:people|friends|family|kids|children|crowd|guests|students|team|class|audience|men|women|fans|players|workers|dancers|band|couple|passengers|customers|colleagues|villagers)\b.*)/giu,
    () => 'people',
  ],
  [
    /\b(?:(?:green|black|herbal|hot|fresh|steaming) )*(tea|coffee|espresso|cappuccino|latte|hot chocolate|cocoa) in (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:cup|mug|teacup)\b/giu,
    (_, drink) => `cup of ${drink}`,
  ],
  [
    /\bgrand (father|mother|parents|son|daughter|children|child|pa|ma)(?=s?\b)/giu,
    (_, who) => `grand${who}`,
  ],
  [/\b(?:an? |the )?hand[- ]?shake between (two \p{L}+)\b/giu, (_, who) => `${who} shake hands`],
  // A day of a month is no number of things.
  [
    /\b(january|february|march|april|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?\b(?= (?!people|men|women|children|girls|boys)\p{L})/giu,
    (_, month) => month ?? '',
  ],
  [
    /\b(wine|champagne|beer|water|juice|milk|lemonade|whisky|whiskey) in (?:an?|the) (?:[\p{L}-]+ )?glass\b/giu,
    (_, drink) => `glass of ${drink}`,
  ],
];
