import { readdirSync, readFileSync } from 'node:fs';
import { designSheet, FONTS, MARK } from 'kinora-design';
import { documentRoute, type Route, versionOf } from '../../http/index.ts';

interface Asset {
  readonly path: string;
  readonly contentType: string;
  readonly text: string | Buffer;
  /** With the version in it, so that a browser never has to ask again. */
  readonly address: string;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

const FOLDER = new URL('../assets/', import.meta.url);

const fonts = FONTS.map(({ name, path }) => toAsset(`fonts/${name}`, readFileSync(path)));
const assets = new Map(
  [
    ...fonts,
    toAsset(
      'design.css',
      designSheet((name) => addressIn(fonts, `fonts/${name}`)),
    ),
    ...readdirSync(FOLDER).map((name) =>
      toAsset(name, readFileSync(new URL(name, FOLDER), 'utf8')),
    ),
  ].map((asset) => [asset.path, asset]),
);

function toAsset(name: string, text: string | Buffer): Asset {
  const path = `/assets/${name}`;
  const contentType = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (contentType === undefined) throw new Error(`Nobody knows what ${name} is`);
  return { path, contentType, text, address: `${path}?v=${versionOf(text).slice(0, 12)}` };
}

function addressIn(known: readonly Asset[], name: string): string {
  const found = known.find(({ path }) => path === `/assets/${name}`);
  if (found === undefined) throw new Error(`There is no asset ${name}`);
  return found.address;
}

/** Where browsers get a stylesheet or a script of ours, by the name of its file. */
export function assetAddress(name: string): string {
  return addressIn([...assets.values()], name);
}

/** The font that every page shows first. */
export const FIRST_FONT = addressIn(fonts, `fonts/${FONTS.find(({ isFirst }) => isFirst)?.name}`);

/** Stylesheets, scripts and fonts, and the mark. */
export function assetRoutes(): readonly Route[] {
  return [
    ...[...assets.values()].map(({ path, contentType, text }) =>
      documentRoute({
        path,
        contentType,
        text,
        versioned: true,
        isPacked: typeof text === 'string',
        ...(contentType === TYPES['woff2'] ? CORS : {}),
      }),
    ),
    documentRoute({ path: '/favicon.svg', contentType: 'image/svg+xml', text: MARK }),
  ];
}

/** Browsers ask for fonts without credentials, also from our own pages. */
const CORS = { headers: { 'access-control-allow-origin': '*' } };
