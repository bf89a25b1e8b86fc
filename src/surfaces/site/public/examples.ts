import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PublicPage, PublicSource } from './public-page.ts';

const examplesSchema = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    prompt: z.string(),
    type: z.enum(['video', 'image']),
    /** Of the media and its picture, below `/examples/`. */
    file: z.string(),
    thumbnail: z.string(),
    duration: z.number().nullish(),
    aspect_ratio: z.string(),
    published_at: z.string(),
  }),
);

type Example = z.infer<typeof examplesSchema>[number];

/** What the service has made, each with the prompt that it was made from. */
export function examplesSource(index: string): PublicSource {
  const examples = existsSync(index)
    ? examplesSchema.parse(JSON.parse(readFileSync(index, 'utf8')))
    : [];
  const page: PublicPage = {
    path: '/examples',
    title: 'Examples',
    description: 'Videos and images that the embedded models made, each with its prompt.',
    body: `${examples.map(exampleText).join('\n\n')}

Make your own: [your first video](/guides/first-video), or try it [without credits](/guides/test-without-credits).`,
    structuredData: { '@type': 'CollectionPage', name: 'Examples' },
  };
  return { path: page.path, read: async () => page };
}

function exampleText(example: Example): string {
  const { title, description, prompt, type, file, thumbnail, duration } = example;
  const facts = [type, ...(duration == null ? [] : [`${duration} s`]), example.aspect_ratio];
  return `## ${title}

[![${description}](/examples/${thumbnail})](/examples/${file})

${description}

> ${prompt.replaceAll(/\s+/g, ' ')}

${facts.join(' · ')} · [${type === 'video' ? 'Play it' : 'Open it'}](/examples/${file})`;
}
