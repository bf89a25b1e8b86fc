import type { Rewording } from '../../rewording.ts';

/** What the wind takes from people. */
const LIGHT =
  '(?:umbrella|parasol|hat|cap|bonnet|scarf|sheets? of paper|paper|document|letter|newspaper|map|leaf|leave|balloon|towel|handkerchief|feather|poster|ticket|napkin|wig|page|bag|beach ball|banknote|sock|shirt|crumpled paper|piece of paper|pieces of paper|document|tumbleweed|tent)s?';
const WIND =
  '(?:(?:the|an?) (?:(?:strong|sudden|cold|heavy|fierce|autumn|big|violent|summer|light|wild) )?)?(?:gusts? of wind|winds?|gusts?|gale|storm|breeze)';

/** Along, over or through where it goes. */
const WAY = String.raw`((?:down|along|across|over|through) (?:an?|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)`;

/** What the wind takes along flies, also where the wind does it. */
export const IN_THE_WIND: readonly Rewording[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:is|are|gets?|being|getting|was) ){0,2}(?:blown|swept|whisked|carried|chased|driven)(?: (?:away|off))? ${WAY} by ${WIND}(?<=\b${LIGHT} [^.;]{0,120})`,
      'giu',
    ),
    (_, way) => `whirls away in the wind ${way ?? ''}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:is|are|gets?|being|getting|was) ){0,2}(?:blown|swept|whisked|torn|carried|snatched|lifted|ripped)(?: (?:away|off|along|up|out|from))?(?: of)?(?: (?:(?:his|her|their|an?|the) )?(?:(?:old |young )?(?:man|woman|girl|boy|lady)['’]s )?(?:head|hands?))? by ${WIND}(?<=\b${LIGHT} [^.;]{0,90})`,
      'giu',
    ),
    () => 'whirls away in the wind',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:is|are|gets?|being|getting|was) ){0,2}(?:blown (?:away|off)|(?:blow(?:ing|s)?|fl(?:y|ying|ies)) away)\b(?<=\b${LIGHT} (?:\p{L}+ ){0,3}\p{L}+)(?: (?:his|her) head)?`,
      'giu',
    ),
    () => 'whirls away in the wind',
  ],
  [
    new RegExp(
      String.raw`\b(?:flying|flies|tumbling|tumbles|whirling|whirls|swirling|swirls|blowing|blows)(?: around| about| through the air)? in ${WIND}(?<=\b${LIGHT} [^.;]{0,60})`,
      'giu',
    ),
    () => 'whirls away in the wind',
  ],
  [
    new RegExp(
      String.raw`\b${WIND} (?:blow|snatch|sweep|carr|tak|ripp?|tear|pull|whisk|lift)(?:e?s|ies|ing|ying)?(?: (?:away|off|up))? ((?:an?|the|his|her|some|several|two|three)(?: (?:[\p{L}]+['’]s )?(?:\p{L}+ )?${LIGHT}))(?: (?:away|off|along|up|out of|from|through the air)\b)?(?: (?:his|her|the|an?)(?: [\p{L}]+['’]s)? (?:head|hands?))?`,
      'giu',
    ),
    (_, what) => `${what ?? ''} whirls away in the wind`,
  ],
  [
    /\b(?:(?:two|three|four|five|six|seven|eight|\d+) )?(?:some |the |several |loose )?(?:papers|documents|(?:newspaper )?pages|(?:pieces|sheets) of paper|letters)\b(?= whirls away)/giu,
    (found) =>
      `${/^(?:two|three|four|five|six|seven|eight|\d+)\b/iu.exec(found)?.[0] ?? '5'} leaflets`,
  ],
  // A grey place is one under a grey sky.
  [
    /\bgr[ae]y,? (?=(?:(?:empty|rainy|wet|old|windy|cold|foggy|misty|winter|autumn|big|deserted) )?(?:(?:city|town|village|market) )?(?:squares?|streets?|cit(?:y|ies)|towns?|beach|day|morning|afternoon|park|suburb|harbou?r|plaza|promenade)\b)/giu,
    () => 'overcast ',
  ],
];
