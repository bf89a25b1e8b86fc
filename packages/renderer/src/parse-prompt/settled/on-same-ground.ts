import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** What two can stand on who fight. */
const GROUNDS =
  /bridge$|^(?:crag|cliff|skyscraper|ship|raft|roof|rock|iceberg|rainbow-bridge|log)$/u;

/** With whom somebody fights on a bridge is on it too, as who paints on a cliff, and laundry is hung up beside the line. */
export function onSameGround<Read extends Cast>(cast: Read): Read {
  const { subjects, relations } = cast;
  const thingAt = (at: number | null) => subjects[at ?? -1]?.thing ?? '';
  const others = relations.flatMap(({ from, kind, to }): Relation[] => {
    const isFight = kind === 'at' && subjects[from]?.motions.includes('fight') === true;
    if (to === null) return [];
    const below = relations.find((one) => one.from === to && one.kind === 'on');
    const isAtEasel = thingAt(to) === 'easel' && (kind === 'at' || kind === 'paint');
    if (isAtEasel && below !== undefined && GROUNDS.test(thingAt(below.to)))
      return [{ from, kind: 'on', to: below.to }];
    if (!isFight || !isAnimate(thingAt(to))) return [];
    const ground = relations.find((one) => one.from === from && one.kind === 'on');
    const isPlaced = relations.some((one) => one.from === to && one.to !== null);
    if (ground === undefined || isPlaced || !GROUNDS.test(thingAt(ground.to))) return [];
    return [{ from: to, kind: 'on', to: ground.to }];
  });
  const isHung = ({ from, kind, to }: Relation) =>
    kind === 'on' &&
    thingAt(to) === 'clothesline' &&
    isAnimate(thingAt(from)) &&
    subjects[from]?.motions.includes('reach') === true;
  const wave = subjects.findIndex(({ thing }) => thing === 'wave');
  // It is the waves that crash against the rocks.
  const isCrash = ({ from, kind, to }: Relation) =>
    kind === 'against' && thingAt(from) === 'lighthouse' && thingAt(to) === 'rock' && wave !== -1;
  if (others.length === 0 && !relations.some((one) => isHung(one) || isCrash(one))) return cast;
  return {
    ...cast,
    relations: [
      ...relations.map((one) =>
        isHung(one) ? { ...one, kind: 'at' as const } : isCrash(one) ? { ...one, from: wave } : one,
      ),
      ...others,
    ],
  };
}
