import type { Rewording } from '../../rewording.ts';

const ROUND =
  '(?:circl|encircl|orbit)(?:es|e|ing)|(?:swim|swimm|glid|cruis)(?:e?s|e|ing)? (?:a)?round';
const DIVER =
  '(?:an? |the |some |two |three )?(?:[\\p{L}-]+ ){0,2}?(?:divers?|frogm[ae]n|snorkell?ers?)';
const CAGE = '(?:an? |the |his |her |its |their )?(?:[\\p{L}-]+ )?cage';
const PEOPLE =
  '(?:neighbou?rs?|m[ae]n|wom[ae]n|boys?|girls?|kids?|child|children|farmers?|lady|ladies|grandpa|grandma|people|policem[ae]n)';
const LOOKING =
  '(?:is |are )?(?:look|peek|peer|gaz|glanc|watch|chat|talk|smil|wav|spy|lean)(?:e?s|ing)?(?: \\p{L}+ly)?';
const BEDSIDE = '(?:peek|peer|look|gaz|star|reach|crawl|creep|com|climb|glar|grin)(?:e?s|ing)?';

/** Where they are when it takes more than the nearest word to tell. */
export const WHERE_EXACTLY: readonly Rewording[] = [
  // Sharks are outside the cage of the diver they circle.
  [
    new RegExp(
      `^((?:[\\p{L}-]+ ){1,4}?sharks?) (?:is |are )?(?:${ROUND}) (${DIVER}) (?:in|inside) ${CAGE}\\b`,
      'giu',
    ),
    (_, sharks, diver) => `${diver} in a shark-cage, ${sharks} next to it`,
  ],
  [
    new RegExp(
      `^((?:[\\p{L}-]+ ){1,4}?sharks?) (?:is |are )?(?:${ROUND}) ${CAGE} with (${DIVER}) (?:in it|inside(?: it)?|in there)`,
      'giu',
    ),
    (_, sharks, diver) => `${diver} in a shark-cage, ${sharks} next to it`,
  ],
  // Beneath a bed is where monsters are, not beneath who lies in it.
  [
    new RegExp(
      `\\b${BEDSIDE} (?:out )?(?:from )?(?:underneath|beneath|below)(?: it)?(?=\\s*(?:[,.;]|$))(?<=\\bbed\\b.*)`,
      'giu',
    ),
    () => 'under the bed',
  ],
  // The branch that is sawn off is up in the tree, and so is who sits on it.
  [
    /\b(?:saw|cut|chopp)(?:s|ing)?(?: off| through)? (?:the|a) (?:[\p{L}-]+ )?(?:branch|bough|limb)(?: that| which)?,? (?:he|she|it|they)(?:['’]s| is|['’]re| are)? (?:sits?|sitting|perched|stands?|standing) on\b/giu,
    () => 'sitting on a branch with a saw',
  ],
  // Who looks over a fence stands behind it.
  [
    new RegExp(
      `(?<=\\b${PEOPLE} )${LOOKING} over (?=(?:the|a|his|her|their|our) (?:[\\p{L}-]+ )?(?:fence|wall)\\b)`,
      'giu',
    ),
    () => 'standing behind ',
  ],
  // The stones of a stone circle are the circle itself.
  [
    /\bon (?:top of )?the (?:(?:huge|ancient|old|standing|tall|great|giant|grey) )*(?:stones|megaliths|monoliths)\b(?<=\b(?:stonehenge|stone circle|standing stones)\b.*)/giu,
    () => 'on the stonehenge',
  ],
  // Water shoots out of a hydrant in whose spray they are.
  [
    /\b(?:in|under|through|with) (?:the )?(?:(?:cold|cool|cooling|water) )?(?:spray|jets?|water|stream|fountain|shower)(?: (?:of|from|out of)) (?:an?|the) (?:(?:open|opened|burst|broken|red|fire) )*hydrant\b/giu,
    () => 'in front of a gushing-hydrant',
  ],
  [
    /\b(?:open|opened|burst|broken|spraying|gushing) (?:fire )?hydrant\b|\b(?:fire )?hydrant (?:sprays|spraying|gushes|gushing|spurting|shooting)(?: out)?(?: water)?/giu,
    () => 'gushing-hydrant',
  ],
  // The leash that a dog brings hangs from its mouth.
  [
    /(?:(\bat (?:the|a) )(?:front )?door )?\b(?:with|holding|carrying|holds|carries) (?:its|his|her|a|the) (?:[\p{L}-]+ )?(?:leash|lead) (?:in|between) (?:its|his|her) (?:mouth|teeth|jaws)/giu,
    (_, door) => `carrying a dog-leash${door === undefined ? '' : ' at the door'}`,
  ],
  // Walls stay where they are, however they wind.
  [
    /(?<=\bgreat wall(?: of china)? )(?:is )?(?:wind|snak|stretch|curv|twist|meander|run)(?:n?ing|s|es)? (?:over|across|through|along) (?:the )?(?:(?:green|misty|rolling|steep|lush|forested|wooded) )*(?:hills|mountains|ridges?|hilltops)/giu,
    (found) => (/mountain|ridge/iu.test(found) ? 'in the mountains' : 'in the hills'),
  ],
  // Trapezes hang from the top of the tent.
  [
    /\b(?:(two|three|four) )?(?:trapeze (?:artists|acrobats)|acrobats) (?:are )?(?:swinging|swing|flying|fly|soaring|soar)(?: (?:high|up|above|through the air|to and fro|back and forth))*/giu,
    (_, count) =>
      count === undefined
        ? 'acrobats sitting on trapezes'
        : `${count} acrobats sitting on ${count} trapezes`,
  ],
  [
    /\b(?:trapeze (?:artist|acrobat)|acrobat) (?:is )?(?:swings|swinging|flies|flying|soars|soaring)(?: (?:high|up|above|through the air|to and fro|back and forth))*/giu,
    () => 'acrobat sitting on a trapeze',
  ],
];
