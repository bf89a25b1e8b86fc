import { Refusal } from '../../domain/refusal.ts';
import type { VerbTable } from './route.ts';

interface Unmatched {
  readonly method: string;
  /** As it was asked for. */
  readonly path: string;
  /** As the router saw it, where the host has a prefix. */
  readonly routed?: string;
}

/** Why no route took the request: the path exists for other verbs, or it does not exist. */
export function refusalForUnmatched(
  verbs: VerbTable,
  { method, path, routed = path }: Unmatched,
): { refusal: Refusal; headers: Readonly<Record<string, string>> } {
  const working = verbs.verbsAt(decoded(routed));
  if (working !== undefined) {
    return {
      refusal: new Refusal(
        { code: 'method_not_allowed', allowed: working },
        `${method} does not work here. Verbs that work: ${working.join(', ')}.`,
      ),
      headers: { allow: working.join(', ') },
    };
  }
  const shown = path.length > 100 ? `${path.slice(0, 100)}…` : path;
  return {
    refusal: new Refusal('unknown_endpoint', `There is no endpoint at ${shown}.`),
    headers: {},
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
