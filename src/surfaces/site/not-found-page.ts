import { pageHeaders } from './page/page-writer.ts';
import { createNotFoundPage } from './public/not-found.ts';

interface NotFoundOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** What somebody may have meant, beyond the lists of the layout. */
  readonly pagePaths: readonly string[];
}

/** For paths that no route has. No form is on it. */
export function notFoundPage(options: NotFoundOptions): ReturnType<typeof createNotFoundPage> {
  return createNotFoundPage({ ...options, pageHeaders: pageHeaders({ thirdPartyOrigins: [] }) });
}
