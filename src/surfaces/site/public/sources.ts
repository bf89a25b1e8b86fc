import { DISCOVERY } from '../../../contract/discovery.ts';
import type { Example } from '../../../domain/guides/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { Call } from './docs/reference.ts';
import { documentSources } from './documents.ts';
import { examplesSource } from './examples.ts';
import { homeSource } from './home/home-source.ts';
import { modelSources } from './models/models-source.ts';
import type { PublicSource } from './public-page.ts';
import type { ExampleStyles } from './sentence-view.ts';
import { statusSource } from './status.ts';
import { type Operator, writtenPages } from './written.ts';

interface SourceOptions {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  readonly serviceName: string;
  /** Of the pages that are written by hand. */
  readonly pagesFolder: string;
  readonly examples: readonly Example[];
  /** The colours and strips of the examples. */
  readonly exampleStyles: ExampleStyles;
  readonly contactEmail: string | null;
  readonly operator: Operator;
  /** Whether somebody takes payments here. */
  readonly canBuy: boolean;
  readonly checkReady: () => Promise<void>;
  /** Every call of the REST API. */
  readonly calls: readonly Call[];
}

/** Every public page but the pricing, whose HTML depends on who is signed in. */
export function publicSources(options: SourceOptions): readonly PublicSource[] {
  const { invoke, baseUrl, examples, exampleStyles, canBuy, checkReady } = options;
  const written = writtenPages({
    ...options,
    folder: options.pagesFolder,
    homeLinks: HOME_LINKS,
  });
  return [
    ...written.map((page) =>
      page.path === '/'
        ? homeSource({ ...{ invoke, baseUrl, examples, canBuy, exampleStyles }, written: page })
        : { path: page.path, read: () => page },
    ),
    ...modelSources({ invoke, baseUrl, examples, exampleStyles }),
    ...documentSources(options),
    examplesSource({ invoke, baseUrl, examples, exampleStyles }),
    statusSource({ invoke, checkReady }),
  ];
}

/** Where programs that came to the home page go on (RFC 8288, RFC 8631, RFC 9727). */
const HOME_LINKS = [
  link(DISCOVERY.api_catalog, 'api-catalog'),
  link(DISCOVERY.openapi, 'service-desc'),
  link({ path: '/docs', contentType: 'text/html' }, 'service-doc'),
  link(DISCOVERY.llms, 'describedby'),
];

function link({ path, contentType }: { path: string; contentType: string }, rel: string): string {
  const [type] = contentType.split(';');
  return `<${path}>; rel="${rel}"; type="${type}"`;
}
