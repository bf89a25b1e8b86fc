import type { Rewording } from '../rewording.ts';

const RUINED =
  '(?:ruined|destroyed|bombed|war[- ]torn|devastated|collapsed|crumbling|wrecked|shattered)';

/** A town after a disaster. */
export const IN_RUINS = new RegExp(
  `\\b${RUINED} (?:[\\p{L}-]+ )?(?:cit(?:y|ies)|towns?|streets?|skyline|metropolis|skyscrapers|buildings|world)\\b|\\bapocalyp|\\b(?:ruins|remains) of (?:an?|the) (?:[\\p{L}-]+ )?(?:city|metropolis|skyline)\\b|\\bcity (?:in|of) ruins\\b|\\bdystopian wasteland\\b`,
  'iu',
);

/** A city in ruins is a city, on a grey day. */
export const OF_RUINED_CITIES: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?:${RUINED}|post[- ]?apocalyptic|apocalyptic) (?=(?:[\\p{L}-]+ )?(?:city|town|metropolis|skyline)\\b)`,
      'giu',
    ),
    () => 'dreary ',
  ],
  [
    /\b(?:ruins|remains) of (?=(?:an?|the) (?:[\p{L}-]+ )?(?:city|metropolis)\b)/giu,
    () => 'dreary ',
  ],
  [/(?<=\bcity )(?:in|of) ruins\b/giu, () => 'dreary'],
];
