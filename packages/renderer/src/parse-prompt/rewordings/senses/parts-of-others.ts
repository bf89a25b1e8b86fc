import type { Rewording } from '../../rewording.ts';
import { TALL_GRASS } from '../nature/tall-grass.ts';

const HERDS =
  '(?:seals|penguins|cats|dogs|mice|frogs|monkeys|bears|foxes|rabbits|pigs|owls|wolves|raccoons|robots|elephants|lions|ducks|animals|sheep|crickets)';

/** Words that look like things, beings or places of their own, but belong to what stands beside them. */
export const PARTS_OF_OTHERS: readonly Rewording[] = [
  // Nobody young is in a fondue.
  [
    /\b(bread|cheese|tofu|meat|chicken|beef|butter|mango|fruit|melon|sugar|ham|potato)[- ]cubes?\b/giu,
    (_, food) => food ?? '',
  ],
  [/\bcherry petals\b/giu, () => 'petals'],
  // Whose bag is robbed has it with him.
  [
    /(?<=\b(?:steal|snatch|grab|pinch|nick|pull|tak|fish)(?:s|es|ing|e)? (?:an?|the|some|his|her|one|two) (?:[\p{L}-]+ ){1,3}(?:from|out of) )(an?|the) ((?:[\p{L}-]+ )?[\p{L}-]+)['’]s (?:open |big |old |little )?(backpack|rucksack|bag|handbag|basket|picnic basket|lunch ?box|suitcase|purse)\b/giu,
    (_, a, who, bag) => `${a} ${who} with a ${bag}`,
  ],
  // A lake as still as a mirror has none in it.
  [
    /\b(?:mirror|glass)[- ](?:still|smooth|calm|like|flat)(?= (?:[\p{L}-]+ )?(?:lake|water|sea|pond|river|surface|bay|fjord|lagoon|loch)\b)/giu,
    () => 'calm',
  ],
  // Letters by candlelight are written where the candle stands.
  [
    /(?<=\b(?:writ|draw|sketch|stud|read)(?:es|e|s|ing|ies|y|ying)\b(?! (?:[^,.;]{0,40} )?(?:at|on|in) (?:an?|the|his|her) )[^,.;]{0,40} )by candle ?-?light\b/giu,
    () => 'at a desk with a candle',
  ],
  [
    /\btea leaves(?: (?:are )?(?:swirl|float|danc|unfurl|unfold|sink|steep|drift|brew|fall|spinn?)(?:ing|s)?)?(?: slowly| gently)? (?:in|inside|into|to the bottom of)(?= )/giu,
    () => '',
  ],
  [/\b(?:silver |golden |large |round |serving )?platter\b/giu, () => 'plate'],
  [
    /\bchopsticks (?:lift|pick|hold|pull|grabb?|rais|tak)(?:ing|s|es)?(?: up)? (?:the |some )?noodles\b(?! (?:out|from))/giu,
    () => 'chopsticks',
  ],
  [
    /\b(chicken|duck|turkey|goose|pig)s? (?:is |are )?(?:roast|turn|cook|grill|spinn?|rotat)(?:ing|s|es) (?:slowly )?(?:on|over) an? (?:spit|rotisserie)\b/giu,
    (_, bird) => `roast ${bird}`,
  ],
  // What is in a globe of glass is small.
  [
    /(?<=\bsnow ?globe) with (?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:inside|in it|within)\b/giu,
    () => '',
  ],
  [
    /,? ?\b(?:the )?sand (?:is )?(?:slowly )?(?:runn?|fall|trickl|flow|slipp?|pour)(?:ing|s|es)(?: (?:down|out|through))*(?<=\bhourglass\b.{0,60})/giu,
    () => '',
  ],
  // Who cracks a shell is no cook.
  [
    /\bcrack(?:s|ing)(?: open)?(?= (?:an?|the|its|some) (?:[\p{L}-]+ )?(?:shells?|clams?|nuts?|oysters?|mussels?|urchins?|coconuts?|walnuts?|acorns?)\b)/giu,
    () => 'holding',
  ],
  // Waves that roll do not turn round.
  [
    /(?<=\b(?:waves?|surf|breakers|swell) (?:(?:is|are|gently|slowly|softly) )*)roll(?:s|ing)? (?=(?:on|onto|to|towards?|in|up|over|against|ashore)\b)/giu,
    () => '',
  ],
  // A robot that builds is no house.
  [
    /(?<=\b(?:robots?|androids?|elf|elves|bears?|beavers?|dwarf|dwarves|gnomes?|penguins?|monkeys?|ants?|bees?|mouse|mice|fox|foxes|aliens?) )building (?=(?:an?other|an?|the|his|her|its|their|two) (?!(?:collapses|burns)\b))/giu,
    () => 'fixing ',
  ],
  // A cat in tall grass is in no room.
  [
    new RegExp(`${TALL_GRASS.source}(?<=\\b(?:cat|kitten|tabby|hamster|mouse)s?\\b.{0,80})`, 'giu'),
    () => 'in meadow',
  ],
  [/\ba?round and a?round (?=(?:an?|the|his|her|its|their)\b)/giu, () => 'around '],
  // Toy trains are of wood anyway.
  [/\bwood(?:en)? toy (?=trains?\b)/giu, () => 'toy '],
  // Where towns sleep it is night, and a town that sleeps has no towers.
  [/\b(?:sleeping|slumbering) (?=town\b)/giu, () => 'moonlit small '],
  [
    /\b(?:sleeping|slumbering) (?=(?:little |small |old |quiet )*(?:village|town|city|hamlet|harbou?r|farm)\b)/giu,
    () => 'moonlit ',
  ],
  [/\b((?:two|three|several|four) )planets\b/giu, (_, many) => `${many}farorbs`],
  [
    /\b(?:seen|viewed|looking at it|watched) from (?:an?|the|one of its) (?:\p{L}+ )?moons?\b/giu,
    () => 'on the moon',
  ],
  [
    /\balien (?=(?:[\p{L}-]+ )?(?:plants?|flowers?|trees?|jungle|forest|landscape|mushrooms?|desert|ocean|sea)\b)/giu,
    () => '',
  ],
  // A tower on a cliff is seen from outside.
  [
    /\b(?:wizard|witch|sorcerer|mage|magician|princess|rapunzel)['’]?s tower (?=(?:on|above|over|in the|among|beside|by|at the|rising|against|standing)\b)/giu,
    () => 'tower ',
  ],
  // What is in the beak of somebody is theirs.
  [
    /(?<=\bwith (?:an? |the )?[^,.;]{3,40}) in (?:the |an? )(?:[\p{L}-]+)['’]s (?:beak|mouth|jaws|paws|claws|talons)\b/giu,
    () => '',
  ],
  // Animals that race somebody go after them.
  [
    /(?<=\b(?:cheetah|horse|dog|greyhound|ostrich|rabbit|hare|dolphin|dragon|wolf|eagle|falcon|tiger|lion|kangaroo|zebra)s? (?:is |are )?)rac(?:ing|es?) (?:against )?(?=(?:an?|the) (?:[\p{L}-]+ )?(?:motorcycle|motorbike|car|train|truck|bus|bicycle|bike|boat|jeep|van|scooter)\b)/giu,
    () => 'chasing ',
  ],
  // What somebody has on is worn.
  [
    /, (?:his |her |its |their )?((?:[\p{L}-]+ )?(?:sunglasses|glasses|helmet|headphones|scarf|goggles|hat|cap|crown|bow ?tie)) on(?=\s*(?:[,.;]|$))/giu,
    (_, worn) => ` with ${worn}`,
  ],
  // What is pulled out of the ground is in the paws.
  [
    /\bpull(s|ing)? (?=(?:an?|the|two|some|giant) (?:[\p{L}-]+ )?(?:carrot|radish|turnip|beetroot|beet|leek|potato|onion|parsnip)(?:e?s)?\b)([^,.;]{3,30}?) (?:out of|from|up from) the (?:ground|earth|soil|garden|field|bed)\b/giu,
    (_, form, what) => `hold${form ?? ''} ${what} in a garden`,
  ],
  [
    /\b(?:gets?|getting|given|enjoy(?:s|ing)?) (?:an? )(?:warm |relaxing |hot )?(?:bubble )?bath\b/giu,
    () => 'taking a bath',
  ],
  // A greenhouse on Mars is under a dome.
  [
    /\b(?:in|inside|at) (?:an?|the|his|her|its) (?:[\p{L}-]+ )?greenhouse (?=on (?:mars|the moon|the red planet|a red planet|another planet)\b)/giu,
    () => 'by a biodome ',
  ],
  [
    /(?<=^(?:an? |the )?(?:[\p{L}-]+ )?(?:ice cream|ice lolly|popsicle)(?: cone)? )melt(ing|s) in the (?:hot |summer |warm |bright )?sun\b/giu,
    (_, form) => `melt${form} in a park`.slice(0, 18),
  ],
  [
    /(?<=\bwith (?:an? |the )(?:[\p{L}-]+ )?(?:hat|cap|helmet|crown|scarf|bow ?tie)) on(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  [/\bsushi (?:conveyor belts?|belts?|train)\b/giu, () => 'sushi on a plate'],
  // Those of a band play themselves.
  [
    new RegExp(`\\b(?:an? |the )(?:orchestra|band) of (?:[\\p{L}-]+ )?(?=${HERDS}\\b)`, 'giu'),
    () => 'four musical ',
  ],
  [/\bat christmas(?: ?time)?\b(?! (?:tree|eve|dinner|market))/giu, () => 'in winter'],
];
