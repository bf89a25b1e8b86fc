import { KEY_REQUEST_PATH } from '../../../contract/key-request.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Problem } from '../page/form.ts';
import { createFormToken } from '../page/form-token.ts';
import type { Page, PageBinding } from '../page/page.ts';
import { type KeyRequest, readKeyRequest } from './key-request.ts';
import { type KeysOptions, listKeys, makeKey } from './make-key.ts';
import { keyRequestPage } from './request-view.ts';

/** A form for a key that a program filled in for its person. */
export function keyRequestPages(options: KeysOptions): readonly PageBinding[] {
  async function show(
    session: SessionCaller,
    request: KeyRequest & { readonly problem: Problem | null },
  ): Promise<Page> {
    const keys = await listKeys(options, session);
    const { balance, held } = session.account;
    return keyRequestPage({
      ...request,
      path: KEY_REQUEST_PATH,
      formToken: createFormToken(keys[0]?.id),
      activeKeys: keys.filter((key) => key.revoked_at === null).length,
      creditsLeft: balance - held,
    });
  }

  return [
    {
      method: 'GET',
      path: KEY_REQUEST_PATH,
      access: 'session',
      handle: ({ fields, session }) => show(session, { ...readKeyRequest(fields), problem: null }),
    },
    {
      method: 'POST',
      path: KEY_REQUEST_PATH,
      access: 'session',
      handle: (request) =>
        makeKey(options, request, {
          isRequested: true,
          showAgain: (typed, problem) =>
            show(request.session, { typed, financial: [], leftOut: [], problem }),
        }),
    },
  ];
}
