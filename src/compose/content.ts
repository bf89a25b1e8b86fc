import { join } from 'node:path';
import { createSamples } from '../adapters/assets/index.ts';
import {
  type Documents,
  type Example,
  type Guides,
  readDocuments,
  readExamples,
  readGuides,
  readSkills,
  type Skill,
} from '../domain/guides/index.ts';
import type { Configuration } from '../platform/configuration/index.ts';

/** What people have written for readers and agents, as it was when the process started. */
export interface Content {
  readonly guides: Guides;
  readonly documents: Documents;
  readonly skills: readonly Skill[];
  readonly examples: readonly Example[];
  /** Holds the files of the examples. */
  readonly exampleMedia: ReturnType<typeof createSamples>;
}

/** Throws when something of it is broken, which stops the start. */
export function readContent(root: string, configuration: Configuration): Content {
  const folder = (name: string) => join(root, name);
  const guides = readGuides(folder('guides'), configuration);
  return {
    guides,
    documents: readDocuments({ folder: folder('docs'), guides }, configuration),
    skills: readSkills(folder('skills'), configuration),
    examples: readExamples(folder('examples')),
    exampleMedia: createSamples(folder('examples/media')),
  };
}
