import type { Model } from '../../../contract/resources/model.ts';
import { ANONYMOUS } from '../../../domain/caller.ts';
import type { Example } from '../../../domain/guides/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { html } from '../page/html.ts';
import { exampleView } from './example-view.ts';
import { areSameModels } from './home/home-source.ts';
import type { PublicPage, PublicSource } from './public-page.ts';
import type { ExampleStyles } from './sentence-view.ts';
import { exampleData } from './structured-data.ts';

const MEDIA = '/examples';

interface ExampleOptions {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  readonly examples: readonly Example[];
  readonly exampleStyles: ExampleStyles;
}

/** What the service has made, each with the prompt that it was made from. */
export function examplesSource(options: ExampleOptions): PublicSource {
  const { invoke, baseUrl, examples, exampleStyles } = options;
  const text = examplesText(examples, baseUrl);
  let known: { readonly models: readonly Model[]; readonly page: PublicPage } | undefined;
  return {
    path: text.path,
    read: async () => {
      const { models } = await invoke('models.list', {}, ANONYMOUS);
      if (known === undefined || !areSameModels(known.models, models)) {
        const view = html`<div class="gallery">
<header class="page-head"><h1>${text.title}</h1><p class="lead">${text.description}</p></header>
${examples.map((example) => exampleView(example, models))}
<footer class="gallery-end"><h2>Now yours</h2><p><a class="btn btn-lamp btn-l" href="/#try">Write a sentence</a><a class="btn btn-line btn-l" href="/guides/prompts-for-motion">Prompts that move</a></p></footer>
</div>`;
        known = { models, page: { ...text, ...EXAMPLE_FILES, head: exampleStyles.link, view } };
      }
      return known.page;
    },
  };
}

/** What `exampleView` needs. */
export const EXAMPLE_FILES = {
  layout: 'wide',
  styles: ['clips.css', 'pages.css'],
  scripts: ['clips.js'],
} as const;

function examplesText(examples: readonly Example[], baseUrl: string): PublicPage {
  return {
    path: '/examples',
    title: 'Examples',
    description: 'Videos and images that the embedded models made, each with its prompt.',
    body: `${examples.map(exampleText).join('\n\n')}

Make your own: [your first video](/guides/first-video), or try it [without credits](/guides/test-without-credits).`,
    structuredData: {
      '@type': 'CollectionPage',
      name: 'Examples',
      hasPart: examples.map((example) => exampleData(example, baseUrl)),
    },
  };
}

function exampleText(example: Example): string {
  const { title, description, prompt, type, file, thumbnail, duration } = example;
  const facts = [type, ...(duration == null ? [] : [`${duration} s`]), example.aspect_ratio];
  return `## ${title}

> ${prompt.replaceAll(/\s+/g, ' ')}

[![${description}](${MEDIA}/${thumbnail})](${MEDIA}/${file})

${description} (${facts.join(', ')})`;
}
