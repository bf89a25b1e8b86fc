import type { Rewording } from '../../rewording.ts';

/** What has a flame when it is lit; all else that is lit only shines. */
const FIRES =
  '(?:candles?|candle|torch(?:es)?|match(?:es)?|fires?|campfires?|bonfires?|fireplaces?|stoves?|logs?|ovens?|burners?|cigars?|cigarettes?|pipes?|fuses?|sparklers?|fireworks?|grills?|barbecues?|braziers?|hearths?|incense|forges?|wicks?|lanterns?|oil|gas|kilns?|tealights?|tea|dynamite|bombs?|lighters?|fire)';

/** What its words alone would make something else. */
export const EASILY_MISTAKEN: readonly Rewording[] = [
  // The houses of a place have windows that shine in the dark anyway.
  [
    /,? ?\b(?:with |and )?(?:the )?(?:warmly |brightly )?(?:lit|glowing|lighted|illuminated)[- ](?:shop|store|house|caf[eé]|bakery) ?(?:windows|fronts)\b(?: (?:all )?a?round)?(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  // Nothing burns that lamps shine on.
  [
    new RegExp(
      `\\blit (?!(?:from|by|with|up|only|in|a|an|the|his|her|windows?)\\b)(?=(?!${FIRES}\\b)(?:[\\p{L}-]+ ){0,2}?(?:fountains?|(?:shop |store )?windows?|shops?|shopfronts?|statues?|bridges?|towers?|castles?|palaces?|church(?:es)?|houses?|streets?|buildings?|skyscrapers?|pools?|tents?|trees?|stalls?|signs?|cafés?|cafes?|stages?|caves?|ferris|carousels?|lighthouses?|trams?|trains?|buses|bus|ferry|boats?|ships?|stations?|kiosks?|booths?|villages?|pagodas?|temples?|gardens?|aquariums?)\\b)`,
      'giu',
    ),
    () => '',
  ],
  // One lies among the flowers, and on the leaves, of such a bed.
  [
    /\bon an? (?:(?:soft|thick|deep|big|huge|little) )?bed of (?=(?:[\p{L}-]+ )?(?:flowers|daisies|roses|tulips|poppies|violets|buttercups|bluebells|lavender|clover|blossoms|wildflowers|lilies)\b)/giu,
    () => 'by ',
  ],
  [
    /\bon an? (?:(?:soft|thick|deep|big|huge|little) )?bed of (?:(?:fallen|dry|autumn|golden|red|brown|orange|yellow|dead|crisp|colou?rful) ){0,3}leaves\b/giu,
    () => 'on leaf pile',
  ],
  // The white flowers that everybody knows.
  [/\bwhite flowers\b/giu, () => 'daisies'],
  [/\bwhite flower\b/giu, () => 'daisy'],
  [/\bglowing crystal ball\b/giu, () => 'crystal ball glowing'],
  // The lamp of a ship in space is no beam in a night sky.
  [
    /,? ?\b(?:with )?(?:an? |its |the )?(?:search|head)lights? (?:ahead|on)\b(?<=\b(?:spaceship|starship|spacecraft|rocket|probe|asteroids?)\b.{0,90})/giu,
    () => '',
  ],
  [
    /\bpots? (?:full of|filled with|overflowing with|brimming with) (?:gold(?:en)?(?: coins)?)\b/giu,
    () => 'pot of gold',
  ],
  // What a fire breather does is seen of each.
  [
    /(?<=\bfire[- ](?:breather|eater)s? )(?:(?:is|are) )?(?:blow|spit|breath|spew|shoot)(?:s|es|ing|e)? (?:(?:an?|the|huge|big|long|bright|giant|jet|of|stream|out) ?){0,4}(?:flames?|fire(?:ball)?s?)\b/giu,
    () => '',
  ],
  // One reads a guide like that.
  [
    /(?<=\b(?:gifts?|buying|buyer[’']s|travel|style|study|field|pocket|price|size|shopping|holiday|visual|ultimate|complete|beginner[’']s|quick) )guide\b|\bguide (?=(?:to|for|on|about)\b)/giu,
    () => '',
  ],
  // Hands that are held under a pump are those of somebody.
  [
    /\b(?:(?:two|small|cupped|children[’']s|a child[’']s) )*hands (?:under|below|at|beneath) (?=(?:an?|the) (?:(?:village|old|hand|iron|new) )*(?:water )?pump\b)/giu,
    () => 'child at ',
  ],
  // A horn that somebody blows is of brass.
  [
    /\bblow(s|ing)?(?: (?:in|into|on))? (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:horn|bugle)\b/giu,
    (_, ending) => `play${ending ?? ''} bugle`,
  ],
  [
    /\bblow(?=(?:s|ing)? (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:trumpet|trombone|tuba|flute|saxophone|conch)\b)/giu,
    () => 'play',
  ],
  // A castle with water around it.
  [
    /\b(?:in|on|across|over) (?:the|an?) (?:castle moat|moat (?:of|around|by) (?:an?|the) castle)\b/giu,
    () => 'in lake, castle',
  ],
  [/\b(?:castle )?moat\b/giu, (found) => (found.length > 4 ? 'castle lake' : 'lake')],
  // Who plays in a pavilion.
  [
    /^an? (gazebo|pavilion|bandstand) with ((?:(?!and\b)[\p{L}-]+ ){0,3}(?:players|musicians|people|friends|dancers|women|men|children|couple|band|girls|boys))\b/giu,
    (_, house, who) => `${who} in ${house}`,
  ],
  [/\bfield of (asteroid|meteor)s\b/giu, (_, one) => `${one} field`],
  [/\bsteam(?:ing|y) (?:pool|pond)\b/giu, () => 'hot spring'],
  // Trees of one kind are a forest, as far as it is no timber.
  [
    /\b(in|through|into) (?:an?|the) (?:(?!made\b)[\p{L}-]+ ){0,2}(?:pine|beech|oak|birch|fir|spruce|larch|bluebell|chestnut) woods?(?=\s*(?:[,.;]|$)| (?:at|in|with|under|while|as|near|after|on an?|during)\b)/giu,
    (_, into) => `${into} forest`,
  ],
  // In flat land they are no streets of a town.
  [
    /\bcanals?\b(?=.{0,40}\b(?:windmills?|holland|dutch|tulips?)\b|(?<=\b(?:windmills?|holland|dutch|tulips?)\b.{0,60}))/giu,
    () => 'river',
  ],
  // What stands on it is seen in it, as on what is wet.
  [/\b(?:mirror(?:ed|ing|-like|[- ]polished)?|reflective|reflecting) (?=floor\b)/giu, () => 'wet '],
  // A bright star does not make it day.
  [/\bbright (?=(?:comets?|stars?|moon|planets?)\b)/giu, () => ''],
  // Guards watch their screens from one room.
  [
    /\b(?:in front of|before|at|watching|watches) (?:(?:an?|the|his|her|their|wall|bank|row|rows|many|several|lots|of|flickering|glowing|security|surveillance|cctv|camera) ){0,5}(?:monitors|screens)\b(?<=\b(?:guards?|watchm[ae]n|dispatchers?|operators?|controllers?)\b.{0,70})/giu,
    () => 'in control room',
  ],
  // Monkeys hang from what they swing on.
  [
    /\b(swing(?:s|ing)?) (?:on|by|along) (?=(?:(?:an?|the|long|green|jungle) )*(?:vines?|lianas?)\b)/giu,
    (_, swings) => `${swings} at `,
  ],
  [/(?<=\bswing(?:s|ing)? [^.;,]{0,24}\b(?:vines?|lianas?) )across\b/giu, () => 'over'],
];
