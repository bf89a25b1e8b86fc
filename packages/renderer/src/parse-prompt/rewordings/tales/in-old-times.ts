import type { Rewording } from '../../rewording.ts';

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
    () => 'walking through',
  ],
  [
    /\b(?:shak(?:es?|ing)|rattl(?:es?|ing)) (?=(?:an?|the|all) (?:\p{L}+ ){0,2}(?:village|town|city|forest|valley|island)\b)(?<=\b(?:giant|ogre|monster|dinosaur|t-rex|robot|troll|dragon|godzilla)s?\b.{0,40})/giu,
    () => 'is in ',
  ],
  [
    /,? ?\b(?:and )?(?:shak(?:es?|ing)|making) (?:the )?(?:ground|earth|floor|street|houses)(?: (?:shak|trembl|quak)\p{L}*)?\b/giu,
    () => '',
  ],
  // On its treasure, a dragon is at home.
  [
    /\b(?:an?|the|its|his|her) (?:[\p{L}-]+ )?treasure\b(?! (?:chests?|maps?|hunt|box)\b)(?<=\bdragons?\b.{0,80})/giu,
    () => 'a hoard',
  ],
  // Who guards a bridge lets nobody over it.
  [/\bguard(?:s|ing)? (?=(?:an?|the|his|her|its) (?:[\p{L}-]+ )?bridge\b)/giu, () => 'is on '],
  // Her hair is the way up.
  [
    /\b(?:let(?:s|ting)?|throw(?:s|ing)?|hang(?:s|ing)?|drop(?:s|ping)?) (?:down )?her (?:[\p{L}-]+ ){0,3}(?:hair|braid)(?: down| out)* (?:from|of|out of|in|at)(?= (?:an?|the|her) (?:[\p{L}-]+ ){0,2}(?:tower|window))/giu,
    () => 'with blond hair on',
  ],
  [
    /(?<=\b(?:rocket|shuttle|spaceship)s?\b.{0,60}\b)from (?:the|its) pad\b/giu,
    () => 'at spaceport',
  ],
  // Inside of a haunted house it is as in an old castle.
  [
    /\b(?:(?:in|inside|through|down|along|around|into) )?(?:the |an? |dark |long |empty |old )*(?:hallways?|corridors?|halls?|rooms?|interior|inside) (?:of|in|inside) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:haunted|abandoned|creepy|spooky|ghostly) (?:old )?(?:mansion|house|manor|castle|villa)\b/giu,
    () => 'in haunted hall',
  ],
  [
    /(?<=\b(?:walk|sneak|creep|tiptoe|wander|explor|run|float|glid|go|stumbl|search)\p{L}* (?:\p{L}+ly )?)(?:(?:in|inside|through|around|into) )?(?:an?|the) (?:[\p{L}-]+ )?(?:haunted|abandoned|creepy|spooky|ghostly) (?:old )?(?:mansion|house|manor|castle)\b(?! on (?:an?|the) hill)/giu,
    () => 'in haunted hall',
  ],
  // Those who bring in what grew are farmers, and grapes grow in rows.
  [/\b(?:grape|wine) (?:harvest(?:ing)?|picking)\b/giu, () => 'vineyard'],
  [
    /\bworkers\b(?=.{0,100}\b(?:vineyards?|harvest|orchards?|plantation|grapes)\b)/giu,
    () => 'farmers',
  ],
  [
    /\bworkers\b(?<=\b(?:vineyards?|harvest|orchards?|plantation|grapes)\b.{0,60})/giu,
    () => 'farmers',
  ],
  [
    /\b(?:empt(?:y|ies|ying)|tip(?:s|ping)?(?: out)?|dump(?:s|ing)?) (?:(?:their|the|his|her|full|heavy) )*(baskets?|buckets?|crates?|sacks?)( of \p{L}+)? into\b/giu,
    (_, what, full) => (full === undefined ? `bring ${what} to` : `bring${full} to`),
  ],
  // Of those who come out of a book, some are seen.
  [
    /\b(?:the )?(?:fairy[- ]tale |story(?:book)? |book )?characters(?= (?:are )?(?:float|fly|com|jump|leap|pop|ris|spring|climb)\p{L}* (?:up )?(?:out of|from) )/giu,
    () => 'fairies',
  ],
  // An army is made of those it is of.
  [
    /\b(?:an?|the|his|her|their|whole|huge|vast|great|dark|an? (?:huge|vast|great|dark|endless|whole)) army of (?=(?:[\p{L}-]+ )?(?!knights|soldiers|men)\p{L}+s\b)/giu,
    () => 'six ',
  ],
  // Whom children wait for is seen on the roof.
  [
    /\b(?:climb|go|com|slid|squeez|drop|fall)(?:s|es|e|ing|ping)? (?:down|up|into|in|through|out of) (?:the|a) (?:\p{L}+ )?chimney\b(?<=\b(?:santa|claus|father christmas)\b.{0,60})/giu,
    () => 'in chimney on roofs at night',
  ],
  [
    /\b(sack|bag) of (?:toys|presents|gifts)\b(?<=\b(?:santa|claus|father christmas)\b.{0,80})/giu,
    (_, what) => what,
  ],
  [/\b(?:the )?Titanic\b/gu, () => 'liner'],
];
