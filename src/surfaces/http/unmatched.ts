import { Refusal } from '../../domain/refusal.ts';
import { type ErrorView, toEnvelope } from './errors.ts';
import type { VerbTable, WrongVerbBody } from './route.ts';

interface Unmatched {
  readonly method: string;
  /** As it was asked for. */
  readonly path: string;
  /** As the router saw it, where the host has a prefix. */
  readonly routed?: string;
}

/** A refusal with the headers and the body that it is sent with. */
export interface RefusalToSend {
  readonly refusal: Refusal;
  readonly headers: Readonly<Record<string, string>>;
  body(view: ErrorView): object;
}

/** Why no route took the request: the path exists for other verbs, or it does not exist. */
export function refusalForUnmatched(
  verbs: VerbTable,
  { method, path, routed = path }: Unmatched,
): RefusalToSend {
  const place = verbs.at(decoded(routed));
  if (place !== undefined) {
    const { verbs: allowed, wrongVerbBody } = place;
    const shown = allowed.join(', ');
    const refusal = new Refusal(
      { code: 'method_not_allowed', allowed },
      `${method} does not work here. Verbs that work: ${shown}.`,
    );
    return inForm(refusal, { allow: shown }, wrongVerbBody);
  }
  const shown = path.length > 100 ? `${path.slice(0, 100)}…` : path;
  return inForm(new Refusal('unknown_endpoint', `There is no endpoint at ${shown}.`));
}

export function inForm(
  refusal: Refusal,
  headers: RefusalToSend['headers'] = {},
  form: WrongVerbBody = toEnvelope,
): RefusalToSend {
  return { refusal, headers, body: (view) => form(refusal, view) };
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
