import type { Model } from '../../../../contract/resources/model.ts';
import { ANONYMOUS } from '../../../../domain/caller.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import type { Invoke } from '../../../../domain/invoke.ts';
import { table } from '../markdown.ts';
import type { PublicPage, PublicSource } from '../public-page.ts';
import type { ExampleStyles } from '../sentence-view.ts';
import { breadcrumbList } from '../structured-data.ts';
import { modelView } from './model-view.ts';
import { modelsView } from './models-view.ts';
import { examplesOf, type Measured, pathOf, type ShownModel } from './shown-model.ts';

interface ModelOptions {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  readonly examples: readonly Example[];
  readonly exampleStyles: ExampleStyles;
}

/** The catalogue, and a page for each of its models. */
export function modelSources(options: ModelOptions): readonly PublicSource[] {
  const { invoke, baseUrl, examples, exampleStyles } = options;
  const listModels = async () => {
    const [{ models }, performance] = await Promise.all([
      invoke('models.list', {}, ANONYMOUS),
      readPerformance(invoke),
    ]);
    return models.map((model): ShownModel => {
      const measured = performance.find(({ id }) => id === model.id);
      return { model, measured: measured ?? null, examples: examplesOf(model, examples) };
    });
  };
  const shown = { ...MODEL_FILES, head: exampleStyles.link };
  return [
    {
      path: '/models',
      read: async () => {
        const models = await listModels();
        return {
          ...modelsPage(
            models.map(({ model }) => model),
            baseUrl,
          ),
          ...shown,
          view: modelsView(models),
        };
      },
    },
    {
      path: '/models/{id}',
      read: async (path) => {
        const found = (await listModels()).find(({ model }) => pathOf(model.id) === path);
        if (found === undefined) return undefined;
        const page = modelPage(found.model, baseUrl);
        return { ...page, ...shown, section: '/models', view: modelView(found, baseUrl) };
      },
    },
  ];
}

/** The catalogue can be read while the database cannot; then nothing is known about how models did. */
async function readPerformance(invoke: Invoke): Promise<readonly Measured[]> {
  try {
    return (await invoke('models.performance', {}, ANONYMOUS)).models;
  } catch {
    return [];
  }
}

const MODEL_FILES = {
  layout: 'wide',
  styles: ['clips.css', 'models.css'],
  scripts: ['clips.js'],
} as const;

function modelsPage(models: readonly Model[], baseUrl: string): PublicPage {
  const available = models.filter((model) => model.available);
  const others = models.filter((model) => !model.available);
  return {
    path: '/models',
    title: 'Models',
    description:
      'Every model with its flat price in credits. A generation is charged only when it succeeded.',
    body: `Leave \`aiModel\` out of a request to get the cheapest model that fits it. Programs read this list at
[\`/v1/models\`](/v1/models).

## Available here

${modelTable(available)}
${others.length === 0 ? '' : `\n## Not configured on this server\n\n${modelTable(others)}\n`}`,
    structuredData: {
      '@type': 'ItemList',
      name: 'Models',
      numberOfItems: models.length,
      itemListElement: models.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${baseUrl}${pathOf(id)}`,
      })),
    },
  };
}

function modelTable(models: readonly Model[]): string {
  return table(
    ['Model', 'Makes', 'Credits', 'Description'],
    models.map(({ id, name, type, credit_cost: cost, description }) => [
      `[${name}](${pathOf(id)})`,
      type,
      cost,
      description,
    ]),
  );
}

function modelPage(model: Model, baseUrl: string): PublicPage {
  const { id, name, type, description, credit_cost: cost } = model;
  const body = JSON.stringify({ prompt: 'A fox runs through the snow', aiModel: id });
  return {
    path: pathOf(id),
    title: name,
    description,
    body: `${availability(model)}

${table(
  ['Property', 'Value'],
  [
    ['Id', `\`${id}\``],
    ['Makes', type],
    ['Price', `${cost} ${cost === 1 ? 'credit' : 'credits'}, only when it succeeded`],
    ['Aspect ratios', model.aspect_ratios.join(', ')],
    ...(model.durations.length === 0 ? [] : [['Seconds', model.durations.join(', ')]]),
    ['Takes an image', model.accepts_image ? 'yes' : 'no'],
  ],
)}

## Use it

Ask what it costs, which needs no key:

\`\`\`sh
curl '${baseUrl}/v1/models/${id}/cost?quantity=1'
\`\`\`

Make something:

\`\`\`sh
curl -X POST '${baseUrl}/v1/generate/${type}' \\
  -H 'Authorization: Bearer svc_live_…' \\
  -H 'Content-Type: application/json' \\
  -d '${body}'
\`\`\`

With \`-H 'X-Sandbox: true'\` in place of the key it costs nothing and answers at once, with sample media.

[All models](/models) · [Examples](/examples) · [Pricing](/pricing) · [Choosing a model](/guides/choosing-a-model)`,
    structuredData: {
      '@type': 'SoftwareApplication',
      name,
      description,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': `${baseUrl}${pathOf(id)}`,
        breadcrumb: breadcrumbList(
          [
            { name: 'Models', path: '/models' },
            { name, path: pathOf(id) },
          ],
          baseUrl,
        ),
      },
    },
  };
}

function availability({ available, unavailable_reason: reason }: Model): string {
  return available
    ? 'Available on this server.'
    : `Not available on this server${reason === null ? '' : `: ${reason}`}`;
}
