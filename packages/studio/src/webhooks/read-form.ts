import type { WebhookEvent } from '../../../../src/contract/webhooks.ts';
import { ApiError } from '../api.ts';
import { webhookWords } from '../words/webhooks.ts';

const { errors } = webhookWords.form;
const ID = /^(?!listen$)[a-z0-9][a-z0-9_-]{0,63}$/;
const ID_CHARACTERS_MAX = 40;
const CONTROL = /\p{Cc}/u;

/** What is in the fields. */
export interface Typed {
  readonly url: string;
  /** undefined until somebody has typed one. */
  readonly id: string | undefined;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
}

/** What is wrong, by field. */
export type Wrong = Partial<Record<keyof Typed, string>>;

/** What can be told before anything is sent; whether an address is public, only the service knows. */
export function findWrong(
  { url, id, description, events }: Typed,
  taken: readonly string[],
): Wrong {
  const wrongUrl = wrongUrlOf(url.trim());
  const wrongId = wrongIdOf(id ?? '', taken);
  return {
    ...(wrongUrl === undefined ? {} : { url: wrongUrl }),
    ...(wrongId === undefined ? {} : { id: wrongId }),
    ...(CONTROL.test(description) ? { description: errors.description } : {}),
    ...(events.length === 0 ? { events: errors.events } : {}),
  };
}

function wrongUrlOf(text: string): string | undefined {
  if (!URL.canParse(text)) return errors.whole;
  const { username, password } = new URL(text);
  return username === '' && password === '' ? undefined : errors.login;
}

function wrongIdOf(id: string, taken: readonly string[]): string | undefined {
  if (!ID.test(id)) return errors.id;
  return taken.includes(id) ? errors.taken : undefined;
}

/** The fields that a refusal is about. */
export function refusedFields(error: Error, url: string): Wrong {
  const param = error instanceof ApiError ? error.param : undefined;
  if (param === 'url') return { url: /^https:/i.test(url.trim()) ? errors.url : errors.https };
  if (param === 'id') return { id: errors.id };
  if (param === 'description') return { description: errors.description };
  return param === 'events' ? { events: errors.events } : {};
}

/** A name for an address: that of its host, with a number where it is taken. Empty while there is no host. */
export function suggestId(url: string, taken: readonly string[]): string {
  if (!URL.canParse(url.trim())) return '';
  const { hostname } = new URL(url.trim());
  const name = hostname
    .replace(/^www\./, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, ID_CHARACTERS_MAX);
  if (name === '' || !taken.includes(name)) return name;
  const numbers = Array.from({ length: taken.length }, (_, index) => `${name}-${index + 2}`);
  return numbers.find((one) => !taken.includes(one)) ?? '';
}
