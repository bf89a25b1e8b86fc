import { operations } from '../../../contract/operations/index.ts';
import type { ApiKeyResource } from '../../../contract/resources/account.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Counters } from '../../../platform/counters.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Fields } from '../page/fields.ts';
import { submitForm } from '../page/form.ts';
import { consumeFormToken, createFormToken } from '../page/form-token.ts';
import type { Page, PageBinding, Redirect, SignedInPageRequest } from '../page/page.ts';
import { HOME } from '../page/return-to.ts';
import { type KeysView, keysPage, newKeyPage, revokePage } from './views.ts';
import { FIELD_MESSAGES, KEY_REVOKED } from './words.ts';

interface KeysOptions {
  readonly invoke: Invoke;
  readonly counters: Counters;
  readonly baseUrl: string;
}

const NOTHING_TYPED: KeysView['typed'] = { name: '', permissions: [], dailyCeiling: '' };

export function keysPages({ invoke, counters, baseUrl }: KeysOptions): readonly PageBinding[] {
  const listKeys = async (session: SessionCaller) => (await invoke('keys.list', {}, session)).keys;

  async function show(session: SessionCaller, view: Partial<KeysView>): Promise<Page> {
    const keys = await listKeys(session);
    const formToken = createFormToken(keys[0]?.id);
    return keysPage({
      keys,
      formToken,
      typed: NOTHING_TYPED,
      notice: null,
      problem: null,
      ...view,
    });
  }

  async function create({ fields, session }: SignedInPageRequest): Promise<Redirect | Page> {
    return submitForm({
      fieldMessages: FIELD_MESSAGES,
      findInvalidFields: () => findInvalidFields(readKeyInput(fields)),
      submit: async () => {
        const newestId = (await listKeys(session))[0]?.id;
        const token = fields.typed('once');
        await consumeFormToken(counters, { accountId: session.account.id, token, newestId });
        const { key, secret } = await invoke('keys.create', readKeyInput(fields), session);
        return newKeyPage({ key, secret, baseUrl });
      },
      showAgain: (problem) => show(session, { typed: readTyped(fields), problem }),
    });
  }

  async function findKey({ parameters, session }: SignedInPageRequest): Promise<ApiKeyResource> {
    const id = parameters.text('id');
    const key = (await listKeys(session)).find((candidate) => candidate.id === id);
    if (key === undefined) throw new Refusal('not_found', 'There is no such key.');
    return key;
  }

  async function revoke({ parameters, session }: SignedInPageRequest): Promise<Redirect> {
    await invoke('keys.revoke', { id: parameters.text('id') }, session);
    return { location: `${HOME}?notice=revoked` };
  }

  return [
    {
      method: 'GET',
      path: '/keys',
      access: 'session',
      handle: ({ fields, session }) =>
        show(session, { notice: fields.typed('notice') === 'revoked' ? KEY_REVOKED : null }),
    },
    { method: 'POST', path: '/keys', access: 'session', handle: create },
    {
      method: 'GET',
      path: '/keys/{id}/revoke',
      access: 'session',
      handle: async (request) => revokePage(await findKey(request)),
    },
    { method: 'POST', path: '/keys/{id}/revoke', access: 'session', handle: revoke },
  ];
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

function readTyped(fields: Fields): KeysView['typed'] {
  return {
    name: fields.typed('name'),
    permissions: fields.list('permissions'),
    dailyCeiling: fields.typed('daily_ceiling'),
  };
}
