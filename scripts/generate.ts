import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { configurationDocument } from '../src/platform/configuration/document.ts';
import { printedSchema } from '../src/surfaces/graphql/index.ts';
import { openApiDocument } from '../src/surfaces/rest/index.ts';

/** Files that are printed from the source and committed, so that a change of theirs can be read. */
const files: Readonly<Record<string, () => string>> = {
  'generated/openapi.json': () => `${JSON.stringify(openApiDocument('Kinora', '/'), null, 2)}\n`,
  'generated/schema.graphql': printedSchema,
  'docs/configuration.md': configurationDocument,
};

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, print] of Object.entries(files)) {
  const text = print();
  if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
  stale.push(path);
  if (check) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
if (stale.length > 0) console.log(`${check ? 'Out of date' : 'Written'}: ${stale.join(', ')}`);
if (check && stale.length > 0) {
  console.log('Run npm run generate and commit the result.');
  process.exitCode = 1;
}
