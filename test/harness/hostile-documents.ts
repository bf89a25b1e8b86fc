const times = (count: number, write: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ');

const WHOLE_MODEL =
  'id name type description creditCost aspectRatios durations acceptsImage available unavailableReason';
const WHOLE_TYPE =
  'kind name description fields { name description args { name description } type { name fields { name } } }';

/** Documents that are within every limit, or refused, and made to be expensive. */
export const HOSTILE_DOCUMENTS: readonly (readonly [what: string, query: string])[] = [
  ['aliased schemas', `{ ${times(30, (i) => `a${i}: __schema { types { ${WHOLE_TYPE} } }`)} }`],
  ['one schema twice', `{ ${times(2, (i) => `a${i}: __schema { types { ${WHOLE_TYPE} } }`)} }`],
  ['types by name', `{ ${times(30, (i) => `a${i}: __type(name: "Query") { ${WHOLE_TYPE} }`)} }`],
  [
    'whole pages',
    `{ ${times(8, (i) => `a${i}: models(first: 100) { edges { node { ${WHOLE_MODEL} } } }`)} }`,
  ],
  [
    'quotes',
    `{ ${times(30, (i) => `a${i}: quote(model: "kinora_motion_1", quantity: 1000) { quantity }`)} }`,
  ],
  [
    'unknown jobs',
    `{ ${times(30, (i) => `a${i}: job(id: "sbx_${'A'.repeat(100)}${i}") { id }`)} }`,
  ],
  ['unknown nodes', `{ ${times(30, (i) => `a${i}: node(id: "${'A'.repeat(150)}${i}") { id }`)} }`],
  ['unknown fields', `{ ${times(490, (i) => `field${i}`)} }`],
  ['one unknown field', `{ ${'modells '.repeat(490)} }`],
  ['arguments', `{ models(${times(600, (i) => `a${i}: 1`)}) { totalCount } }`],
  ['variables', `query(${times(500, (i) => `$v${i}: Int`)}) { __typename }`],
  ['directives', `{ __typename ${'@skip(if: false) '.repeat(450)} }`],
  ['fragments', `{ ...F0 } ${times(100, (i) => `fragment F${i} on Query { ...F${i + 1} }`)}`],
  ['fields that overlap', `{ ${times(240, () => 'models { totalCount }')} }`],
  ['long text', `{ model(id: "${'a'.repeat(7_900)}") { id } }`],
  ['a block of text', `{ model(id: """${'\n  a'.repeat(1_900)}""") { id } }`],
  ['quotes that never end', `{ ${'"""'.repeat(2_600)}`],
  ['comments', '#\n'.repeat(3_990)],
  ['lists', `{ models(first: ${'['.repeat(90)}${']'.repeat(90)}) { totalCount } }`],
  ['a long list', `{ models(first: [${'1 '.repeat(3_900)}]) { totalCount } }`],
  ['brackets', '{'.repeat(7_990)],
  [
    'mutations',
    `mutation { ${times(30, (i) => `a${i}: generateVideo(input: { prompt: "${'n u d e '.repeat(20)}", sandbox: true }) { errors { code } }`)} }`,
  ],
];

/** Each is repeated up to the longest prompt; the safety gate looks through many disguises. */
const PROMPT_PARTS = [
  ...[
    'a',
    'a ',
    '1 ',
    'a1',
    'a.b',
    'é',
    'e\u0301',
    '\u200b',
    '漢',
    'ア ',
    'n u d e ',
    'l33t ',
    'a-',
    '$1',
  ],
  ...[
    'aaaaaaaaab ',
    '11111yyyyyooooo ',
    'дддддееееетттттиииии ',
    '\ufdfa',
    '㌀',
    'д е т и ',
    'ال ',
    '😀',
  ],
  ...['child naked ', 'kill ', '\u0301', '!a'],
];

export const HOSTILE_PROMPTS: readonly string[] = PROMPT_PARTS.map((part) =>
  part.repeat(Math.floor(4_000 / part.length)),
);
