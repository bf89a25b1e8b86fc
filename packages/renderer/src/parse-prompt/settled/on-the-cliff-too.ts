import { mediumOf } from '../../things/media.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Motion, Relation, Setting, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const CLIFF = /^(?:crag|cliff|headland)$/u;
const IN_WATER: ReadonlySet<Motion> = new Set<Motion>(['swim', 'float', 'dive', 'fly']);

/** "A van on a cliff, a couple looks out at the sea": who lives on land and is nowhere else is up there too. */
export function onTheCliffToo<Read extends Cast>(cast: Read, setting: Setting): Read {
  const { subjects, relations } = cast;
  if (setting !== 'sea' && setting !== 'lake') return cast;
  const cliff = relations.find(
    ({ kind, to }) => kind === 'on' && CLIFF.test(subjects[to ?? -1]?.thing ?? ''),
  )?.to;
  if (cliff === undefined || cliff === null) return cast;
  const others = subjects.flatMap(({ thing, motions }, from): Relation[] => {
    const isOfLand = isAnimate(thing) && mediumOf(thing) === 'land' && from !== cliff;
    const isElsewhere = relations.some(
      (one) => (one.from === from || one.to === from) && one.to !== null,
    );
    const isBelow = relations.some(
      ({ from: who, kind }) =>
        who === from && (kind === 'in' || kind === 'below' || kind === 'into'),
    );
    const isWet = motions.some((motion) => IN_WATER.has(motion));
    return isOfLand && !isElsewhere && !isBelow && !isWet ? [{ from, kind: 'on', to: cliff }] : [];
  });
  return others.length === 0 ? cast : { ...cast, relations: [...relations, ...others] };
}
