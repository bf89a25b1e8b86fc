import type { SignIn } from '../../../domain/accounts/index.ts';
import { html } from '../page/html.ts';
import type { Onward, Page, PageBinding, Visit } from '../page/page.ts';
import { localPath } from '../page/return-to.ts';

/** What a mail is about, and what happens next; the same whether the address is known or not. */
const NEXT: Readonly<Record<string, string>> = {
  'sign-up':
    'A message is on its way to you. Follow the link in it to confirm your address; that signs you in.',
  link: 'A message is on its way to you. Follow the link in it to sign in. It works once, for five minutes.',
  reset:
    'If there is an account with this address, a message is on its way to you. Follow the link in it to choose a new password. It works once, for one hour.',
};

/** Where links in mails and third parties lead: the paths of the sign-in library that we open. */
const LINKS = [
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
      answer: async ({ fields }) => checkYourMailPage(fields.typed('for')),
    },
    // Where the library leads when it does not even know whose sign-in failed.
    {
      method: 'GET',
      path: '/auth/error',
      access: 'anyone',
      answer: async () => ({ location: '/sign-in?error=third-party' }),
    },
    ...LINKS.map(
      (path): PageBinding => ({
        method: 'GET',
        path,
        access: 'anyone',
        answer: (visit) => followed(signIn, visit),
      }),
    ),
  ];
}

async function followed(signIn: SignIn, visit: Visit): Promise<Onward> {
  const { url, method, cookies, visitor } = visit;
  // Mail programs look at links with HEAD, which must not use them up.
  if (method === 'HEAD') return { location: '/sign-in' };
  const headers = new Headers({ 'user-agent': visitor.userAgent });
  if (cookies !== undefined) headers.set('cookie', cookies);
  const passage = await signIn.followLink(withLocalEnds(url), headers);
  return { location: withError(localPath(passage.location)), cookies: passage.cookies };
}

/** Where a link ends stands in its query, which anybody can change. */
function withLocalEnds(url: string): string {
  const [path = '', query] = url.split('?');
  const fields = new URLSearchParams(query);
  for (const name of ['callbackURL', 'newUserCallbackURL', 'errorCallbackURL']) {
    const end = fields.get(name);
    if (end !== null) fields.set(name, localPath(end));
  }
  return `${path}?${fields}`;
}

/** The library puts the error on the page that would have come next, which may need a session. */
function withError(location: string): string {
  const [path, query] = location.split('?');
  const error = new URLSearchParams(query).get('error');
  if (error === null || path === '/reset-password') return location;
  return `/sign-in?${new URLSearchParams({ error })}`;
}

function checkYourMailPage(about: string): Page {
  const next = Object.hasOwn(NEXT, about) ? NEXT[about] : undefined;
  return {
    title: 'Check your mail',
    main: html`<div class="card narrow">
<h1>Check your mail</h1>
<p class="lead">${next ?? 'A message is on its way to you. Follow the link in it.'}</p>
<details><summary>Nothing there?</summary>
<ul>
<li>It can take a minute.</li>
<li>Look among the unwanted mail.</li>
<li>Check the address for a typing mistake, and try again.</li>
</ul></details>
<p class="aside"><a href="/sign-in">Back to sign in</a></p>
</div>`,
  };
}
