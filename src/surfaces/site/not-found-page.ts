import { pageHeaders } from './page/page-writer.ts';
import { createNotFoundPage } from './public/not-found.ts';

interface NotFoundOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** For paths that no route has. No form is on it. */
export function notFoundPage(options: NotFoundOptions): ReturnType<typeof createNotFoundPage> {
  return createNotFoundPage({ ...options, pageHeaders: pageHeaders({ thirdPartyOrigins: [] }) });
}
