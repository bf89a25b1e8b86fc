import type { Rewording } from '../../rewording.ts';

const TREES =
  '(?:tree|oak|maple|birch|beech|chestnut|willow|poplar|linden|aspen|ginkgo|forest|wood)';

/** What plants, animals and the weather do by themselves, in words that are read more easily. */
export const WAYS_OF_NATURE: readonly Rewording[] = [
  // Leaves that a tree loses fall, and are no plants beside it.
  [
    new RegExp(
      `(?<=\\b${TREES}s?\\b[^.;]{0,30} )(?:los|shed|dropp?)(?:ing|es|s|e)? (?:all )?(?:its|their|the) (?:(?:last|red|yellow|golden|orange|brown|dry|autumn|colou?rful|final|and) )*(?:leaves|foliage)\\b`,
      'giu',
    ),
    () => 'in autumn leaves',
  ],
  // Leaves that fall around somebody are in the air.
  [
    /,? ?\b(?:as|while|and|with) (?:the )?(?:(?:autumn|golden|red|yellow|orange|brown|dry|colou?rful) )*leaves (?:fall|drift|flutter|float|swirl|rain|tumble)(?:ing|s)?(?: down| gently| slowly| softly)*(?: (?:all )?(?:around|about|past|over|on) (?:it|him|her|them))?(?=\s*(?:[,.;]|$))/giu,
    () => ', falling-leaves'.slice(0, 16),
  ],
  [
    /^(?:the )?leaves (?:fall|drift|flutter|swirl)(?: down| gently| slowly| softly)* (?:as|while|around|on) /giu,
    () => 'falling leaves, ',
  ],
  // Who comes down under an umbrella or a seed has it in the hand.
  [
    /\b(?:parachut|float|drift|glid|sail|descend|com|fl[iy])(?:es|ing|e|s)?(?: (?:gently|slowly|softly|down|through the (?:air|sky)|in the (?:air|sky)|to (?:the )?(?:earth|ground)|away|off))* (?:with|under|beneath|on|using|by|hanging from|hanging on(?:to)?|clinging to|holding(?: on ?to)?) (?:an?|its|his|her|the) (?:[\p{L}-]+ )?(umbrella|parasol|dandelion(?: (?:seeds?|fluff|parachute|puff|clock))?)(?=(\s*(?:[.;]|$))|)(?<!\b(?:boat|raft|ship) [^,.;]{0,80})/giu,
    (_, what, end) =>
      `floats with ${/^d/iu.test(what ?? '') ? 'seed-chute' : 'umbrella'}${end === undefined ? '' : ', sky'}`,
  ],
  // The seeds of a dandelion are those that are seen on it.
  [
    /\b(?:los|releas|scatter|shed|send|spread)(?:ing|es|s|e)? (?:out )?(?:its|their|the) (?:[\p{L}-]+ )?seeds\b(?<=\bdandelions?\b[^.;]{0,60})/giu,
    () => 'blows away',
  ],
  // What blossoms is no second flower.
  [
    /(?<=\b(?:flower|rose|hibiscus|tulip|lily|orchid|peony|poppy|daisy|daffodil|lotus|cactus|bush|plant|magnolia) )blossoms(?=\s*(?:[.,;]|$)| (?:in|on|at|by|over|under|beside|slowly|open|out|after|during|through|before|near|as|while)\b)/giu,
    () => 'blooms',
  ],
  // Who stands under a roof of tin hears the rain on a hut.
  [
    /(?<=\b(?:rain|raindrops|drops|water|storm|hail|downpour)\b[^.;]{0,40} )(?:on|onto|over|against|off) (?:an?|the) (?:old |rusty |small )?(?:tin|metal|corrugated|thatched|straw|bamboo|iron) roof\b(?: of (?:an?|the))?(?=(?! (?:hut|house|shed|cabin|barn|hut|bungalow)))/giu,
    () => 'over a hut',
  ],
];
