import { DISCOVERY } from '../../../contract/discovery.ts';
import type { Example } from '../../../domain/guides/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { Call } from './docs/reference.ts';
import { documentSources } from './documents.ts';
import { examplesSource } from './examples.ts';
import { modelSources } from './models.ts';
import type { PublicSource } from './public-page.ts';
import { statusSource } from './status.ts';
import { writtenSources } from './written.ts';

interface SourceOptions {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  readonly serviceName: string;
  /** Of the pages that are written by hand. */
  readonly pagesFolder: string;
  readonly examples: readonly Example[];
  readonly contactEmail: string | null;
  readonly checkReady: () => Promise<void>;
  /** Every call of the REST API. */
  readonly calls: readonly Call[];
}

/** Every public page but the pricing, whose HTML depends on who is signed in. */
export function publicSources(options: SourceOptions): readonly PublicSource[] {
  const { invoke, baseUrl, serviceName, contactEmail, checkReady } = options;
  return [
    ...writtenSources({
      ...{ baseUrl, serviceName, contactEmail },
      folder: options.pagesFolder,
      homeLinks: HOME_LINKS,
    }),
    ...modelSources(invoke, baseUrl),
    ...documentSources(options),
    examplesSource(options.examples),
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
