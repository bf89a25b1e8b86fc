import type { Setting } from '../description/settings.ts';
import type { RelationKind, SceneDescription } from '../scene-description.ts';

/** Where one sees as far as to a mountain. */
const OPEN: ReadonlySet<Setting> = new Set<Setting>([
  'lake',
  'pond',
  'meadow',
  'mountains',
  'village',
  'railway',
  'garden',
  'park',
  'river',
  'sea',
  'beach',
  'farm',
  'road',
  'harbour',
  'snow',
  'rice-terraces',
  'campsite',
]);

const ON_IT: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'out-of', 'cross']);

/** Whether Mount Fuji stands behind the place; who climbs it is on it. */
export function isFujiBehind({
  subjects,
  relations,
  setting,
  ad,
  fromAbove,
}: Pick<SceneDescription, 'subjects' | 'relations' | 'setting' | 'ad' | 'fromAbove'>): boolean {
  const at = subjects.findIndex(({ thing }) => thing === 'mount-fuji');
  if (at === -1 || ad !== null || fromAbove !== undefined || !OPEN.has(setting)) return false;
  const isClimbed = subjects.some(({ motions }) => motions.includes('climb'));
  return !isClimbed && !relations.some(({ kind, to }) => to === at && ON_IT.has(kind));
}
