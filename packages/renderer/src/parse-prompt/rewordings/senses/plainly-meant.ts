import type { Rewording } from '../../rewording.ts';

const RIDDEN =
  '(?:motor ?cycle|motor ?bike|dirt ?bike|moped|motor ?scooter|vespa|bicycle|mountain bike|racing bike|road bike|quad ?bike|jet ?ski|snow ?mobile)';
const GOES =
  '(?:rac|speed|driv|zoom|roar|whizz?|hurtl|swerv|cruis|zip|thunder|tear|dash|rush|overtak|jump|splash|drift|wind)(?:p?ing|e?s)\\b';
const RIDERS =
  '\\b(?:rider|biker|cyclist|motorcyclist|man|woman|boy|girl|couple|riderless|driverless|courier|postman|passenger|on its own|by itself|toy)s?\\b';
const HORSES = '\\b(?:horse|pony|rider|show ?jumper|stallion|mare|equestrian|jockey)s?\\b';
const TOP =
  '(?:an?|one|two|three) (?:(?:ripe|fresh|red|single|big|small|little|halved|whole) )?\\p{L}+';
const COLOUR =
  '(?:(?:bright|dark|light|pale|deep) )?(?:red|orange|yellow|green|blue|purple|pink|white|black|gold|golden|silver|turquoise|rainbow|striped|colou?rful)';
const BUILT = '(?:building|construction) sites?';

/** What everybody means by words that could be taken otherwise. */
export const PLAINLY_MEANT: readonly Rewording[] = [
  // Who paints what is seen from a cliff stands on it, with the easel.
  [
    /\b(?:paint|sketch|draw)(?:s|ing)? (?:the |a )?(?:[\p{L}-]+ )?(?:sea|ocean|bay|coast|waves|harbou?r|sunset)(?: view)? (?:from|on|atop) (?:(?:the )?(?:top|edge) of )?(?:an?|the) (?:[\p{L}-]+ )?cliffs?\b(?<=\b(?:easel|painter|artist)\b.{0,120})/giu,
    () => 'on a cliff above the sea',
  ],
  // What races along on two wheels has somebody on it.
  [
    new RegExp(
      `(?<!${RIDERS}.{0,80})\\b(an?|the) ((?:[\\p{L}-]+ ){0,2}${RIDDEN}) (?=(?:is )?${GOES})(?!.{0,120}${RIDERS})`,
      'giu',
    ),
    (_, article, vehicle) => `a rider on ${article} ${vehicle} `,
  ],
  // Planes make a runway busy, not people.
  [
    /\b(?:busy|crowded|bustling) (?=(?:\p{L}+ )?(?:runways?|taxiways?|airstrip|launch ?pad|skies|sky|beehive|hive|anthill)\b)/giu,
    () => '',
  ],
  // Those who build with sticks do so; no building is meant.
  [
    /(?<=\bbeavers? )(?:is |are )?(?:build(?:s|ing)?|making|makes?|working on|repairs?|repairing|mends?) (?:an?|the|its|their) (?:[\p{L}-]+ ){0,2}?(?:dam|lodge)(?: (?:out of|from|of|with) (?:[\p{L}-]+ ){0,2}?(?:branches|sticks|twigs|logs|wood|trees))?/giu,
    () => 'carries a branch to its dam',
  ],
  [
    /(?<=\b(?:birds?|storks?|swallows?|weavers?) )(?:is |are )?building (?=(?:an?|the|its|their) (?:[\p{L}-]+ ){0,2}(?:dam|nest|lodge)\b)/giu,
    () => 'builds ',
  ],
  // Whose back it is has been said.
  [
    /(?<=\b(?:two|three|four|five|six|some|\d) .{3,80}) (?:on|onto) (?:(?:the )?back of one(?: of (?:them|the \p{L}+))?|one(?: of (?:their|the \p{L}+))?['\u2019]?s? backs?)(?=\s*(?:[,.;]|$))/giu,
    () => ' on one of them',
  ],
  // Heavy animals that bathe are in it up to their backs.
  [
    /(?<=\b(?:hippos?|hippopotamus(?:es)?|elephants?|buffalos?|buffaloes|capybaras?|tigers?|rhinos?|bears?|cows?) (?:is |are )?)(?:bath(?:ing|es?)|wallow(?:ing|s)?|cool(?:ing|s)? off|soak(?:ing|s)?) (?=(?:in|together in) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:river|lake|pond|water|waterhole|lagoon)\b)/giu,
    () => 'swimming ',
  ],
  // Where they clean is told by what they hang on.
  [
    /(?<=\bwindow (?:cleaner|washer))(s?) (?:works? |working |stands? |standing |hangs? |hanging )?(?:on|in) (?:an?|the|his|her) (?:[\p{L}-]+ ){0,2}(?:platform|gondola|cradle|scaffold)(?: (?:hanging|suspended|swaying))?,? (?:high )?(?:up )?(?:on|outside|along|at|of|above|beside|in front of)? ?/giu,
    (_, many = '') => `${many} on work-cradle cleaning `,
  ],
  [/\b(?:market|food) hall\b/giu, () => 'market'],
  // What horses clear serves no drinks.
  [
    new RegExp(
      `(?<=${HORSES}.{0,50}\\b(?:clear|jump|leap|sail|soar|fl)(?:s|ing|ies|y)?(?: (?:cleanly|high))? (?:over )?)(an?|the|two|three) (?:(?:striped|wooden|high|low|red|white|colou?red|red and white|painted) ){0,2}(bar|pole|rail)(s?)\\b`,
      'giu',
    ),
    (_, many, __, ending) => `${many} hurdle${ending ?? ''}`,
  ],
  // The colour under which somebody comes down is that of the parachute.
  [
    new RegExp(
      `\\b(?:an?|the|one) (?:parachutist|sky ?diver|paratrooper|parachuter)(?: (?:is )?(?:(?:slowly|gently|softly|safely) )?(?:float|glid|drift|descend|com|sail|sink|swing|hang)(?:ing|e?s))?((?: \\p{L}+){0,6}?) (?:under|beneath|below|with|on|from) (?:an?|the|his|her|their) (?:(?:big|large|open|round) )?(${COLOUR}) parachute\\b`,
      'giu',
    ),
    (_, where, colour) => `a ${colour} parachute flying${where ?? ''}`,
  ],
  // What crowns a pile of food is told before what runs down it.
  [
    new RegExp(
      ` with ((?:[\\p{L}-]+ ){1,3}(?:dripping|running|flowing|melting|oozing)(?: down)?),? and (${TOP}) on top(?=\\s*(?:[,.;]|$))`,
      'giu',
    ),
    (_, sauce, top) => ` with ${top} on top and ${sauce}`,
  ],
  // Pancakes are drawn with it.
  [
    /(?<=\bpancakes\b.{0,60}),? (?:with|and) (?:maple |golden )?(?:syrup|honey) (?:dripping|running|flowing|poured|drizzled)(?: (?:down|over)(?: (?:it|them|the sides?))?)?/giu,
    () => '',
  ],
  // Who sits at the other end is on it as well.
  [
    /\b((?:an?|the) (?:[\p{L}-]+ ){1,3}?)(?:sits? |sitting )?(?:on|at) one (?:end|side) of (?:an?|the) (see-?saw|teeter-totter),?(?: and| with| while)? ((?:an?|the) (?:[\p{L}-]+ ){1,3}?)(?:sits? |sitting )?(?:on|at) the (?:other|opposite)(?: end| side| one)?/giu,
    (_, one, board, other) => `${one}and ${other}on a ${board}`,
  ],
  // A window that burns is one of a house that does.
  [
    /\bto (?:an?|the) (?:burning|blazing|flaming|fiery) windows?\b/giu,
    () => 'in front of a burning house',
  ],
  [
    /\b(?:to|at|towards) (?:an?|the) (?:[\p{L}-]+ )?window of (?=(?:an?|the) burning (?:house|building)\b)/giu,
    () => 'in front of ',
  ],
  // What rises between cranes is no tower of a castle.
  [
    new RegExp(
      `(?<=\\b${BUILT}\\b.{0,60})\\b(?<!crane |control |water )tower(?= (?:is )?(?:grow|ris|go|com|climb)\\p{L}+\\b)`,
      'giu',
    ),
    () => 'skyscraper',
  ],
  // One thing on each side is one on the left and one on the right.
  [
    /\b(?:with )?(?:flaming |burning |lit )?torches (?:burn(?:ing)? )?(?:on|at) (?:both sides|either side|each side)(?: of (?:it|him|her|the (?:gate|door|entrance)))?/giu,
    () => 'a flaming torch on the left and a flaming torch on the right, night',
  ],
  // Each of two who box has gloves of a colour, and clothes that go with them.
  [
    /(?<=\bboxers?\b.{0,60}), one (?:in|with|wearing) (\p{L}+) (?:boxing )?gloves(?:,| and|, and| while) (?:the other|one|the other one) (?:in|with|wearing) (\p{L}+)(?: (?:boxing )?(?:gloves|ones))?/giu,
    (_, one, other) => `, one wears ${one}, the other wears ${other}`,
  ],
];
