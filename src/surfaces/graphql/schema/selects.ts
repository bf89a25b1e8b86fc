import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether a query selects the field at this path below the one that is resolved, fragments included. */
export function selects(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[],
): boolean {
  function isIn(
    selections: SelectionSetNode | undefined,
    [name, ...rest]: readonly string[],
  ): boolean {
    if (name === undefined) return true;
    return (selections?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) {
        return selection.name.value === name && isIn(selection.selectionSet, rest);
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet;
      return isIn(inner, [name, ...rest]);
    });
  }
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet, path));
}
