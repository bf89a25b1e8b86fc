import type { OperationOutput } from '../../../contract/operations/index.ts';
import type { Model } from '../../../contract/resources/model.ts';
import { API_VERSION } from '../../../contract/version.ts';
import { ANONYMOUS } from '../../../domain/caller.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { table } from './markdown.ts';
import { pathOf, usualTime } from './models/shown-model.ts';
import type { PublicPage, PublicSource } from './public-page.ts';
import { failedText, type Part, type StatusModel, statusView } from './status-view.ts';

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
      const measured = isReady ? await invoke('models.performance', {}, ANONYMOUS) : null;
      return statusPage(isReady, models, measured);
    },
  };
}

function statusPage(
  isReady: boolean,
  models: readonly Model[],
  performance: OperationOutput<'models.performance'> | null,
): PublicPage {
  const description = isReady
    ? 'All systems work.'
    : 'The service has a problem at the moment. Retry in a minute.';
  const available = models
    .filter((model) => model.available)
    .map((model): StatusModel => {
      const measured = performance?.models.find(({ id }) => id === model.id);
      return { path: pathOf(model.id), name: model.name, measured: measured ?? null };
    });
  const parts: readonly Part[] = [
    { name: 'API and pages', state: 'answering', isUp: true },
    { name: 'Database and schema', state: isReady ? 'answering' : 'not answering', isUp: isReady },
    {
      name: 'Models',
      state: `${available.length} of ${models.length} available ([list](/models))`,
      isUp: available.length > 0,
    },
    { name: 'Contract', state: `\`API-Version: ${API_VERSION}\``, isUp: null },
  ];
  const days = performance?.measured_days ?? null;
  return {
    ...{ path: '/status', title: 'Status', description },
    isLive: true,
    structuredData: { '@type': 'WebPage', name: 'Status', description },
    body: statusText(parts, available, days),
    ...{ layout: 'wide', styles: ['pages.css'] },
    view: statusView({ description, isReady, parts, models: available, days, note: PROBES }),
  };
}

const PROBES =
  'Programs ask `GET /readyz`, which answers 200 or 503, and `GET /healthz`, which answers as long as the process lives.';

function statusText(
  parts: readonly Part[],
  models: readonly StatusModel[],
  days: number | null,
): string {
  const rows = models.map(({ path, name, measured }) => [
    `[${name}](${path})`,
    usualTime(measured) ?? 'not measured yet',
    failedText(measured?.failed_share ?? null),
  ]);
  return `${table(
    ['Part', 'State'],
    parts.map(({ name, state }) => [name, state]),
  )}

${
  days === null || rows.length === 0
    ? ''
    : `## Models in the last ${days} days

${table(['Model', 'Usually takes', 'Failed'], rows)}

`
}${PROBES}`;
}
