import type { Example } from '../../../domain/guides/index.ts';
import type { PublicPage, PublicSource } from './public-page.ts';

const MEDIA = '/examples';

/** What the service has made, each with the prompt that it was made from. */
export function examplesSource(examples: readonly Example[]): PublicSource {
  const page: PublicPage = {
    path: '/examples',
    title: 'Examples',
    description: 'Videos and images that the embedded models made, each with its prompt.',
    body: `${examples.map(exampleText).join('\n\n')}

Make your own: [your first video](/guides/first-video), or try it [without credits](/guides/test-without-credits).`,
    structuredData: { '@type': 'CollectionPage', name: 'Examples' },
  };
  return { path: page.path, read: () => page };
}

function exampleText(example: Example): string {
  const { title, description, prompt, type, file, thumbnail, duration } = example;
  const facts = [type, ...(duration == null ? [] : [`${duration} s`]), example.aspect_ratio];
  return `## ${title}

> ${prompt.replaceAll(/\s+/g, ' ')}

[![${description}](${MEDIA}/${thumbnail})](${MEDIA}/${file})

${description} (${facts.join(', ')})`;
}
