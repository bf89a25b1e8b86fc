import { operations } from '../../../contract/operations.ts';
import type { ApiKeyResource } from '../../../contract/resources/account.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Counters } from '../../../platform/counters.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Fields } from '../page/fields.ts';
import { tryForm } from '../page/form.ts';
import { freshValue, useOnce } from '../page/form-token.ts';
import type { Onward, Page, PageBinding, SignedInVisit } from '../page/page.ts';
import { HOME } from '../page/return-to.ts';
import { type KeysView, keysPage, newKeyPage, revokePage } from './views.ts';

interface KeysOptions {
  readonly invoke: Invoke;
  readonly counters: Counters;
  readonly baseUrl: string;
}

const KEY_WORDS = {
  name: 'Give the key a name, in at most 80 characters.',
  permissions: 'Choose at least one permission.',
  daily_ceiling: 'Enter a whole number from 1 to 1,000,000, or leave it empty.',
};

const EMPTY: KeysView['typed'] = { name: '', permissions: [], dailyCeiling: '' };

export function keysPages({ invoke, counters, baseUrl }: KeysOptions): readonly PageBinding[] {
  const keysOf = async (session: SessionCaller) => (await invoke('keys.list', {}, session)).keys;

  async function show(session: SessionCaller, view: Partial<KeysView>): Promise<Page> {
    const keys = await keysOf(session);
    const once = freshValue(keys[0]?.id);
    return keysPage({ keys, once, typed: EMPTY, notice: null, problem: null, ...view });
  }

  async function create({ fields, session }: SignedInVisit): Promise<Onward | Page> {
    return tryForm({
      words: KEY_WORDS,
      wrongFields: () => wrongFieldsOf(keyInput(fields)),
      step: async () => {
        const newest = (await keysOf(session))[0]?.id;
        const owner = session.account.id;
        await useOnce(counters, { owner, value: fields.typed('once'), newest });
        const { key, secret } = await invoke('keys.create', keyInput(fields), session);
        return newKeyPage({ key, secret, baseUrl });
      },
      showAgain: (problem) => show(session, { typed: typedKey(fields), problem }),
    });
  }

  async function keyAt({ parameters, session }: SignedInVisit): Promise<ApiKeyResource> {
    const id = parameters.text('id');
    const key = (await keysOf(session)).find((candidate) => candidate.id === id);
    if (key === undefined) throw new Refusal('not_found', 'There is no such key.');
    return key;
  }

  return [
    {
      method: 'GET',
      path: '/keys',
      access: 'session',
      answer: ({ fields, session }) =>
        show(session, {
          notice:
            fields.typed('notice') === 'revoked'
              ? 'The key is revoked. It opens nothing any more.'
              : null,
        }),
    },
    { method: 'POST', path: '/keys', access: 'session', answer: create },
    {
      method: 'GET',
      path: '/keys/{id}/revoke',
      access: 'session',
      answer: async (visit) => revokePage(await keyAt(visit)),
    },
    {
      method: 'POST',
      path: '/keys/{id}/revoke',
      access: 'session',
      answer: async ({ parameters, session }) => {
        await invoke('keys.revoke', { id: parameters.text('id') }, session);
        return { location: `${HOME}?notice=revoked` };
      },
    },
  ];
}

function keyInput(fields: Fields) {
  const ceiling = fields.typed('daily_ceiling').trim();
  return {
    name: fields.text('name'),
    permissions: fields.list('permissions'),
    daily_ceiling: ceiling === '' ? null : /^\d{1,7}$/.test(ceiling) ? Number(ceiling) : ceiling,
  };
}

function wrongFieldsOf(input: unknown): readonly string[] {
  const { error } = operations['keys.create'].input.safeParse(input);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

function typedKey(fields: Fields): KeysView['typed'] {
  return {
    name: fields.typed('name'),
    permissions: fields.list('permissions'),
    dailyCeiling: fields.typed('daily_ceiling'),
  };
}
