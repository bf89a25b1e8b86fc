import { buildSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { type Point, unless } from './point.ts';
import { type Json, type Site, toList, toObject } from './site.ts';

const PROSE_CHARACTERS_MIN = 500;

/** Checks of Ora that are easily missed, under names of ours. */
export const ORA: readonly Point[] = [
  {
    name: 'challenge',
    check: async (site) => {
      const { status, headers } = await site.get('/v1/me');
      const challenge = headers.get('www-authenticate') ?? '';
      return unless(
        [status === 401, `/v1/me answers ${status} without a key`],
        [challenge.includes('resource_metadata='), 'the challenge names no resource_metadata'],
      );
    },
  },
  { name: 'advertisedEndpoints', check: checkAdvertisedEndpoints },
  { name: 'openapi', check: checkOpenApi },
  { name: 'graphqlDescriptions', check: checkGraphql },
  {
    name: 'llmsTxt',
    check: async (site) => {
      const [{ status, text }, full] = [
        await site.get('/llms.txt'),
        await site.get('/llms-full.txt'),
      ];
      return unless(
        [status === 200 && full.status === 200, `they answer ${status} and ${full.status}`],
        [/^# /.test(text), 'it begins with no title'],
        [text.length >= 100 && text.length < 30_000, `it has ${text.length} characters`],
      );
    },
  },
  {
    name: 'markdownTwins',
    check: async (site) => {
      const paths = ['/index.md', '/pricing.md', '/docs.md', '/models.md'];
      const types = await Promise.all(paths.map(async (path) => (await site.get(path)).type));
      return unless(
        ...paths.map(
          (path, i) =>
            [types[i]?.startsWith('text/markdown') === true, `${path} is ${types[i]}`] as const,
        ),
      );
    },
  },
  {
    name: 'realNotFound',
    check: async (site) => {
      const path = '/no-such-page-5f0c2c1e';
      const forms = [
        [await site.get(path, 'text/html'), 'text/html'],
        [await site.get(path, 'text/markdown'), 'text/markdown'],
        [await site.get(path), 'application/json'],
      ] as const;
      return unless(
        ...forms.map(
          ([{ status, type, text }, wanted]) =>
            [
              status === 404 && type.startsWith(wanted) && text.length >= 20,
              `for ${wanted} it is ${status} ${type}`,
            ] as const,
        ),
      );
    },
  },
  {
    name: 'aboutContactPrivacy',
    check: async (site) => {
      const paths = ['/about', '/contact', '/privacy'];
      const lengths = await Promise.all(
        paths.map(async (path) => (await site.get(path, 'text/markdown')).text.length),
      );
      return unless(
        ...paths.map(
          (path, i) =>
            [
              (lengths[i] ?? 0) >= PROSE_CHARACTERS_MIN,
              `${path} has ${lengths[i]} characters`,
            ] as const,
        ),
      );
    },
  },
  {
    name: 'mcpTools',
    check: async (site) => {
      const tools = toList((await site.get('/.well-known/mcp.json')).json['tools']).map(toObject);
      return unless(
        [tools.length > 0, 'the manifest lists none'],
        ...tools.map(
          ({ name, description, annotations }) =>
            [
              String(name).length >= 4 &&
                String(description ?? '').length >= 20 &&
                toObject(annotations)['readOnlyHint'] !== undefined,
              `${name} lacks a description or annotations`,
            ] as const,
        ),
      );
    },
  },
  {
    name: 'ask',
    check: async (site) => {
      const { status, json } = await site.get('/ask?q=What%20does%20a%20video%20cost');
      return unless(
        [status === 200, `it answers ${status}`],
        [toObject(json['_meta'])['version'] !== undefined, '_meta.version is missing'],
        [Array.isArray(json['results']), 'there are no results'],
      );
    },
  },
  {
    name: 'securityTxt',
    check: async (site) => {
      const { text } = await site.get('/.well-known/security.txt');
      const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
      return unless(
        [/^Contact: \S+$/m.test(text), 'it has no Contact'],
        [Date.parse(expires) > Date.now(), `it expires ${expires}`],
      );
    },
  },
];

async function checkAdvertisedEndpoints(site: Site): Promise<readonly string[]> {
  const { json } = await site.get('/.well-known/oauth-authorization-server');
  const addresses = Object.entries({ ...json, ...toObject(json['agent_auth']) }).filter(
    ([name, value]) => /_(endpoint|uri)$/.test(name) && typeof value === 'string',
  );
  const answers = await Promise.all(
    addresses.map(async ([name, value]) => ({
      name,
      status: (await site.send('OPTIONS', String(value))).status,
    })),
  );
  return unless(
    [addresses.length > 0, 'none is advertised'],
    ...answers.map(
      ({ name, status }) =>
        [status !== 404 && status < 500, `OPTIONS of ${name} is ${status}`] as const,
    ),
  );
}

async function checkOpenApi(site: Site): Promise<readonly string[]> {
  const { json } = await site.get('/openapi.json');
  const operations = Object.entries(toObject(json['paths'])).flatMap(([path, item]) =>
    Object.entries(toObject(item)).map(([method, value]) => ({
      path,
      method,
      ...toOperation(value),
    })),
  );
  const ids = new Set(operations.map(({ id }) => id));
  const generate = operations.find(({ path }) => path === '/v1/generate/video');
  const list = operations.find(({ path }) => path === '/v1/videos');
  return unless(
    [/^3\.1/.test(String(json['openapi'])), 'it is not OpenAPI 3.1'],
    [
      operations.length > 0 && ids.size === operations.length,
      'an operationId is missing or repeated',
    ],
    [operations.every(({ description }) => description !== ''), 'a description is missing'],
    [operations.every(({ responses }) => /4\d\d/.test(responses)), 'an operation has no 4xx'],
    [
      /idempotency/i.test(generate?.parameters ?? ''),
      'Idempotency-Key is no parameter of the submit',
    ],
    [/202/.test(generate?.responses ?? ''), 'the submit has no 202'],
    [/cursor/.test(list?.parameters ?? ''), 'the list has no cursor'],
    [
      operations.some(({ security }) => /\["\w+:\w+"\]/.test(security)),
      'no operation names its scope',
    ],
  );
}

function toOperation(value: unknown) {
  const operation: Json = toObject(value);
  return {
    id: String(operation['operationId'] ?? ''),
    description: String(operation['description'] ?? ''),
    parameters: JSON.stringify(operation['parameters'] ?? []),
    responses: Object.keys(toObject(operation['responses'])).join(' '),
    security: JSON.stringify(operation['security'] ?? []),
  };
}

async function checkGraphql(site: Site): Promise<readonly string[]> {
  const schema = buildSchema((await site.get('/graphql/schema.graphql')).text);
  const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const withFields = own.filter(
    (type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type),
  );
  const silent = [
    ...own.filter(({ description }) => !description),
    ...withFields.flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ description }) => !description)
        .map(({ name }) => ({ name: `${type.name}.${name}` })),
    ),
  ];
  return silent.map(({ name }) => `${name} is not described`);
}
