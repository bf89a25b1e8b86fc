import type { HostileRequest } from './cost-of.ts';
import type { ServedRoute } from './routes-of.ts';

type Variant = readonly [what: string, text: string];

const repeat = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
function numbered<Item>(count: number, write: (i: number) => Item): Item[] {
  return Array.from({ length: count }, (_, i) => write(i));
}

/** The longest address is 32 KiB, the longest head 64 KiB, the largest body 1 MiB, of 10,000 values. */
const ADDRESS = 32_000;
const HEADER = 40_000;
const BODY = 1_040_000;
const VALUES = 9_990;

const PARAMETERS: readonly Variant[] = [
  ['long', repeat('a', ADDRESS)],
  ['percent-encoded', repeat('%C3%A9', ADDRESS)],
  ['null bytes', repeat('%00', 3_000)],
  ['a long id of the sandbox', `sbx_${repeat('A9', ADDRESS)}`],
];

const QUERIES: readonly Variant[] = [
  ['one long value', `cursor=${repeat('QQ', ADDRESS)}`],
  ['one field many times', repeat('limit=1&', ADDRESS)],
  ['many fields', numbered(3_500, (i) => `k${i}=1`).join('&')],
  ['percent-encoded', `type=${repeat('%C3%A9', ADDRESS)}`],
  ['broken percent-encoding', `limit=${repeat('%', ADDRESS)}`],
  ['a long number', `limit=${repeat('9', ADDRESS)}&quantity=${'9'.repeat(100)}`],
  ['brackets', `${repeat('a[b]', 16_000)}=1`],
];

/** Together, because looking at one does not depend on the others. */
const HEADERS: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['a long token', { authorization: `Bearer ${repeat('x', HEADER)}` }],
  ['a token behind blanks', { authorization: `Bearer${repeat(' ', HEADER)}x\t` }],
  ['many cookies', { cookie: numbered(2_500, (i) => `kinora.c${i}=${i}`).join('; ') }],
  ['a long session', { cookie: `kinora.session_token=${repeat('x.%', HEADER)}` }],
  [
    'long preferences',
    {
      accept: repeat('text/html;q=0.1,', 20_000),
      'accept-encoding': repeat('gzip ', 10_000),
      'if-none-match': repeat('W/"x", ', 20_000),
      range: `bytes=${repeat('0-1,', 10_000)}`,
    },
  ],
  [
    'long ids',
    {
      accept: `a/b${repeat(' ', 10_000)}c`,
      'x-request-id': repeat('a', 10_000),
      'idempotency-key': repeat('a', 10_000),
      'last-event-id': repeat('a', 10_000),
      'x-sandbox-outcome': repeat('a', 5_000),
      'user-agent': repeat('(', 5_000),
      range: `bytes=${repeat('9', 5_000)}-`,
    },
  ],
  [
    'long addresses and signatures',
    {
      'x-forwarded-for': repeat('1.2.3.4, ', 20_000),
      origin: `http://${repeat('a.', 10_000)}`,
      'stripe-signature': repeat('t=1,v1=a,', 10_000),
      'sandbox-signature': repeat('t=1,v1=a,', 10_000),
    },
  ],
];

const CONTENT_TYPES: readonly Variant[] = [
  ['blanks in the type', `application/json${repeat(' ', HEADER)}x`],
  ['a long type', `application/${repeat('a+', HEADER)}`],
  ['a long type of a form', `application/x-www-form-urlencoded${repeat(' ;', HEADER)}`],
];

/** Fields that some operation or page reads, so that what is in them is looked at. */
const FIELDS = [
  ...[
    'prompt',
    'model',
    'imageUrl',
    'image_url',
    'aspect_ratio',
    'email',
    'password',
    'name',
    'token',
  ],
  ...['client_id', 'client_secret', 'grant_type', 'scope', 'identity', 'idempotencyKey', 'skuId'],
  ...['card_number', 'once', 'returnTarget', 'query', 'operationName'],
];

const object = (entries: readonly (readonly [string, unknown])[]) =>
  JSON.stringify(Object.fromEntries(entries));
const fill = (value: unknown) => object(FIELDS.map((field) => [field, value]));
const perField = Math.floor(BODY / FIELDS.length) - 40;

const JSON_BODIES: readonly Variant[] = [
  ['many unknown fields', object(numbered(VALUES, (i) => `k${i}`).map((key) => [key, 1]))],
  [
    'few very long unknown fields',
    object(numbered(10, (i) => `${i}${repeat('k', 100_000)}`).map((key) => [key, 1])),
  ],
  ['long texts', fill(repeat('a ', perField))],
  ['long texts of escapes', fill(repeat('é', perField / 6)).replaceAll('é', '\\u00e9')],
  ['long texts of other scripts', fill(repeat('漢', perField / 3))],
  ['lists', fill(numbered(400, (i) => i))],
  ['deep lists', `{"prompt":${'['.repeat(62)}${']'.repeat(62)}}`],
  ['a long number', `{"quantity":${repeat('9', BODY)}}`],
  ['blanks', `{${repeat(' \n', BODY)}}`],
  ['a text that never ends', `{"prompt":"${repeat('a', BODY)}`],
  ['backslashes', `{"prompt":"${repeat('\\\\', BODY)}"}`],
  [
    'many items',
    JSON.stringify({
      items: numbered(3_000, () => ({ model: 'x' })),
      operations: numbered(900, () => ({ operation: 'x' })),
    }),
  ],
  [
    'many operations',
    JSON.stringify({
      operations: numbered(20, (i) => ({
        id: String(i),
        operation: 'models.quote',
        params: { items: numbered(50, () => ({ model: 'kinora_motion_1', quantity: 1_000 })) },
      })),
    }),
  ],
  [
    'fifty quotes',
    JSON.stringify({ items: numbered(50, () => ({ model: 'kinora_motion_1', quantity: 1_000 })) }),
  ],
  [
    'names of prototypes',
    JSON.stringify({ constructor: {}, toString: 1, prompt: { constructor: 1 } }).replace(
      '{',
      '{"__proto__":{},',
    ),
  ],
];

const FORMS: readonly Variant[] = [
  ['many fields', numbered(VALUES, (i) => `k${i}=1`).join('&')],
  ['one field many times', repeat('email=a&', 8 * VALUES)],
  ['long texts', FIELDS.map((field) => `${field}=${repeat('a+', perField)}`).join('&')],
  [
    'percent-encoded texts',
    FIELDS.map((field) => `${field}=${repeat('%C3%A9', perField)}`).join('&'),
  ],
  ['separators', repeat('&', BODY)],
  ['broken percent-encoding', `email=${repeat('%', BODY)}`],
  ['few very long names', numbered(10, (i) => `${i}${repeat('k', 100_000)}=1`).join('&')],
  [
    'an address made to be searched',
    `email=${repeat('a.', 200_000)}@${repeat('b.', 200_000)}&password=${repeat('x', 100_000)}`,
  ],
];

const MULTIPART = `--x\r\n${repeat('Content-Disposition: form-data; name="a"\r\n\r\nb\r\n--x\r\n', BODY)}--`;

type Credential = Readonly<Record<string, string>>;

/** Requests for one route that are within every limit of size, and made to be expensive. */
export function* hostileRequests(
  route: ServedRoute,
  credential: Credential,
): Generator<HostileRequest> {
  const { method, path } = route;
  const plain = path.replaceAll(/:\w+/g, 'x');
  const name = `${method} ${path}`;
  if (path.includes(':')) {
    for (const [what, value] of PARAMETERS) {
      const filled = path.replace(/:\w+/, () => value).replaceAll(/:\w+/g, 'x');
      yield {
        what: `${name}: ${what} in the path`,
        method,
        path: filled.slice(0, 32_700),
        headers: credential,
      };
    }
  }
  for (const [what, query] of QUERIES) {
    yield {
      what: `${name}: ${what} in the query`,
      method,
      path: `${plain}?${query}`.slice(0, 32_700),
      headers: credential,
    };
  }
  for (const [what, headers] of HEADERS) {
    yield { what: `${name}: ${what}`, method, path: plain, headers: { ...credential, ...headers } };
  }
  if (method === 'POST') yield* hostileBodies({ method, path: plain }, credential, name);
}

function* hostileBodies(
  { method, path }: ServedRoute,
  credential: Credential,
  name: string,
): Generator<HostileRequest> {
  for (const [what, type] of CONTENT_TYPES) {
    const headers = { ...credential, 'content-type': type };
    yield { what: `${name}: ${what}`, method, path, headers, body: Buffer.from('{}') };
  }
  for (const [type, bodies] of [
    ['application/json', JSON_BODIES],
    ['application/x-www-form-urlencoded', FORMS],
    ['multipart/form-data; boundary=x', [['parts', MULTIPART] as const]],
  ] as const) {
    for (const [what, text] of bodies) {
      const body = Buffer.from(text).subarray(0, 1_048_576);
      yield {
        what: `${name}: ${what} as ${type}`,
        method,
        path,
        headers: { ...credential, 'content-type': type },
        body,
      };
    }
  }
}
