import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright-core';
import {
  isStrict,
  measurePage,
  type PageMeasure,
  PUBLIC_PAGES,
  paintWithoutScripts,
  SIGNED_IN_PAGES,
} from './site-budget/measure-page.ts';
import { measureScroll } from './site-budget/measure-scroll.ts';
import { startOwnService, useCookie } from './site-budget/own-service.ts';

const USAGE = `Usage: npm run budget [-- --url ORIGIN --cookie "NAME=VALUE; …"] [--pixels 60000]

Checks what the site may cost its readers, and prints each number with its limit. Starts a service of its own with
ten thousand results; with --url it looks at a running one, whose cookie is that of somebody with many results.`;

const CHROMIUM = '/usr/bin/chromium';
const WINDOW = { width: 1_440, height: 1_000 };
const LIMITS = {
  homeBytes: 100_000,
  studioBytes: 200_000,
  layoutShift: 0.02,
  framesPerSecond: 59,
  frameMs: 20,
  longTaskMs: 100,
  elements: 1_200,
};

interface Check {
  readonly name: string;
  readonly number: string;
  readonly limit: string;
  readonly passes: boolean;
}

const atMost = (name: string, number: number, limit: number, unit = ''): Check => ({
  name,
  number: `${number.toLocaleString('en', { maximumFractionDigits: 3 })}${unit}`,
  limit: `at most ${limit.toLocaleString('en')}${unit}`,
  passes: number <= limit,
});

/** Nothing may be found; what is found is told. */
const none = (name: string, found: readonly string[]): Check => ({
  name,
  number: found.length === 0 ? '0' : found.join(' '),
  limit: 'none',
  passes: found.length === 0,
});

async function checkPages(visitor: BrowserContext, member: BrowserContext): Promise<Check[]> {
  const pages: PageMeasure[] = [];
  for (const path of PUBLIC_PAGES) pages.push(await measurePage(visitor, path));
  for (const path of SIGNED_IN_PAGES) pages.push(await measurePage(member, path));
  const bytesOf = (path: string) => pages.find((page) => page.path === path)?.bytes ?? Infinity;
  const painted = await paintWithoutScripts(visitor, '/');
  return [
    none(
      'pages not answered with 200',
      pages.filter(({ status }) => status !== 200).map(({ path }) => path),
    ),
    atMost('home, without media', bytesOf('/'), LIMITS.homeBytes, ' bytes'),
    {
      name: 'home, first paint without scripts',
      number: painted === null ? 'nothing' : `${Math.round(painted)} ms`,
      limit: 'is painted',
      passes: painted !== null,
    },
    atMost('studio, first load', bytesOf('/generate'), LIMITS.studioBytes, ' bytes'),
    none(
      `requests to others, ${pages.length} pages`,
      pages.flatMap(({ foreign }) => foreign),
    ),
    none(
      'pages whose policy lets in scripts of others',
      pages.filter(({ policy }) => !isStrict(policy)).map(({ path }) => path),
    ),
    ...pages.map(({ path, layoutShift }) =>
      atMost(`layout shift, ${path}`, layoutShift, LIMITS.layoutShift),
    ),
  ];
}

async function checkCookies(member: BrowserContext, url: string): Promise<Check[]> {
  const cookies = await member.cookies();
  const isHttps = url.startsWith('https:');
  const lax = cookies.filter(
    ({ httpOnly, sameSite, secure }) => !httpOnly || sameSite === 'None' || (isHttps && !secure),
  );
  const flags = `HttpOnly; SameSite${isHttps ? '; Secure' : ''}`;
  return [
    none(
      `of ${cookies.length} cookies, without ${flags}`,
      lax.map(({ name }) => name),
    ),
  ];
}

async function checkScroll(member: BrowserContext, pixels: number): Promise<Check[]> {
  const { framesPerSecond, p95, longestTask, elements } = await measureScroll(member, pixels);
  return [
    {
      name: 'library, frames a second',
      number: framesPerSecond.toFixed(1),
      limit: `at least ${LIMITS.framesPerSecond}`,
      passes: framesPerSecond >= LIMITS.framesPerSecond,
    },
    atMost('library, frame (p95)', p95, LIMITS.frameMs, ' ms'),
    atMost('library, longest task', longestTask, LIMITS.longTaskMs, ' ms'),
    atMost('library, elements', elements, LIMITS.elements),
  ];
}

function print(checks: readonly Check[]): void {
  const widthOf = (column: 'name' | 'number') =>
    Math.max(...checks.map((check) => check[column].length));
  for (const { name, number, limit, passes } of checks) {
    const cells = [name.padEnd(widthOf('name')), number.padStart(widthOf('number')), limit];
    console.log(`${passes ? 'ok  ' : 'FAIL'}  ${cells.join('  ')}`);
  }
}

async function run(values: {
  readonly url?: string | undefined;
  readonly cookie?: string | undefined;
  readonly pixels: string;
}): Promise<boolean> {
  const own = values.url === undefined ? await startOwnService() : undefined;
  const baseURL = own?.url ?? values.url ?? '';
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const options = { baseURL, viewport: WINDOW };
    const visitor = await browser.newContext(options);
    const member = await browser.newContext(options);
    if (own !== undefined) await own.signIn(member);
    else await useCookie(member, { url: baseURL, cookie: values.cookie ?? '' });
    // First, while the machine has done nothing else that it may still be busy with.
    const scroll = await checkScroll(member, Number(values.pixels));
    const checks = [
      ...(await checkPages(visitor, member)),
      ...(own === undefined ? [] : await checkCookies(member, baseURL)),
      ...scroll,
    ];
    print(checks);
    return checks.every(({ passes }) => passes);
  } finally {
    await browser.close();
    await own?.stop();
  }
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    cookie: { type: 'string' },
    pixels: { type: 'string', default: '60000' },
  },
});
if ((values.url === undefined) !== (values.cookie === undefined)) {
  console.error(USAGE);
  process.exit(2);
}
process.exitCode = (await run(values)) ? 0 : 1;
