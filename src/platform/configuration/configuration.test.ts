import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { configurationDocument } from './document.ts';
import { findMisspelt, readConfiguration, refuseUnsafe } from './index.ts';

test('an empty environment is a complete configuration for development', () => {
  expect(readConfiguration({})).toEqual({
    environment: 'development',
    allowUnsafe: [],
    serviceName: 'Kinora',
    contactEmail: null,
    operator: { name: null, address: null, taxId: null },
    port: 8080,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:8080',
    authUrl: 'http://localhost:8080/issuer',
    dataDir: './data',
    logLevel: 'warn',
    metricsToken: null,
    database: { kind: 'embedded' },
    databasePoolSize: 20,
    workerConcurrency: 8,
    renderMemoryMegabytes: 1024,
    workerPort: null,
    redisUrl: null,
    assets: { kind: 'folder', folder: 'data/assets' },
    moderation: null,
    webhookPrivateOrigins: [],
    trustProxy: false,
    rateLimitMultiplier: 1,
    smtpUrl: null,
    mailFrom: 'Kinora <no-reply@localhost>',
    signInWith: { google: null, github: null, oidc: null },
    billing: { kind: 'sandbox' },
    providers: {
      fal: null,
      replicate: null,
      google: null,
      runway: null,
      luma: null,
      xai: null,
      alibaba: null,
      black_forest_labs: null,
      comfyui: null,
    },
    providerAddresses: {
      fal: 'https://queue.fal.run',
      replicate: 'https://api.replicate.com/v1',
      google: 'https://generativelanguage.googleapis.com/v1beta',
      runway: 'https://api.dev.runwayml.com/v1',
      luma: 'https://api.lumalabs.ai/dream-machine/v1',
      xai: 'https://api.x.ai/v1',
      alibaba: 'https://dashscope-intl.aliyuncs.com/api/v1',
      black_forest_labs: 'https://api.bfl.ai/v1',
    },
    comfyuiWorkflows: { video: null, image: null },
  });
});

test('production listens on every address and logs requests', () => {
  expect(readConfiguration({ NODE_ENV: 'production' })).toMatchObject({
    host: '0.0.0.0',
    logLevel: 'info',
  });
});

test('the base address follows the port and loses a trailing slash', () => {
  expect(readConfiguration({ PORT: '9000' }).baseUrl).toBe('http://localhost:9000');
  expect(readConfiguration({ BASE_URL: 'https://api.example.com/' }).baseUrl).toBe(
    'https://api.example.com',
  );
});

test('the address of a provider can be overridden', () => {
  const { providerAddresses } = readConfiguration({
    FAL_BASE_URL: 'https://proxy.example.com/fal/',
  });
  expect(providerAddresses.fal).toBe('https://proxy.example.com/fal');
});

test('a bucket with its keys takes the place of the folder', () => {
  const keys = { S3_BUCKET: 'assets', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(readConfiguration(keys).assets).toEqual({
    kind: 's3',
    endpoint: null,
    region: 'us-east-1',
    bucket: 'assets',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    prefix: '',
    forcePathStyle: false,
  });
  expect(
    readConfiguration({ ...keys, S3_ENDPOINT: 'http://minio:9000/', S3_PREFIX: 'a/b' }).assets,
  ).toMatchObject({ endpoint: 'http://minio:9000', prefix: 'a/b', forcePathStyle: true });
});

test('a moderation service is asked after our rules, and missed without harm by default', () => {
  expect(readConfiguration({ MODERATION_URL: 'https://m.example/v1/moderations' })).toMatchObject({
    moderation: { url: 'https://m.example/v1/moderations', key: null, onOutage: 'rules' },
  });
});

test('the operator is named as given', () => {
  expect(
    readConfiguration({
      OPERATOR_NAME: 'Ada Lovelace GmbH',
      OPERATOR_ADDRESS: 'Street 1, 10115 Berlin',
    }),
  ).toMatchObject({ operator: { name: 'Ada Lovelace GmbH', address: 'Street 1, 10115 Berlin' } });
});

test('an empty variable counts as not set', () => {
  expect(readConfiguration({ PORT: '', FAL_KEY: ' ' })).toMatchObject({
    port: 8080,
    providers: { fal: null },
  });
});

test.each([
  ['off', false],
  ['on', true],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
])('TRUST_PROXY=%s is understood', (text, value) => {
  expect(readConfiguration({ TRUST_PROXY: text }).trustProxy).toEqual(value);
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a"'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1"'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, not "prod"'],
  [
    { BASE_URL: 'localhost:8080' },
    'BASE_URL must be an address that starts with http:// or https:// and has no path, not "localhost:8080"',
  ],
  [
    { BASE_URL: 'https://example.com/kinora' },
    'BASE_URL must be an address that starts with http:// or https:// and has no path, not "https://example.com/kinora"',
  ],
  [
    { BASE_URL: 'https://example.com/?a=b' },
    'BASE_URL must be an address that starts with http:// or https:// and has no path, not "https://example.com/?a=b"',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, not "loud"',
  ],
  [
    { RATE_LIMIT_MULTIPLIER: '0' },
    'RATE_LIMIT_MULTIPLIER must be a number from 0.01 to 1000000, not "0"',
  ],
  [
    { TRUST_PROXY: 'maybe' },
    'TRUST_PROXY must be off, on, a number of hops, or addresses and networks separated by commas, not "maybe"',
  ],
  [
    { DATABASE_URL: 'mysql://root:secret@db/kinora' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together'],
  [
    { OIDC_ISSUER: 'https://id.example.com' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together',
  ],
  [{ S3_BUCKET: 'assets' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together'],
  [
    { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together',
  ],
  [
    { S3_BUCKET: 'assets', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_PREFIX: '/x/' },
    'S3_PREFIX must be a path without a slash at its ends, not "/x/"',
  ],
  [
    { ALLOW_UNSAFE: 'http,https' },
    'ALLOW_UNSAFE must be some of no-mail, http, play-money, any-proxy, separated by commas, not "http,https"',
  ],
  [{ MODERATION_KEY: 'x' }, 'MODERATION_KEY needs MODERATION_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be text of at least 16 visible characters'],
])('a bad value stops the start with one line that names it: %o', (environment, line) => {
  expect(() => readConfiguration(environment)).toThrow(new OperatorError(line));
});

test('docs/configuration.md is printed from the same table', () => {
  const committed = readFileSync(
    new URL('../../../docs/configuration.md', import.meta.url),
    'utf8',
  );
  expect(committed).toBe(configurationDocument());
});

test('payments are taken by the sandbox in development, by nobody in production, and by Stripe when it is told', () => {
  expect(readConfiguration({}).billing).toEqual({ kind: 'sandbox' });
  expect(readConfiguration({ NODE_ENV: 'production' }).billing).toEqual({ kind: 'off' });
  const told = { NODE_ENV: 'production', BILLING_PROCESSOR: 'sandbox' };
  expect(readConfiguration(told).billing).toEqual({ kind: 'sandbox' });
  const stripe = {
    BILLING_PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'rk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readConfiguration(stripe).billing).toEqual({
    kind: 'stripe',
    secretKey: 'rk_test_1',
    webhookSecret: 'whsec_1',
    address: 'https://api.stripe.com',
  });
  expect(() => readConfiguration({ BILLING_PROCESSOR: 'stripe' })).toThrow(
    'BILLING_PROCESSOR=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
  );
});

test('a live key of Stripe stops the start, whoever takes the payments, and is not printed', () => {
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1', 'pk_test_1', 'sk_test_']) {
    for (const BILLING_PROCESSOR of ['stripe', 'sandbox', 'off']) {
      expect(() => readConfiguration({ BILLING_PROCESSOR, STRIPE_SECRET_KEY })).toThrow(
        new OperatorError('STRIPE_SECRET_KEY must be a test-mode key (sk_test_… or rk_test_…)'),
      );
    }
  }
});

const SAFE = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail',
  BASE_URL: 'https://api.example.com',
};

test('production starts with mail, https, and a proxy that has a name', () => {
  for (const more of [
    {},
    { BASE_URL: 'http://localhost:8080' },
    { BASE_URL: 'http://127.0.0.1' },
    { BASE_URL: 'http://[::1]:8080' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '10.0.0.0/8,fd00::/8' },
    { BILLING_PROCESSOR: 'sandbox' },
    { BILLING_PROCESSOR: 'sandbox', COMFYUI_URL: 'http://gpu:8188' },
    { FAL_KEY: 'x' },
  ]) {
    expect(() => refuseUnsafe(readConfiguration({ ...SAFE, ...more }))).not.toThrow();
  }
});

test.each([
  [
    'no-mail',
    { SMTP_URL: '' },
    'SMTP_URL is not set, so sign-in links would be written to the log',
  ],
  [
    'http',
    { BASE_URL: 'http://api.example.com' },
    'BASE_URL is http://api.example.com: passwords and keys need https',
  ],
  [
    'http',
    { BASE_URL: 'http://localhost.example.com' },
    'BASE_URL is http://localhost.example.com: passwords and keys need https',
  ],
  [
    'http',
    { AUTH_URL: 'http://auth.example.com' },
    'AUTH_URL is http://auth.example.com: tokens need https',
  ],
  [
    'play-money',
    { BILLING_PROCESSOR: 'sandbox', XAI_API_KEY: 'x' },
    'BILLING_PROCESSOR is sandbox, so play money would buy what model providers charge you for',
  ],
  ...['on', '0.0.0.0/0', '10.0.0.0/8,::/0', '0.0.0.0/1,128.0.0.0/1'].map(
    (TRUST_PROXY) =>
      [
        'any-proxy',
        { TRUST_PROXY },
        'TRUST_PROXY trusts everybody, so anybody could choose the address that is counted',
      ] as const,
  ),
] as const)('production refuses %s, unless it is meant: %o', (name, bad, line) => {
  const environment = { ...SAFE, ...bad };
  expect(() => refuseUnsafe(readConfiguration(environment))).toThrow(
    new OperatorError(`${line} (ALLOW_UNSAFE=${name} if that is meant)`),
  );
  for (const more of [{ ALLOW_UNSAFE: name }, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }]) {
    expect(() => refuseUnsafe(readConfiguration({ ...environment, ...more }))).not.toThrow();
  }
});

test('everything that production refuses is named at once', () => {
  const environment = { NODE_ENV: 'production', BASE_URL: 'http://x.example', TRUST_PROXY: 'on' };
  const refusal = () => refuseUnsafe(readConfiguration(environment));
  expect(refusal).toThrow(/^SMTP_URL .*\nBASE_URL .*\nTRUST_PROXY .*$/);
});

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['KINORA_SMTP_URL', 'SMTP_URL'],
  ['KINORA_PORT', 'PORT'],
  ['PROT', 'PORT'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATBASE_URL', 'DATABASE_URL'],
  ['BASEURL', undefined],
  ['TRUST_PROXIES', undefined],
  ['TRUSTED_PROXY', undefined],
  ['GOGLE_API_KEY', 'GOOGLE_API_KEY'],
  ['REPLICATE_API_TOKENS', 'REPLICATE_API_TOKEN'],
  ['BILLING_PROCESOR', 'BILLING_PROCESSOR'],
])('%s is taken for %s', (given, meant) => {
  const found = meant === undefined ? [] : [{ given, meant }];
  expect(findMisspelt({ [given]: 'x', PATH: '/bin' })).toEqual(found);
});

test('variables of other programs, and lookalikes of what is set, are left alone', () => {
  const others = [
    ...[
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'PATH',
      'PWD',
      'SHELL',
      'TERM',
      'USER',
      'LANG',
      'LOGNAME',
      'MAIL',
    ],
    ...['POST', 'SORT', 'SPORT', 'PORTS', 'HOSTS', 'NODE_PATH', 'NODE_OPTIONS', 'NODE_VERSION'],
    ...['OPENAI_API_KEY', 'ZAI_API_KEY', 'AI_API_KEY', 'PAL_KEY', 'LLAMA_API_KEY', 'ZAI_BASE_URL'],
    ...['AWS_REGION', 'AWS_SECRET_ACCESS_KEY', 'S3_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_KEY'],
    ...['GITHUB_TOKEN', 'GITHUB_CLIENT', 'GITLAB_CLIENT_ID', 'GOOGLE_APPLICATION_CREDENTIALS'],
    ...['npm_command', 'npm_config_cache', 'DATA_HOME', 'LOG_FILE', 'MAIL_TO', 'REDIS_HOST'],
  ];
  expect(findMisspelt(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  expect(findMisspelt({ SMTP_URI: 'x', SMTP_URL: 'smtp://mail' })).toEqual([]);
  expect(findMisspelt({ SMTP_ULR: ' ' })).toEqual([]);
});
