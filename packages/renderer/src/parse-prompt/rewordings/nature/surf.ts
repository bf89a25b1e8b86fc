import type { Rewording } from '../../rewording.ts';

/** Waves, and what they break on. */
export const SURF: readonly Rewording[] = [
  // Of waves, not of a bottle.
  [
    /((?:,|\band|\bthe|\bin|\bwhite) )spray(?=,|\.| and\b|$| (?:flying|everywhere|in the air))/giu,
    (_, before) => `${before}splash`,
  ],
  [
    /\bsurf(?= (?:pounding|pounds|crash|break|hit|hammer|batter|beat|lash|smash|slam|roll))/giu,
    () => 'wave',
  ],
  // The barrel of a wave is no cask.
  [
    /\b(?:in|inside|through|into) (?:an?|the) (?:barrel|tube|curl|pipe)(?: of (?:an?|the)(?: [\p{L}-]+)? wave)?\b(?<=\b(?:surf\p{L}*|wave)\b.*)|\b(?:barrel|tube)(?= waves?\b)/giu,
    (found) => (/^(?:barrel|tube)$/iu.test(found) ? '' : 'on a big wave'),
  ],
  // What waves hit, they break on.
  [
    /(?<=\b(?:waves?|breakers|swells?) )(?:pound(?:ing|s)?|hit(?:ting|s)?|batter(?:ing|s)?|lash(?:ing|es)?|hammer(?:ing|s)?|beat(?:ing|s)?|strik(?:ing|es?)|(?:smash|slamm?|pound|break|burst)(?:ing|e?s)?(?: on| onto| upon| against| into| at| over)?)(?= (?:the |a |some |against |on )?(?:\p{L}+ )*?(?:rocks?|boulders?|reefs?|cliffs?)\b)/giu,
    () => 'on',
  ],
  // One sleeps there, but the picture is of the sea.
  [/\bsurf(?:ing)? (?:camp|club|trip|holidays?|retreat)\b/giu, () => 'surf'],
  // Of a surf shop, not of wood.
  [
    /\bboards?\b(?! (?:game|meeting|room)s?\b)(?<=\bsurf(?:ing|ers?|er's)?\b.{0,60})(?<!(?:surf|snow|skate|wake|notice|score) boards?)/giu,
    (found) => `surf${found}`,
  ],
];
