import type { ApiKeyResource } from '../../../contract/resources/account.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { SessionCaller } from '../../http/index.ts';
import { createFormToken } from '../page/form-token.ts';
import type { Page, PageBinding, Redirect, SignedInPageRequest } from '../page/page.ts';
import { type KeysOptions, listKeys, makeKey } from './make-key.ts';
import { type KeysView, keysPage, revokePage, type TypedKey } from './views.ts';
import { KEY_REVOKED } from './words.ts';

const NOTHING_TYPED: TypedKey = { name: '', permissions: [], dailyCeiling: '' };

export function keysPages(options: KeysOptions): readonly PageBinding[] {
  async function show(session: SessionCaller, view: Partial<KeysView>): Promise<Page> {
    const keys = await listKeys(options, session);
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

  async function findKey({ parameters, session }: SignedInPageRequest): Promise<ApiKeyResource> {
    const id = parameters.text('id');
    const key = (await listKeys(options, session)).find((candidate) => candidate.id === id);
    if (key === undefined) throw new Refusal('not_found', 'There is no such key.');
    return key;
  }

  async function revoke({ parameters, session }: SignedInPageRequest): Promise<Redirect> {
    await options.invoke('keys.revoke', { id: parameters.text('id') }, session);
    return { location: '/keys?notice=revoked' };
  }

  return [
    {
      method: 'GET',
      path: '/keys',
      access: 'session',
      handle: async ({ fields, session }) => {
        const notice = fields.typed('notice') === 'revoked' ? KEY_REVOKED : null;
        return { ...(await show(session, { notice })), isApp: true };
      },
    },
    {
      method: 'POST',
      path: '/keys',
      access: 'session',
      handle: (request) =>
        makeKey(options, request, {
          isRequested: false,
          showAgain: (typed, problem) => show(request.session, { typed, problem }),
        }),
    },
    {
      method: 'GET',
      path: '/keys/{id}/revoke',
      access: 'session',
      handle: async (request) => revokePage(await findKey(request)),
    },
    { method: 'POST', path: '/keys/{id}/revoke', access: 'session', handle: revoke },
  ];
}
