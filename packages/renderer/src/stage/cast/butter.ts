import type { Draft } from '../draft.ts';

/** The butter of pancakes and of toast is drawn with them. */
export function putButterOn({ subjects }: Draft): void {
  const at = subjects.findIndex(({ thing }) => thing === 'butter');
  const butter = subjects[at];
  const isServed = subjects.some(({ thing }) => thing === 'pancakes');
  const toast = subjects.findIndex(({ thing }) => thing === 'toast');
  const slice = subjects[toast];
  if (butter !== undefined && (isServed || slice !== undefined))
    subjects[at] = { ...butter, count: 0 };
  if (butter !== undefined && slice !== undefined)
    subjects[toast] = { ...slice, thing: 'buttered-toast', states: [] };
}
