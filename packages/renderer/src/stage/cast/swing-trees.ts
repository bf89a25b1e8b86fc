import type { Draft } from '../draft.ts';

/** Trees that bear a swing, and the colours of their fruit. */
export const SWING_TREE =
  /^(?:(?:deciduous|bare|dead|evergreen|acacia|cherry|apple|orange|lemon|peach|pear|olive|walnut|oak)-tree|tree)$/;

const FRUIT: Readonly<Record<string, string>> = {
  'apple-tree': '#d8343f',
  'orange-tree': '#f5933a',
  'lemon-tree': '#f6d23c',
  'peach-tree': '#f7a072',
  'pear-tree': '#d3cf4d',
};

/** The tree is drawn with the swing on its branch, and with the fruit that it bears. */
export function hangFrom({ subjects }: Draft, swing: number, tree: number): void {
  const [hung, from] = [subjects[swing], subjects[tree]];
  if (hung === undefined || from === undefined) return;
  const fruit = FRUIT[from.thing];
  const colour = fruit ?? hung.colour;
  subjects[swing] = { ...hung, thing: fruit ? 'fruit-swing-tree' : 'swing-tree', colour };
}
