import { Refusal } from '../../domain/refusal.ts';
import { type ErrorView, toEnvelope, toErrorResource } from './errors.ts';
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
  return inForm(UNKNOWN_ENDPOINT, {}, (refusal, view) => {
    const error = toErrorResource(refusal, view);
    return { error: { ...error, message: error.message.replace(PATH, () => shownPath(path)) } };
  });
}

const PATH = '{path}';
/** Made once: to make one takes longer than to find out that there is no such path. */
const UNKNOWN_ENDPOINT = new Refusal('unknown_endpoint', `There is no endpoint at ${PATH}.`);

function shownPath(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
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
