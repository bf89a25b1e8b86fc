import type { Motion, RelationKind } from '../../parse-prompt/scene-description.ts';
import { mediumOf } from '../../things/media.ts';
import type { Draft } from '../draft.ts';

const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'ride', 'drive']);
const GOING: ReadonlySet<Motion> = new Set<Motion>(['fly', 'drive', 'walk', 'float']);
const PAST: ReadonlySet<RelationKind> = new Set<RelationKind>(['across', 'over', 'through']);
const FLOWN =
  /^(?:rug|carpet|sleigh|sled|bathtub|bed|sofa|armchair|umbrella|paper-airplane|leaf|cloud|pencil|book)$/;

/** One gets on it in order to fly. */
const BROOM = 'broomstick';

/**
 * Who flies in or on something that does not do so by itself makes it fly: a carpet, a sleigh, a bathtub. Whoever is on a
 * broomstick flies anyway, before the moon if it is named.
 */
export function takeOff({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, what] = [subjects[from], subjects[to ?? -1]];
    if (to === null || who === undefined || what === undefined || !ABOARD.has(kind)) continue;
    const isFlown = FLOWN.test(what.thing) || mediumOf(what.thing) === 'boat';
    if (what.thing !== BROOM && !(who.motions.includes('fly') && isFlown)) continue;
    subjects[from] = { ...who, motions: who.motions.filter((motion) => !GOING.has(motion)) };
    subjects[to] = { ...what, motions: ['fly'] };
    for (const [at, other] of relations.entries()) {
      const isMoon = mediumOf(subjects[other.to ?? -1]?.thing ?? '') === 'celestial';
      if (other.from === from && isMoon && PAST.has(other.kind))
        relations[at] = { ...other, kind: 'in-front-of' };
    }
  }
}
