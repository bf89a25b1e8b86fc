import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readArticles } from '../src/domain/guides/index.ts';
import { configurationDocument } from '../src/platform/configuration/document.ts';
import { printedSchema } from '../src/surfaces/graphql/index.ts';
import { mcpManifest } from '../src/surfaces/mcp/index.ts';
import { openApiDocument } from '../src/surfaces/rest/index.ts';
import { pythonErrors, pythonResources, pythonSandboxOutcomes } from './python-source.ts';
import { sdkErrorCodes, sdkErrors, sdkResources, sdkSandboxOutcomes } from './sdk-source.ts';

/** Files that are printed from the source and committed, so that a change of theirs can be read. */
const files: Readonly<Record<string, () => string>> = {
  'generated/openapi.json': () => `${JSON.stringify(openApiDocument('Kinora', '/'), null, 2)}\n`,
  'generated/schema.graphql': printedSchema,
  'generated/mcp.json': () => `${JSON.stringify(printedManifest(), null, 2)}\n`,
  'docs/configuration.md': configurationDocument,
  'packages/sdk/src/generated/resources.ts': sdkResources,
  'packages/sdk/src/generated/sandbox-outcomes.ts': sdkSandboxOutcomes,
  'packages/sdk/src/generated/error-codes.ts': sdkErrorCodes,
  'packages/sdk/src/generated/errors.ts': sdkErrors,
  'clients/python/src/kinora/resources.py': pythonResources,
  'clients/python/src/kinora/_errors.py': pythonErrors,
  'clients/python/src/kinora/_sandbox_outcome.py': pythonSandboxOutcomes,
};

function printedManifest(): object {
  const names = { serviceName: 'Kinora', baseUrl: 'http://localhost:8080' };
  const promptTexts = readArticles('content/prompts', names);
  // A release is no change of what is offered.
  return mcpManifest({ ...names, version: '1', promptTexts });
}

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
