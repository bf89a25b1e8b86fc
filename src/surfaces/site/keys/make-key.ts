import { operations } from '../../../contract/operations/index.ts';
import type { ApiKeyResource } from '../../../contract/resources/account.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { Counters } from '../../../platform/counters.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Fields } from '../page/fields.ts';
import { type Problem, submitForm } from '../page/form.ts';
import { consumeFormToken } from '../page/form-token.ts';
import type { Page, Redirect, SignedInPageRequest } from '../page/page.ts';
import { newKeyPage, type TypedKey } from './views.ts';
import { FIELD_MESSAGES } from './words.ts';

export interface KeysOptions {
  readonly invoke: Invoke;
  readonly counters: Counters;
  readonly baseUrl: string;
}

/** Where the form stands. */
interface FormPage {
  /** Whether a program asked for the key. */
  readonly isRequested: boolean;
  showAgain(typed: TypedKey, problem: Problem): Promise<Page>;
}

/** Newest first. */
export async function listKeys(
  { invoke }: Pick<KeysOptions, 'invoke'>,
  session: SessionCaller,
): Promise<readonly ApiKeyResource[]> {
  return (await invoke('keys.list', {}, session)).keys;
}

/** Makes a key of a form, and shows it once. */
export function makeKey(
  options: KeysOptions,
  { fields, session }: SignedInPageRequest,
  { isRequested, showAgain }: FormPage,
): Promise<Redirect | Page> {
  const { invoke, counters, baseUrl } = options;
  return submitForm({
    fieldMessages: FIELD_MESSAGES,
    findInvalidFields: () => findInvalidFields(readKeyInput(fields)),
    submit: async () => {
      const newestId = (await listKeys(options, session))[0]?.id;
      const token = fields.typed('once');
      await consumeFormToken(counters, { accountId: session.account.id, token, newestId });
      const { key, secret } = await invoke('keys.create', readKeyInput(fields), session);
      return newKeyPage({ key, secret, baseUrl, isRequested });
    },
    showAgain: (problem) => showAgain(readTyped(fields), problem),
  });
}

function readKeyInput(fields: Fields) {
  const ceiling = fields.typed('daily_ceiling').trim();
  return {
    name: fields.text('name'),
    permissions: fields.list('permissions'),
    daily_ceiling: ceiling === '' ? null : /^\d{1,7}$/.test(ceiling) ? Number(ceiling) : ceiling,
  };
}

function findInvalidFields(input: unknown): readonly string[] {
  const { error } = operations['keys.create'].input.safeParse(input);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

function readTyped(fields: Fields): TypedKey {
  return {
    name: fields.typed('name'),
    permissions: fields.list('permissions'),
    dailyCeiling: fields.typed('daily_ceiling'),
  };
}
