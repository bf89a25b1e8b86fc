import { operations } from '../../../../contract/operations/index.ts';
import { table } from '../markdown.ts';
import type { Field } from './fields.ts';
import { type Answer, type Call, costOf, factsOf, type Place } from './reference.ts';
import { samplesOf } from './samples.ts';

export const PLACES: Readonly<Record<Place, string>> = {
  path: 'Path',
  query: 'Query',
  body: 'Fields',
  header: 'Headers',
};

/** In the order in which a reader needs them. */
export const PLACES_IN_ORDER = ['path', 'body', 'query', 'header'] as const;

/** The page of a call in Markdown, below its title. */
export function callMarkdown(call: Call, baseUrl: string): string {
  const { method, endpoint, fields } = call;
  const places = PLACES_IN_ORDER.filter((place) => fields[place].length > 0);
  return [
    `\`${method} ${endpoint}\``,
    factsOf(call)
      .map(([name, text]) => `- **${name}.** ${text}`)
      .join('\n'),
    ...places.map((place) => `## ${PLACES[place]}\n\n${fieldTable(fields[place])}`),
    `## Example\n\n${samplesOf(call, baseUrl).map(fence).join('\n\n')}`,
    `## Answers\n\n${table(
      ['Status', 'Means', 'Costs'],
      call.answers.map((answer) => answerRow(call, answer)),
    )}`,
    ...call.answers.flatMap(({ status, examples }) => {
      const [first] = examples;
      return first === undefined ? [] : [`### ${status}\n\n${fence(jsonBlock(first))}`];
    }),
    batchNote(call),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function jsonBlock(value: unknown) {
  return { language: 'json', code: `${JSON.stringify(value, null, 2)}\n` };
}

/** What the name of the operation is good for besides. */
export function batchNote({ operation }: Call): string {
  return operations[operation].batch
    ? `In a [batch](/docs/api/run-batch) it is called \`${operation}\`.`
    : '';
}

function fence({ language, code }: { readonly language: string; readonly code: string }): string {
  return `\`\`\`${language}\n${code}\`\`\``;
}

function fieldTable(fields: readonly Field[]): string {
  return table(
    ['Field', 'Type', 'Needed', 'Value', 'What it is'],
    fields.map((field) => [
      `\`${field.name}\``,
      field.type,
      field.isRequired ? 'required' : 'optional',
      valueText(field),
      field.description,
    ]),
  );
}

function valueText({ bounds, values, defaultValue, isDeprecated }: Field): string {
  return [
    ...(isDeprecated ? ['deprecated'] : []),
    ...(values.length === 0 ? [] : [values.map((value) => `\`${value}\``).join(', ')]),
    ...(bounds === '' ? [] : [bounds]),
    ...(defaultValue === null ? [] : [`default \`${defaultValue}\``]),
  ].join('; ');
}

function answerRow(call: Call, answer: Answer): readonly string[] {
  return [answer.status, answerText(answer), costOf(call, answer)];
}

export function answerText({ codes, description }: Answer): string {
  if (codes.length === 0) return description;
  return codes
    .map(({ code, meaning }) => `[\`${code}\`](/docs/errors#${code}): ${meaning}`)
    .join(' ');
}
