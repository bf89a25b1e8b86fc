import { checkAgentReadiness } from './agent-readiness/check.ts';

/** Checks a running service for what public scanners of agent readiness look at. */
const [baseUrl] = process.argv.slice(2);
if (baseUrl === undefined || !URL.canParse(baseUrl)) {
  console.error('Usage: npm run agent-readiness -- BASE_URL');
  process.exit(2);
}
const results = await checkAgentReadiness(baseUrl);
const width = Math.max(...results.map(({ name }) => name.length));
for (const { name, outcome, why } of results) {
  console.log(`${name.padEnd(width)}  ${outcome.padEnd(14)}  ${why}`.trimEnd());
}
const failed = results.filter(({ outcome }) => outcome === 'fail');
console.log(`\n${failed.length} of ${results.length} points fail.`);
process.exitCode = failed.length === 0 ? 0 : 1;
