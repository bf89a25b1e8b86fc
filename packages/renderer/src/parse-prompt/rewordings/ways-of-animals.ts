import type { Rewording } from '../rewording.ts';

const GRAINS = '(?:(?:sunflower|bird|pumpkin|grass|pine|some|the|small|tiny|little|few) )*';

/** What animals do with themselves, their young and what they find, in words that are read more easily. */
export const WAYS_OF_ANIMALS: readonly Rewording[] = [
  // One deer that stands is no stand for hunters.
  [/\bdeer(?= stands (?:[\p{L}]+))/giu, () => 'stag'],
  [
    /\bstuff(s|ing)? (?:its|his|her|their) (?:chubby |little |tiny )?cheeks with\b/giu,
    (_, form) => `eat${form ?? ''}`,
  ],
  // Seeds that are eaten are not sown.
  [
    new RegExp(
      `(?<=\\b(?:eat|peck|nibbl|crack|munch|pick|chew|gather|collect|hold|feed)\\p{L}*(?: +(?:at|on|up|open))* +)${GRAINS}seeds\\b`,
      'giu',
    ),
    () => 'pips',
  ],
  [/\bpieces? of wood\b/giu, (found) => (found.startsWith('pieces') ? 'sticks' : 'a stick')],
  // Who looks for food in a bin is in it.
  [
    /\b(?:look|peer|reach|lean|bend|div|rummag|dig|search|climb|jump)(?:s|es|ing)? (?:around |down |head first )?(?:in|into|inside|through)(?= (?:an?|the|some) (?:[\p{L}-]+ )?(?:trash|garbage|rubbish) (?:can|bin)s?\b)/giu,
    () => 'in',
  ],
  // Beavers have built it themselves.
  [
    /\b(?<=\bbeavers?\b[^.;]{0,60} )(?:their|its|the|a) (?:own |big |new )?dam\b/giu,
    () => 'logdam',
  ],
  // A joey in its mother's pouch is a part of her.
  [
    /\bkangaroo ([\p{L}]+ (?:[\p{L}]+ ){0,4}?)(?:and|with|carrying|carries|holding|holds) (?:an?|her|its|the) (?:[\p{L}-]+ )?(?:joey|baby) (?:(?:peeking|sitting|looking|sleeping|riding|safe) )?(?:out of|in|inside|from) (?:her|its|the) pouch\b/giu,
    (_, way) => `joey-in-pouch ${way}`,
  ],
  [
    /\bkangaroo (?:and|with|carrying|carries|holding|holds) (?:an?|her|its|the) (?:[\p{L}-]+ )?(?:joey|baby) (?:(?:peeking|sitting|looking|sleeping|riding|safe) )?(?:out of|in|inside|from) (?:her|its|the) pouch\b/giu,
    () => 'joey-in-pouch',
  ],
  // What is dark of itself says nothing of the light.
  [
    /\bdark (?=(?:(?:green|brown|grey|gray|red|wet|tall|rich|damp|old|fertile|moist|rough|bare|wooden) )?(?:(?:pine|fir|spruce|oak|evergreen|tree|green|brown|pine-tree) )?(?:pines?|firs?|spruces?|trees?|trunks?|soil|earth|dirt|mud|rocks?|stones?|leaves|bark|fur|feathers?|wings?|eyes?|branch(?:es)?|wood|moss|sand|sandy|cliffs?|mane|stripes?|spots?)\b)(?!(?:\p{L}+ )?(?:eyes?|feathers?|fur|mane) (?:of|in) (?:the )?(?:night|dark))/giu,
    () => '',
  ],
];
