import { mayMatch } from '../needed-letters.ts';
import type { Phase, Setting } from '../scene-description.ts';

const SLOWLY = '(?:is |are |begins to |starts to |slowly |gradually |gently |suddenly )*';
const CLEAR: Phase = { weather: [], particles: [], tints: {} };
const CLOUDED: Phase = { weather: ['clouds'], particles: [], tints: { clouds: '#8a93a5' } };

const told = (words: string) => new RegExp(words, 'iu');

/** What the sky does, and how it looks before and after. */
const SKIES: readonly (readonly [RegExp, readonly [Phase, Phase]])[] = [
  [
    told(
      `\\b(?:sky|day|weather|it) ${SLOWLY}(?:cloud(?:s|ing)? over|(?:turn|becom|get|grow)(?:e?s|ing) (?:cloudy|overcast))\\b|\\bclouds ${SLOWLY}(?:cover|fill)(?:s|ing)? the sky\\b`,
    ),
    [CLEAR, CLOUDED],
  ],
  [
    told(
      `\\b(?:sky|weather) ${SLOWLY}clear(?:s|ing)?(?: up)?\\b|\\bclouds ${SLOWLY}(?:clear|part|disperse|dissipate|disappear)(?:s|ing)?\\b`,
    ),
    [
      { time: 'day', ...CLOUDED },
      { time: 'day', ...CLEAR },
    ],
  ],
  [
    told(`\\bfog ${SLOWLY}(?:lift|clear|disperse|dissipate)(?:s|ing)?\\b`),
    [{ weather: ['fog'], particles: [] }, CLEAR],
  ],
  [
    told(
      `^(?:an? |the )?(?:[\\p{L}-]+ )?sun ${SLOWLY}(?:sets?|setting|sink(?:s|ing)?|go(?:es|ing) down|dip(?:s|ping)|descend(?:s|ing)|disappear(?:s|ing))\\b(?! behind (?:an? |the |some )?(?:[\\p{L}-]+ )?clouds?\\b)`,
    ),
    [{ time: 'sunset' }, { time: 'night' }],
  ],
  [
    told(
      `^(?:an? |the )?(?:[\\p{L}-]+ )?sun ${SLOWLY}(?:ris(?:es|ing|e)|com(?:es|ing) up|climb(?:s|ing)|emerg(?:es|ing)|peek(?:s|ing))\\b`,
    ),
    [{ time: 'dawn' }, { time: 'day' }],
  ],
  [
    told(`\\b(?:night|darkness) ${SLOWLY}(?:fall|descend)(?:s|ing)\\b`),
    [{ time: 'dusk' }, { time: 'night' }],
  ],
  [
    told(
      '\\b(?:puddles?|wet (?:street|sidewalk|road|pavement|ground))\\b(?: (?!(?:and|while|as|but|then)\\b)[\\p{L}-]+){0,6}? (?:dr(?:ies|ying)|evaporat(?:es|ing)|disappear(?:s|ing))\\b',
    ),
    [
      { time: 'day', weather: ['rain'] },
      { time: 'day', ...CLEAR },
    ],
  ],
  [
    told(
      `\\b(?:dawn|day) ${SLOWLY}break(?:s|ing)\\b(?! (?:an?|the|all|his|her|its|their|records?|down)\\b)`,
    ),
    [{ time: 'night' }, { time: 'dawn' }],
  ],
  [
    told(
      `\\b(?:sky|it|day) ${SLOWLY}(?:darken(?:s|ing)|(?:turn|get|grow|becom)(?:e?s|ing) dark)\\b(?![^.;]{0,60}\\b(?:storms?|thunderstorms?|rain|clouds?|then (?:he|she|they))\\b)`,
    ),
    [{ time: 'day' }, { time: 'night' }],
  ],
];

/** Whoever is up there stays there. */
const FLYING = /\b(?:fl(?:y|ies|ying)|soar|glid)/iu;

/** How the sky changes, where the prompt says what it does; null where it does nothing. */
export function skyPhases(prompt: string, setting: Setting): readonly Phase[] | null {
  const letters = prompt.toLowerCase();
  const phases =
    SKIES.find(([words]) => mayMatch(words, letters) && words.test(prompt))?.[1] ?? null;
  const isOfClouds = phases?.some(({ weather = [] }) => weather.includes('clouds')) === true;
  // Above the clouds there is no weather.
  if (!isOfClouds || setting !== 'sky') return phases;
  return FLYING.test(prompt)
    ? null
    : phases.map((phase) => ({ ...phase, setting: 'meadow' as const }));
}
