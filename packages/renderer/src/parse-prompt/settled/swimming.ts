import { isPerson } from '../kinds-of-things.ts';
import type { Relation, Setting, Subject } from '../scene-description.ts';
import { onSand } from './renamed.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** Where what lives in the water is in it. */
const WATERS: ReadonlySet<Setting> = new Set<Setting>([
  'sea',
  'underwater',
  'lake',
  'pond',
  'river',
  'swamp',
  'iceberg',
  'glacier',
  'sea-cliffs',
  'aquarium',
  'beach',
]);
const SWIMMER =
  /^(?:crocodile|turtle|fish|tropical-fish|salmon|shark|whale|spouting-whale|dolphin|manta-ray|octopus|squid|jellyfish|seal|otter|beaver|swan|duck|goose|snake)$/u;

/** "A crocodile gliding through the swamp" swims; only over something do whales fly. */
export function swimming(
  subject: Subject,
  at: number,
  { subjects, relations }: Cast,
  setting: Setting,
): Subject {
  const isOver = relations.some(
    ({ from, kind, to }) => from === at && to !== null && (kind === 'over' || kind === 'above'),
  );
  if (!SWIMMER.test(subject.thing)) return subject;
  if (onSand(subject, setting) !== subject) return onSand(subject, setting);
  // Around somebody who is on land it is one of their dreams.
  const isAloft = relations.some(
    ({ from, kind, to }) =>
      from === at &&
      (kind === 'over' ||
        kind === 'above' ||
        (kind === 'around' && isPerson(subjects[to ?? -1]?.thing ?? ''))),
  );
  if (!WATERS.has(setting) && isAloft)
    return { ...subject, motions: [...subject.motions.filter((one) => one !== 'swim'), 'fly'] };
  if (!WATERS.has(setting) || isOver) return subject;
  // Otters that hold hands do so on their backs.
  const isHeld = relations.some(({ from, kind }) => from === at && kind === 'hand-in-hand');
  if (isHeld && subject.thing === 'otter') return { ...subject, motions: ['float'] };
  const leaps = /^(?:dolphin|orca)$/u.test(subject.thing) ? ('jump' as const) : ('swim' as const);
  const motions = subject.motions.map((motion) =>
    motion === 'fly' ? ('swim' as const) : motion === 'run' ? leaps : motion,
  );
  return { ...subject, motions };
}

const TREE = /tree$|willow|birch|palm/u;

/** Trees that somebody swims under are on the far bank. */
export function isPastTree(
  { from, kind, to }: Relation,
  subjects: readonly Subject[],
  setting: Setting,
): boolean {
  const isUnder = kind === 'under' && to !== null && TREE.test(subjects[to]?.thing ?? '');
  const isAfloat =
    subjects[from]?.motions.some((one) => one === 'swim' || one === 'float') === true;
  return isUnder && isAfloat && WATERS.has(setting);
}
