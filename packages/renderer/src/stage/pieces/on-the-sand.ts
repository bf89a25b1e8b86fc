import type { Traits } from '../../icons/traits.ts';
import type { Relation, SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { mediumOf } from '../../things/media.ts';
import type { Thing } from '../../things/thing.ts';
import type { Cast } from '../cast/cast.ts';

const ABOARD: ReadonlySet<string> = new Set(['in', 'ride', 'drive', 'carry']);
const BESIDE: ReadonlySet<string> = new Set([
  'next-to',
  'left',
  'right',
  'in-front-of',
  'behind',
  'at',
  'against',
  'lean',
  'on',
  'under',
]);
const IN_WATER: ReadonlySet<string> = new Set(['swim', 'float', 'dive', 'surf', 'sail', 'drive']);

const isDry = (subject: Subject | undefined): boolean =>
  subject !== undefined &&
  !/^(?:boat|water|air|celestial|scenery)$/u.test(mediumOf(subject.thing) ?? '') &&
  !subject.motions.some((one) => IN_WATER.has(one));

/** Whether a boat lies on the beach, or has something beside it that does. */
function isPulledUp(index: number, { subjects, relations }: Cast): boolean {
  const other = ({ from, to }: Relation) => subjects[(from === index ? to : from) ?? -1];
  return relations.some(
    (one) =>
      (one.from === index && one.kind === 'on' && one.to === null) ||
      ((one.from === index || one.to === index) && BESIDE.has(one.kind) && isDry(other(one))),
  );
}

/** A boat on a beach, with nobody in it, lies on the sand as other things do. */
export function onTheSand<Shown extends { readonly thing: Thing; readonly traits: Traits }>(
  shown: Shown,
  index: number,
  cast: Cast,
  { setting }: SceneDescription,
): Shown {
  const isTaken = cast.relations.some(({ to, kind }) => to === index && ABOARD.has(kind));
  const motions = cast.subjects[index]?.motions ?? [];
  if (setting !== 'beach' || shown.traits.medium !== 'boat' || isTaken) return shown;
  if (motions.some((one) => IN_WATER.has(one)) || !isPulledUp(index, cast)) return shown;
  return {
    ...shown,
    thing: { ...shown.thing, medium: 'object' },
    traits: { ...shown.traits, medium: 'object' },
  };
}
