import type { Rewording } from './rewording.ts';

/** What athletes do, in the words of the deeds that are drawn. */
export const IN_SPORTS: readonly Rewording[] = [
  // Who stops on skates slides; the ice that flies is no cube.
  [
    /\b(?:mak|perform|execut|do|attempt)(?:e?s|ing) (?:an? )?(?:[\p{L}-]+ ){0,2}(?:hockey|skid) stops?\b/giu,
    () => 'skids in rink',
  ],
  [/\bon (?:the )?ice\b(?<=\b(?:hockey|skaters?)\b.{0,120})/giu, () => 'in rink'],
  [
    /\b(?:spray|kick|throw|send)(?:s|ing)? (?:up )?(?:the |some )?(?:ice|snow)(?: (?:chips|shavings|flying|up))?(?: (?:in all directions|everywhere|into the air|behind (?:him|her)))?(?<=\b(?:hockey|skat)\p{L}*\b.{0,120})/giu,
    () => '',
  ],
  [
    /\bwith an? (?:[\p{L}-]+ ){0,3}swing\b(?<=\b(?:tennis|golf\p{L}*|baseball|club|racket)\b.{0,120})/giu,
    () => '',
  ],
  [/\bhit(?:s|ting)? (?:a |the )?(?:home runs?|homers?)\b/giu, () => ''],
  [
    /\b(?:perform|execute|do|land)(?:s|es|ing)? (?:an? |her |his )?\s*(?:[\p{L}-]+ ){0,2}(?:spin|pirouette|twirl)s?\b/giu,
    () => 'twirling',
  ],
  [
    /\b(?:leap|jump|go|fly|soar)(?:e?s|ing)? (?:in )?for an? \s*(?:[\p{L}-]+ ){0,2}(?:slam )?dunk\b|\b(?:perform|execute|do|land)(?:s|es|ing)? an? \s*(?:[\p{L}-]+ ){0,2}(?:slam )?dunk\b/giu,
    () => 'dunking',
  ],
  [/, hanging (?:from|on) the (?:rim|hoop)\b/giu, () => ''],
  [
    /\b(?:hit|execute|play|take|make)(?:s|ing)? an? \s*(?:[\p{L}-]+ ){0,2}(?:chip|tee|putt|golf|bunker) ?shot\b/giu,
    () => 'golfing',
  ],
  // The green of a golf course is no colour of the picture.
  [/\b(?:to|towards?|onto|on) the green\b(?<=\bgolf.{0,120})/giu, () => ''],
  [
    /\bserv(?:es?|ing) (?:the|a) (?:tennis )?ball\b(?<=\btennis\b.{0,120})/giu,
    () => 'playing tennis',
  ],
  [/\b(?:get|gett|hav)(?:s|ing|e)? (?:an?|his|her) (?:new )?haircut\b/giu, () => 'at hair salon'],
];
