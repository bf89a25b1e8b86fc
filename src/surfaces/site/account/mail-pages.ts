import type { SignIn } from '../../../domain/accounts/index.ts';
import type { PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { localPath } from '../page/return-to.ts';
import { checkMailPage } from './check-mail-view.ts';

/** Paths of the sign-in library that mails and third parties link to. */
const LINK_PATHS = [
  '/auth/verify-email',
  '/auth/magic-link/verify',
  '/auth/reset-password/{token}',
  '/auth/callback/{id}',
] as const;

export function mailPages(signIn: SignIn): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/check-your-mail',
      access: 'anyone',
      handle: async ({ fields }) => checkMailPage(fields.typed('for')),
    },
    // The library redirects here when it cannot tell which sign-in failed.
    {
      method: 'GET',
      path: '/auth/error',
      access: 'anyone',
      handle: async () => ({ location: '/sign-in?error=third-party' }),
    },
    ...LINK_PATHS.map(
      (path): PageBinding => ({
        method: 'GET',
        path,
        access: 'anyone',
        handle: (request) => followLink(signIn, request),
      }),
    ),
  ];
}

async function followLink(signIn: SignIn, request: PageRequest): Promise<Redirect> {
  const { url, method, cookies, client } = request;
  // Mail programs check links with HEAD, which must not use them up.
  if (method === 'HEAD') return { location: '/sign-in' };
  const headers = new Headers({ 'user-agent': client.userAgent });
  if (cookies !== undefined) headers.set('cookie', cookies);
  const redirect = await signIn.followLink(withLocalCallbacks(url), headers);
  return { ...redirect, location: signInPageOnError(localPath(redirect.location)) };
}

/** Anybody can change the query of a link, so its callbacks must be paths of ours. */
function withLocalCallbacks(url: string): string {
  const [path = '', query] = url.split('?');
  const fields = new URLSearchParams(query);
  for (const name of ['callbackURL', 'newUserCallbackURL', 'errorCallbackURL']) {
    const callback = fields.get(name);
    if (callback !== null) fields.set(name, localPath(callback));
  }
  return `${path}?${fields}`;
}

/** The library adds an error to the page that would have been next, which may need a session. */
function signInPageOnError(location: string): string {
  const [path, query] = location.split('?');
  const error = new URLSearchParams(query).get('error');
  if (error === null || path === '/reset-password') return location;
  return `/sign-in?${new URLSearchParams({ error })}`;
}
