import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';
import { FLOWER } from '../../things/plants/flower-names.ts';
import { add, type Draft } from '../draft.ts';

/** Where nothing grows out of the floor. */
const PAVED: ReadonlySet<Setting> = new Set<Setting>([
  'balcony',
  'terrace',
  'rooftops',
  'room',
  'kitchen',
  'office',
  'classroom',
  'window-seat',
  'ship-deck',
]);
const GROWS = new RegExp(`^(?:${FLOWER}|blossom|white-flower|sunflower|tulip|rose|herb|seedling)$`);

/** What is watered on a balcony or in a room grows in pots. */
export function potPlants(draft: Draft, { setting }: SceneDescription): void {
  if (!PAVED.has(setting)) return;
  const { subjects, relations } = draft;
  const watered = new Set(
    relations.flatMap(({ kind, to }) => (kind === 'water' && to !== null ? [to] : [])),
  );
  for (const at of watered) {
    const plant = subjects[at];
    if (plant === undefined || !GROWS.test(plant.thing)) continue;
    if (relations.some(({ from, kind, to }) => from === at && kind === 'in' && to !== null))
      continue;
    const pot = add(draft, 'flower-pot', { count: plant.count });
    relations.push({ from: at, kind: 'in', to: pot });
  }
}
