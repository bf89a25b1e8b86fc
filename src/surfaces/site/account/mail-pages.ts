import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Fields } from '../page/fields.ts';
import type { PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { localPath } from '../page/return-to.ts';
import { checkMailPage } from './check-mail-view.ts';
import { oneTimeLinkPage } from './one-time-link-view.ts';
import { ONE_TIME_LINKS } from './words.ts';

/** Paths of the sign-in library that are followed at once; neither uses a link of a mail up. */
const LINK_PATHS = ['/auth/reset-password/{token}', '/auth/callback/{id}'] as const;

/** Paths of the sign-in library that use a link of a mail up. */
const ONE_TIME_PATHS = ['/auth/verify-email', '/auth/magic-link/verify'] as const;

const CALLBACKS = ['callbackURL', 'newUserCallbackURL', 'errorCallbackURL'];

export function mailPages(signIn: SignIn): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/check-your-mail',
      access: 'anyone',
      handle: async ({ fields }) =>
        checkMailPage({
          mail: fields.typed('for'),
          returnTo: localPath(fields.typed('returnTo')),
        }),
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
        handle: (request) => followLink(signIn, request.url, request),
      }),
    ),
    ...ONE_TIME_PATHS.flatMap((path) => oneTimeLink(signIn, path)),
  ];
}

/** Mail scanners and previews of chats open every link, so only the button of its page uses one up. */
function oneTimeLink(
  signIn: SignIn,
  path: (typeof ONE_TIME_PATHS)[number],
): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path,
      access: 'anyone',
      handle: async ({ fields }) =>
        oneTimeLinkPage({ path, fields: readLink(fields), ...ONE_TIME_LINKS[path] }),
    },
    {
      method: 'POST',
      path,
      access: 'anyone',
      handle: (request) => {
        const query = new URLSearchParams([...readLink(request.fields)]);
        return followLink(signIn, `${path}?${query}`, request);
      },
    },
  ];
}

/** What a link says; its callbacks are checked when it is followed. */
function readLink(fields: Fields): ReadonlyMap<string, string> {
  const named = ['token', ...CALLBACKS].map((name) => [name, fields.typed(name)] as const);
  return new Map(named.filter(([, value]) => value !== ''));
}

async function followLink(
  signIn: SignIn,
  url: string,
  { method, cookies, client }: PageRequest,
): Promise<Redirect> {
  // Programs check links with HEAD, which must change nothing.
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
  for (const name of CALLBACKS) {
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
