import { API_VERSION } from '../../../contract/version.ts';
import { ANONYMOUS } from '../../../domain/caller.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { table } from './markdown.ts';
import type { PublicSource } from './public-page.ts';

interface StatusOptions {
  readonly invoke: Invoke;
  /** Throws when the service cannot do its work. */
  readonly checkReady: () => Promise<void>;
}

/** How the service stands at the moment. */
export function statusSource({ invoke, checkReady }: StatusOptions): PublicSource {
  return {
    path: '/status',
    read: async () => {
      const isReady = await checkReady().then(
        () => true,
        () => false,
      );
      const { models } = await invoke('models.list', {}, ANONYMOUS);
      const available = models.filter((model) => model.available).length;
      return {
        path: '/status',
        title: 'Status',
        description: isReady
          ? 'All systems work.'
          : 'The service has a problem at the moment. Retry in a minute.',
        isLive: true,
        body: `${table(
          ['Part', 'State'],
          [
            ['API and pages', 'answering'],
            ['Database and schema', isReady ? 'answering' : 'not answering'],
            ['Models', `${available} of ${models.length} available ([list](/models))`],
            ['Contract', `\`API-Version: ${API_VERSION}\``],
          ],
        )}

Programs ask \`GET /readyz\`, which answers 200 or 503, and \`GET /healthz\`, which answers as long as the process lives.`,
      };
    },
  };
}
