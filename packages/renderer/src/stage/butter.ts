import type { Draft } from './draft.ts';

/** The butter of pancakes is drawn with them. */
export function putButterOn({ subjects }: Draft): void {
  const at = subjects.findIndex(({ thing }) => thing === 'butter');
  const butter = subjects[at];
  const isServed = subjects.some(({ thing }) => thing === 'pancakes');
  if (butter !== undefined && isServed) subjects[at] = { ...butter, count: 0 };
}
