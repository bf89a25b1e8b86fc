import { plainSubject } from '../../parse-prompt/description/plain-subject.ts';
import type { Motion, RelationKind } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';

const ALOFT: ReadonlySet<Motion> = new Set<Motion>(['fly', 'float', 'rise', 'launch']);
/** How who is lifted is told to be with the balloons. */
const WITH: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'ride',
  'under',
  'hold',
  'next-to',
  'at',
]);
const LIFTING: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'carry', 'pull']);

/** What is larger than this takes more of them. */
const HEAVY_METRES = 2.5;

const isBalloon = (thing: string | undefined) => thing === 'balloon' || thing === 'balloon-bunch';

/** Who is lifted by balloons hangs in the air below a whole bunch of them. */
export function liftByBalloons({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    if (to === null) continue;
    const isLifting = isBalloon(subjects[from]?.thing) && LIFTING.has(kind);
    const isLifted =
      isBalloon(subjects[to]?.thing) &&
      WITH.has(kind) &&
      subjects[from]?.motions.some((motion) => ALOFT.has(motion)) === true;
    if (!isLifting && !isLifted) continue;
    const [load, bunch] = isLifting ? [to, from] : [from, to];
    const [who, balloons] = [subjects[load], subjects[bunch]];
    if (who === undefined || balloons === undefined || isBalloon(who.thing)) continue;
    const isHeavy = (thingOf(who.thing)?.metres ?? 1) > HEAVY_METRES;
    const size = isHeavy ? 'giant' : 'big';
    subjects[load] = { ...who, motions: ['rise'] };
    subjects[bunch] = { ...plainSubject('lifting-balloons'), colour: balloons.colour, size };
    relations[at] = { from: bunch, kind: 'on', to: load };
    const rest = relations.filter((one) => one.from !== bunch || one.to === load);
    relations.splice(0, relations.length, ...rest);
    return;
  }
}
