import { readdirSync, readFileSync } from 'node:fs';
import { documentRoute, type Route, versionOf } from '../../http/index.ts';
import { type Html, html } from './html.ts';

/** Pictures of 1200 by 630 that others show beside a link to us; made by `scripts/make-share-images.ts`. */
const FOLDER = new URL('../../../../content/og/', import.meta.url);
const SIZE = { width: 1_200, height: 630 };

interface ShareImage {
  readonly path: string;
  readonly bytes: Buffer;
  readonly address: string;
}

const images = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jpg'))
    .map((file): [string, ShareImage] => {
      const bytes = readFileSync(new URL(file, FOLDER));
      const path = `/og/${file}`;
      return [
        file.slice(0, -'.jpg'.length),
        { path, bytes, address: `${path}?v=${versionOf(bytes).slice(0, 12)}` },
      ];
    }),
);

export function shareImageRoutes(): readonly Route[] {
  return [...images.values()].map(({ path, bytes }) =>
    documentRoute({ path, contentType: 'image/jpeg', text: bytes, versioned: true }),
  );
}

interface SharedPage {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** What others show of a page when somebody sends them its link. */
export function shareTags({ serviceName, baseUrl, path, title, description }: SharedPage): Html {
  const [, section = ''] = path.split('/');
  const image = images.get(section) ?? images.get('home');
  const tags: readonly (readonly [name: string, content: string | number])[] = [
    ['og:site_name', serviceName],
    ['og:type', path === '/' ? 'website' : 'article'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${baseUrl}${path}`],
    ...(image === undefined
      ? []
      : ([
          ['og:image', `${baseUrl}${image.address}`],
          ['og:image:width', SIZE.width],
          ['og:image:height', SIZE.height],
          ['og:image:alt', 'A sentence, the picture that was made from it, and the receipt'],
        ] as const)),
  ];
  return html`${tags.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary_large_image">\n`;
}
