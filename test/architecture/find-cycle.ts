/** A way from a node back to itself, or null when there is none. */
export function findCycle(
  edges: readonly { readonly from: string; readonly to: string }[],
): readonly string[] | null {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const path: string[] = [];

  function visit(node: string): readonly string[] | null {
    const at = path.indexOf(node);
    if (at >= 0) return [...path.slice(at), node];
    if (done.has(node)) return null;
    path.push(node);
    for (const { to } of targets.get(node) ?? []) {
      const cycle = visit(to);
      if (cycle !== null) return cycle;
    }
    path.pop();
    done.add(node);
    return null;
  }

  for (const node of targets.keys()) {
    const cycle = visit(node);
    if (cycle !== null) return cycle;
  }
  return null;
}
