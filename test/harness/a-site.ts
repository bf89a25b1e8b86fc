import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Answer, aService, type TestService } from './a-service.ts';
import { aTemporaryFolder } from './a-temporary-folder.ts';
import { noteSecretsIn } from './checked-log.ts';
import { until } from './wait.ts';

/** A list is a field that is sent several times. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Somebody with a cookie jar and no browser. */
export interface Visitor {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Sends a form as a page of ours would. */
  post(path: string, fields?: Fields, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Opens a link that works once, and presses the only button of its page. */
  follow(path: string): Promise<Answer>;
  /** Calls a JSON endpoint as a page of ours would. */
  json(method: string, path: string, body?: unknown): Promise<Answer>;
  cookies(): string;
}

interface Member extends Visitor {
  readonly email: string;
  /** What the sign-in form asks for. */
  readonly credentials: { readonly email: string; readonly password: string };
}

export interface Site {
  readonly service: TestService;
  /** Where it keeps files. */
  readonly dataDir: string;
  /** What browsers call our origin. */
  readonly origin: string;
  aVisitor(): Visitor;
  /** Somebody who has signed up, confirmed the address and is signed in. */
  aMember(): Promise<Member>;
  /** The link in the newest unread mail to an address, without our origin. */
  linkTo(address: string, subject: RegExp): Promise<string>;
  /** How many mails were written. */
  mails(): Promise<number>;
  /** Every mail to an address, oldest first. */
  mailsTo(address: string): Promise<readonly { subject: string; text: string }[]>;
}

/** The service with its mail in a folder that the test reads. */
export async function aSite(
  environment: Readonly<Record<string, string>> = {},
  options: Omit<Parameters<typeof aService>[0] & object, 'environment'> = {},
): Promise<Site> {
  const dataDir = await aTemporaryFolder();
  const origin = environment['BASE_URL'] ?? 'http://kinora.test';
  const service = await aService({
    ...options,
    environment: { DATA_DIR: dataDir, ...environment },
  });
  const { linkTo, hasMail, mails, mailsTo } = aMailbox(join(dataDir, 'mail'), origin);
  const visitor = () => aVisitor(service, origin);
  let members = 0;
  return {
    service,
    dataDir,
    origin,
    linkTo,
    mails,
    mailsTo,
    aVisitor: visitor,
    aMember: async () => {
      members += 1;
      const email = `member${members}@example.com`;
      const password = 'correct horse battery';
      const person = visitor();
      await person.post('/sign-up', { name: 'Ada', email, password });
      await person.follow(await linkTo(email, /Confirm/));
      // Sent in the background; whoever counts mails would else count it now or later.
      await until(() => hasMail(email, /^Welcome/), { what: `a welcome for ${email}` });
      return { ...person, email, credentials: { email, password } };
    },
  };
}

function aMailbox(folder: string, origin: string) {
  const read = new Set<string>();
  const files = async () => (await readdir(folder).catch(() => [])).sort();

  /** The newest unread one. */
  async function find(address: string, subject: RegExp) {
    for (const file of (await files()).reverse()) {
      if (read.has(file)) continue;
      const mail = await PostalMime.parse(await readFile(join(folder, file)));
      if (!subject.test(mail.subject ?? '') || mail.to?.[0]?.address !== address) continue;
      return { file, text: mail.text ?? '' };
    }
    return undefined;
  }

  async function readLink(address: string, subject: RegExp): Promise<string | undefined> {
    const found = await find(address, subject);
    if (found === undefined) return undefined;
    read.add(found.file);
    const [url = ''] = /https?:\/\/\S+/.exec(found.text) ?? [];
    noteSecretsIn(url);
    return url.replace(origin, '');
  }

  return {
    mails: async () => (await files()).length,
    mailsTo: async (address: string) => {
      const all = await Promise.all(
        (await files()).map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
      );
      return all
        .filter(({ to }) => to?.[0]?.address === address)
        .map(({ subject = '', text = '' }) => ({ subject, text }));
    },
    hasMail: async (address: string, subject: RegExp) =>
      (await find(address, subject)) !== undefined,
    linkTo: async (address: string, subject: RegExp) => {
      let link: string | undefined;
      await until(
        async () => {
          link = await readLink(address, subject);
          return link !== undefined;
        },
        { what: `a mail to ${address}` },
      );
      return link ?? '';
    },
  };
}

function aVisitor(service: TestService, origin: string): Visitor {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(path: string, request: Parameters<TestService['call']>[1] = {}) {
    const headers = { ...(jar.size > 0 ? { cookie: cookies() } : {}), ...request.headers };
    const answer = await service.call(path, { ...request, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  const post: Visitor['post'] = (path, fields = {}, headers = {}) =>
    send(path, {
      method: 'POST',
      raw: encoded(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    });

  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post,
    follow: async (path) => {
      const { text } = await send(path);
      const { action, fields } = theFormOf(text);
      return post(action, fields);
    },
    json: (method, path, body) =>
      send(path, { method, headers: { origin }, ...(body === undefined ? {} : { json: body }) }),
  };
}

/** The only form of a page, as its button sends it. */
export function theFormOf(page: string): { action: string; fields: Fields } {
  const forms = [...page.matchAll(/<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/gs)];
  const [form] = forms;
  if (form === undefined || forms.length > 1) throw new Error(`${forms.length} forms: ${page}`);
  const [, action = '', content = ''] = form;
  const inputs = content.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  const fields = [...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]);
  return { action, fields: Object.fromEntries(fields) };
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

function encoded(fields: Fields): string {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) sent.append(name, one);
  }
  return sent.toString();
}

/** The single-use token of the form that makes a key. */
export async function formTokenOf(visitor: Visitor): Promise<string> {
  const { text } = await visitor.get('/keys');
  return /name="once" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

/** Makes a key on the page, as a person would. */
export async function makeKey(
  visitor: Visitor,
  name = 'laptop',
  permissions: readonly string[] = ['read'],
): Promise<Answer> {
  const once = await formTokenOf(visitor);
  return visitor.post('/keys', { once, name, permissions, daily_ceiling: '' });
}

export function secretOn({ text }: Answer): string {
  return /svc_live_[\w-]{43}/.exec(text)?.[0] ?? '';
}
