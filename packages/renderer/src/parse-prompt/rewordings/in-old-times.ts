import type { Rewording } from '../rewording.ts';

const ON_HORSEBACK =
  '(?:riders?|jockeys?|knights?|cowboys?|cowgirls?|princes?|princess(?:es)?|kings?|queens?|warriors?|soldiers?|sheriffs?|bandits?|outlaws?|vikings?|samurai|girls?|boys?|m[ae]n|wom[ae]n|mongols?|horsem[ae]n)';

/** How people of older times and of tales are spoken of. */
export const IN_OLD_TIMES: readonly Rewording[] = [
  // People gallop on horses.
  [
    new RegExp(
      `(?<=\\b${ON_HORSEBACK} (?:(?:is|are|in armou?r) )?)(?:gallop(?:p?(ing)|s)?|canter(ing|s)?)\\b(?! (?:on|upon|his|her|their|an?|the)\\b)`,
      'giu',
    ),
    (found) => (found.endsWith('ing') ? 'riding' : found.endsWith('s') ? 'rides' : 'ride'),
  ],
  [/\b(?:the |a )?cavalry\b/giu, () => 'riders'],
  [/\bmounted (knights?|soldiers?|warriors?|samurai)\b/giu, (_, who) => `${who} riding`],
  // A mummy among such things is no mother.
  [
    /\b(?:an?|the|ancient) (?:egyptian )?mumm(y|ies)\b(?=.{0,120}\b(?:tombs?|pyramids?|egypt\p{L}*|pharaoh|sarcophagus|halloween|vampires?|zombies?|museum|haunted|cursed?|coffin|graveyard|monsters?|skeletons?|bandages|explorers?)\b)/giu,
    () => 'dry mummy',
  ],
  [/\b(?:caveman|cave man|stone age|prehistoric|neanderthal) family\b/giu, () => 'four cavemen'],
  [
    /,? ?\b(?:and )?painting (?:animals |pictures |figures )?on the (?:cave )?walls?\b(?<=\bcave.{0,90})/giu,
    () => '',
  ],
  // Who has a hood is known by it.
  [
    /\b(?:little |young |small )*girl (?:in|with|wearing) (?:an?|her|the) (?:\p{L}+ )?red (?:hood|cloak|cape|hooded (?:cloak|cape))\b/giu,
    () => 'riding hood',
  ],
  // How it is told is no book.
  [
    /\b(?:like in an? |in an? |as an? )?(?:fairy[- ]?tale|story ?book|folk ?tale|picture book)s? (?:illustration|style|look|scene|mood|atmosphere|picture|art|feel(?:ing)?|vibe|setting)\b/giu,
    () => 'magical',
  ],
  // Steps of a giant.
  [
    /\bwhose (?:[\p{L}]+ )?(?:foot)?steps (?:shak|rattl|crush|mak)(?:es?|ing)?(?= (?:an?|the) )/giu,
    () => 'stomping through',
  ],
  [
    /\b(?:shak(?:es?|ing)|rattl(?:es?|ing)) (?=(?:an?|the|all) (?:\p{L}+ ){0,2}(?:village|town|city|forest|valley|island)\b)(?<=\b(?:giant|ogre|monster|dinosaur|t-rex|robot|troll|dragon|godzilla)s?\b.{0,40})/giu,
    () => 'is in ',
  ],
  [
    /,? ?\b(?:and )?(?:shak(?:es?|ing)|making) (?:the )?(?:ground|earth|floor|street|houses)(?: (?:shak|trembl|quak)\p{L}*)?\b/giu,
    () => '',
  ],
  [/\b(?:ancient |old )?egyptians\b/giu, () => 'fellahs'],
  [
    /(?<=\b(?:drag|pull|haul|push|carry|lift|mov)\p{L}* )(?:(?:huge|giant|heavy|large|big|massive|the|a) )*(?:stone blocks?|blocks? of stone|(?:huge|heavy|massive) blocks?)\b/giu,
    (found) => (/\ba\b/iu.test(found) ? 'a boulder' : 'boulder'),
  ],
];
