import { address, type Kind, text } from './kinds.ts';

/** An environment variable. */
export interface Setting<Value> {
  readonly group: string;
  readonly meaning: string;
  readonly kind: Kind<Value>;
  /** The text that is read when the variable is not set; null when nothing takes its place. */
  readonly fallback: string | null;
  /** How documentation shows a default that depends on other variables. */
  readonly fallbackInWords?: string;
  /** Never printed. */
  readonly secret?: true;
}

export function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition;
}

export function providerKey(provider: string): Setting<string> {
  return setting({
    group: 'Model providers',
    meaning: `API key of ${provider}. Its models are available when it is set.`,
    kind: text(),
    fallback: null,
    secret: true,
  });
}

export function providerAddress(provider: string, usual: string): Setting<string> {
  return setting({
    group: 'Model providers',
    meaning: `Address of the API of ${provider}, for a proxy or another region.`,
    kind: address('http', 'https'),
    fallback: usual,
  });
}

export function comfyuiWorkflow(type: 'video' | 'image'): Setting<string> {
  return setting({
    group: 'Model providers',
    meaning: `Your own ${type} workflow for ComfyUI, exported in API format; see \`docs/providers.md\`.`,
    kind: text('a file'),
    fallback: null,
    fallbackInWords: 'one that ships with us',
  });
}

export function signInClient(party: string, part: 'id' | 'secret'): Setting<string> {
  return setting({
    group: 'People',
    meaning: `Client ${part} of this service at ${party}, for signing in with it.`,
    kind: text(),
    fallback: null,
    ...(part === 'secret' ? { secret: true } : {}),
  });
}
