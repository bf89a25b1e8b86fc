import { join } from 'node:path';
import { createSamples } from '../adapters/assets/index.ts';
import {
  type Article,
  type Documents,
  type Example,
  type Guides,
  readArticles,
  readDocuments,
  readExamples,
  readGuides,
  readSkills,
  type Skill,
} from '../domain/guides/index.ts';
import type { Configuration } from '../platform/configuration/index.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../content');

/** What people have written for readers and agents, as it was when the process started. */
export interface Content {
  readonly guides: Guides;
  readonly documents: Documents;
  readonly skills: readonly Skill[];
  readonly examples: readonly Example[];
  /** Holds the files of the examples. */
  readonly exampleMedia: ReturnType<typeof createSamples>;
  readonly pagesFolder: string;
  readonly prompts: readonly Article[];
}

/** Throws when something of it is broken, which stops the start. */
export function readContent(configuration: Configuration): Content {
  const folder = (name: string) => join(CONTENT_FOLDER, name);
  const guides = readGuides(folder('guides'), configuration);
  return {
    guides,
    documents: readDocuments({ folder: folder('docs'), guides }, configuration),
    skills: readSkills(folder('skills'), configuration),
    examples: readExamples(folder('examples')),
    exampleMedia: createSamples(folder('examples/media')),
    pagesFolder: folder('pages'),
    prompts: readArticles(folder('prompts'), configuration),
  };
}
