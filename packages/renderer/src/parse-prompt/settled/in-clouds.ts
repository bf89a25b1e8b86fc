import { mediumOf } from '../../things/media.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { sifted } from '../needed-letters.ts';
import type { RelationKind, Setting } from '../scene-description.ts';
import { ACROSS } from './plausible.ts';

const ALOFT = sifted(
  /\b(?:fl(?:y|ies|ying|ew)|sail(?:s|ing)?|float(?:s|ing)?|soar(?:s|ing)?|drift(?:s|ing)?|swim(?:s|ming)?|glid(?:es?|ing)|hover(?:s|ing)?|travel(?:s|l?ing)?|rid(?:es?|ing)|driv(?:es?|ing)|race[sd]?|racing|cruis(?:es?|ing)|mov(?:es?|ing))\b[^,.;]{0,24}?\b(?:through|among|amongst|amid|amidst|above|over|in|across|into|between|on|high in) (?:(?:the|a|an|some|sea|bank|of|\p{L}+y|white|pink|golden|purple|night|starry|blue|open) )*(?:clouds|sky|skies|heavens)\b/iu,
);

const OVER: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', ...ACROSS]);

/** What may stand on clouds, or gallop over them. */
const ABOVE = sifted(
  /\b(?:(?:high )?above|on top of|over) (?:the|a sea of|a) (?:\p{L}+ )?clouds?\b/iu,
);
const ON_CLOUDS = /^(?:castle|palace|house|temple|hindu-temple|unicorn|horse|pegasus|deer)$/u;

const IN_CLOUDS =
  /\b(?:castle|palace|kingdom|temple|house|cottage)\b(?: (?:floating|hidden|high|up|built))? (?:in|among|amid) the (?:\p{L}+ )?clouds\b|\b(?:floating|flying|hovering) (?:\p{L}+ )?(?:castle|palace|kingdom|temple|house|cottage)\b|\bclouds with an? (?:\p{L}+ )?(?:castle|palace|temple)\b/iu;

/** Ships, whales, castles and trains that fly are among the clouds, wherever else they belong. */
export function inClouds(
  prompt: string,
  setting: Setting,
  { subjects, relations, votes }: Pick<FoundSubjects, 'subjects' | 'relations' | 'votes'>,
): Setting {
  const isNamed = votes.some((vote) => vote.setting === setting && vote.weight >= 2);
  const [first] = subjects;
  const isOnIsland = subjects.some(({ thing }) => thing === 'floating-island');
  if (setting === 'waterfall' && isOnIsland) return 'sky';
  if (IN_CLOUDS.test(prompt) && ON_CLOUDS.test(first?.thing ?? '')) return 'sky';
  if (first === undefined || (isNamed && setting !== 'sky')) return setting;
  const isOnRainbow = relations.some(
    ({ kind, to }) => OVER.has(kind) && subjects[to ?? -1]?.thing === 'rainbow-bridge',
  );
  if (isOnRainbow) return 'sky';
  // What grows on the ground is not up there.
  if (setting === 'sky' && !isNamed && subjects.some(({ thing }) => thing === 'mushroom'))
    return 'forest';
  const isFlyer = mediumOf(first.thing) === 'air';
  const isBorne = (at: number) =>
    relations.some(
      ({ from, kind, to }) =>
        (kind === 'carry' && from === 0 && to === at) || (kind === 'on' && from === at && to === 0),
    );
  const isRooted = subjects.some(
    ({ thing }, at) => at > 0 && mediumOf(thing) === 'scenery' && !isBorne(at),
  );
  if (ABOVE.test(prompt) && ON_CLOUDS.test(first.thing) && !isRooted) return 'sky';
  return ALOFT.test(prompt) && !isFlyer && !isRooted ? 'sky' : setting;
}
