import type { Answer, TestService } from './a-service.ts';

/** An address that does not work, and where it stands. */
export interface DeadLink {
  readonly link: string;
  readonly on: string;
  readonly why: string;
}

interface Walk {
  /** What documents call us. */
  readonly baseUrl: string;
  /** Addresses to begin with. */
  readonly from: readonly string[];
  /** Texts with more of them, such as answers to calls, by where they were found. */
  readonly texts: ReadonlyMap<string, string>;
  readonly skip: (path: string) => boolean;
}

/** Follows every address of ours that a document names, and every one that those name. */
export async function walkLinks(
  service: TestService,
  { baseUrl, from, texts, skip }: Walk,
): Promise<{ visited: ReadonlySet<string>; dead: readonly DeadLink[] }> {
  const visited = new Set<string>();
  const dead: DeadLink[] = [];
  const pages = new Map<string, Answer>();

  async function visit({ link, on }: Found): Promise<readonly Found[]> {
    const { pathname, search, hash } = new URL(link);
    const path = `${pathname}${search}`;
    const isKnown = pages.has(path);
    const answer = pages.get(path) ?? (await fetchPage(service, path));
    pages.set(path, answer);
    if (answer.status === 404 || answer.status >= 500) {
      dead.push({ link, on, why: `answers ${answer.status}` });
      return [];
    }
    const isShown = answer.status === 200;
    if (isShown && hash !== '' && !hasAnchor(answer, hash.slice(1))) {
      dead.push({ link, on, why: `has no anchor ${hash}` });
    }
    return isKnown || !isShown ? [] : linksOf(path, answer);
  }

  function linksOf(path: string, { headers, text }: Answer): readonly Found[] {
    const inHeader = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>/g)];
    const type = headers.get('content-type') ?? '';
    const links = [...inHeader.map(([, link = '']) => link), ...linksIn(text, type, baseUrl)];
    return links.map((link) => ({ link: new URL(link, `${baseUrl}${path}`).href, on: path }));
  }

  const isNew = ({ link }: Found) => {
    if (!link.startsWith(`${baseUrl}/`) || skip(new URL(link).pathname)) return false;
    const known = visited.has(link);
    visited.add(link);
    return !known;
  };
  let found: readonly Found[] = [
    ...from.map((link) => ({ link, on: 'the start' })),
    ...[...texts].flatMap(([on, text]) =>
      linksIn(text, 'application/json', baseUrl).map((link) => ({
        link: new URL(link, baseUrl).href,
        on,
      })),
    ),
  ];
  while (found.length > 0) found = (await Promise.all(found.filter(isNew).map(visit))).flat();
  return { visited, dead };
}

interface Found {
  readonly link: string;
  readonly on: string;
}

async function fetchPage(service: TestService, path: string): Promise<Answer> {
  const headers = { accept: 'text/html, */*;q=0.5' };
  // Of a stream there is no end to wait for.
  const head = await service.call(path, { method: 'HEAD', headers });
  return head.headers.get('content-type')?.startsWith('text/event-stream') === true
    ? head
    : service.call(path, { headers });
}

function hasAnchor({ text }: Answer, anchor: string): boolean {
  return text.includes(`id="${decodeURIComponent(anchor)}"`);
}

/** Addresses with gaps for readers to fill in lead nowhere by themselves. */
const WITH_GAP = /[{}…$*]|%7B|%E2%80%A6/i;

function linksIn(given: string, type: string, baseUrl: string): readonly string[] {
  const text = withoutSamples(given, type);
  const whole = text.matchAll(
    new RegExp(`${baseUrl.replaceAll('.', '\\.')}(?:/[^\\s"'<>()\\[\\]\`\\\\|]*)?`, 'g'),
  );
  const relative = /html/.test(type)
    ? text.matchAll(/\s(?:href|src)="(\/[^"]*|#[^"]*)"/g)
    : /json/.test(type)
      ? text.matchAll(/"(?:url|href)": ?"(\/[^"]*)"/g)
      : text.matchAll(/\]\((\/[^)\s]*)\)/g);
  return [
    ...[...whole].map(([link]) => link.replace(/[.,;:]+$/, '')),
    ...[...relative].map(([, link = '']) => link),
  ].filter((link) => !WITH_GAP.test(link));
}

/** Blocks of code show answers with made-up ids, and calls that fail on purpose. */
function withoutSamples(text: string, type: string): string {
  if (/json|xml/.test(type)) return text.replaceAll('&amp;', '&');
  return text
    .replaceAll(/<pre\b.*?<\/pre>/gs, '')
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
