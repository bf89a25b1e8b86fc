import {
  address,
  integer,
  number,
  oneOf,
  someOf,
  text,
  trustedProxies,
  webOrigin,
} from './kinds.ts';
import { operatorSettings } from './operator-settings.ts';
import { comfyuiWorkflow, providerAddress, providerKey, setting, signInClient } from './setting.ts';
import { webhookSettings } from './webhook-settings.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const UNSAFE = ['no-mail', 'http', 'play-money', 'any-proxy'] as const;
/** What production refuses unless it is said to be meant. */
export type Unsafe = (typeof UNSAFE)[number];

/** Every environment variable, in the order of the documentation. */
export const settings = {
  NODE_ENV: setting({
    group: 'Service',
    meaning: 'Turns on what only one environment should have.',
    kind: oneOf('development', 'production', 'test'),
    fallback: 'development',
  }),
  ALLOW_UNSAFE: setting({
    group: 'Service',
    meaning:
      'What production may do although it could harm people: run without `SMTP_URL`, under an http address, with sandbox billing beside keys of model providers, or with a `TRUST_PROXY` that trusts everybody. See `docs/deployment.md`.',
    kind: someOf(...UNSAFE),
    fallback: null,
  }),
  SERVICE_NAME: setting({
    group: 'Service',
    meaning: 'The name that people and agents see.',
    kind: text('text of at most 40 characters', /^\S.{0,39}$/),
    fallback: 'Kinora',
  }),
  ...operatorSettings,
  PORT: setting({
    group: 'Service',
    meaning: 'Port of the HTTP server; 0 takes any free one.',
    kind: integer(0, 65_535),
    fallback: '8080',
  }),
  HOST: setting({
    group: 'Service',
    meaning: 'Address the HTTP server listens on.',
    kind: text('an IP address or host name', /^[\w.:-]+$/),
    fallback: null,
    fallbackInWords: '`127.0.0.1`; `0.0.0.0` with `NODE_ENV=production`',
  }),
  BASE_URL: setting({
    group: 'Service',
    meaning: 'The address under which clients reach the service.',
    kind: webOrigin,
    fallback: null,
    fallbackInWords: '`http://localhost:$PORT`',
  }),
  AUTH_URL: setting({
    group: 'Service',
    meaning: 'The address of the OAuth issuer. On another host the server answers by `Host`.',
    kind: address('http', 'https'),
    fallback: null,
    fallbackInWords: '`$BASE_URL/issuer`',
  }),
  DATA_DIR: setting({
    group: 'Service',
    meaning: 'Folder of the embedded database, of what was made, and of development mail.',
    kind: text('a folder'),
    fallback: './data',
  }),
  LOG_LEVEL: setting({
    group: 'Service',
    meaning: 'How much is logged; requests are logged at `info`.',
    kind: oneOf(...LOG_LEVELS),
    fallback: null,
    fallbackInWords: '`warn`; `info` with `NODE_ENV=production`',
  }),
  METRICS_TOKEN: setting({
    group: 'Service',
    meaning: 'Bearer token for `GET /metrics` (Prometheus). Without it there is no such endpoint.',
    kind: text('text of at least 16 visible characters', /^[\x21-\x7e]{16,}$/),
    fallback: null,
    secret: true,
  }),
  DATABASE_URL: setting({
    group: 'Scale-out',
    meaning: 'PostgreSQL 15 or newer. Without it an embedded PostgreSQL runs in `DATA_DIR`.',
    kind: address('postgres', 'postgresql'),
    fallback: null,
    secret: true,
  }),
  DATABASE_POOL_SIZE: setting({
    group: 'Scale-out',
    meaning:
      'Connections to PostgreSQL that one process opens at most; payments have up to 4 more of their own.',
    kind: integer(1, 500),
    fallback: '20',
  }),
  WORKER_CONCURRENCY: setting({
    group: 'Scale-out',
    meaning:
      'Tasks at vendors that one worker process runs at once. Rendering here comes on top: as many images as there are processors, and a video for every four of them.',
    kind: integer(1, 200),
    fallback: '8',
  }),
  RENDER_MEMORY_MB: setting({
    group: 'Scale-out',
    meaning:
      'Memory that one render of the embedded models may have; a render that needs more fails.',
    kind: integer(64, 65_536),
    fallback: '1024',
  }),
  WORKER_PORT: setting({
    group: 'Scale-out',
    meaning:
      'Port on which a worker that runs alone answers `/healthz`, `/readyz` and `/metrics`. Without it, it answers nothing.',
    kind: integer(0, 65_535),
    fallback: null,
  }),
  REDIS_URL: setting({
    group: 'Scale-out',
    meaning: 'Redis that counts request rates for all processes. Without it each process counts.',
    kind: address('redis', 'rediss'),
    fallback: null,
    secret: true,
  }),
  S3_BUCKET: setting({
    group: 'Scale-out',
    meaning: 'Bucket that keeps what was made. Without it files are kept in `DATA_DIR/assets`.',
    kind: text('the name of a bucket', /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i),
    fallback: null,
  }),
  S3_REGION: setting({
    group: 'Scale-out',
    meaning: 'Region of the bucket.',
    kind: text('the name of a region', /^[\w-]+$/),
    fallback: 'us-east-1',
  }),
  S3_ENDPOINT: setting({
    group: 'Scale-out',
    meaning: 'Address of a service that speaks S3, such as MinIO or Cloudflare R2.',
    kind: address('http', 'https'),
    fallback: null,
    fallbackInWords: 'Amazon S3',
  }),
  S3_ACCESS_KEY_ID: setting({
    group: 'Scale-out',
    meaning: 'Key that may read, write and delete in the bucket.',
    kind: text(),
    fallback: null,
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting({
    group: 'Scale-out',
    meaning: 'Its secret.',
    kind: text(),
    fallback: null,
    secret: true,
  }),
  S3_PREFIX: setting({
    group: 'Scale-out',
    meaning: 'Put before every name in the bucket, for one that is shared.',
    kind: text('a path without a slash at its ends', /^[\w.-]+(\/[\w.-]+)*$/),
    fallback: null,
  }),
  TRUST_PROXY: setting({
    group: 'Scale-out',
    meaning:
      'Whose `X-Forwarded-For` decides the client address: `off`, `on`, a number of hops, or a list of networks.',
    kind: trustedProxies,
    fallback: 'off',
  }),
  RATE_LIMIT_MULTIPLIER: setting({
    group: 'Scale-out',
    meaning: 'Multiplies every request-rate limit; for load tests.',
    kind: number(0.01, 1_000_000),
    fallback: '1',
  }),
  SMTP_URL: setting({
    group: 'People',
    meaning:
      'Mail server. Without it mail is written to `DATA_DIR/mail`, and the log names the file.',
    kind: address('smtp', 'smtps'),
    fallback: null,
    secret: true,
  }),
  MAIL_FROM: setting({
    group: 'People',
    meaning: 'Sender of mail.',
    kind: text('an address, as in "Kinora <hello@example.com>"', /^[^\r\n]*@[^\r\n]*$/),
    fallback: null,
    fallbackInWords: '`$SERVICE_NAME <no-reply@` host of `$BASE_URL``>`',
  }),
  GOOGLE_CLIENT_ID: signInClient('Google', 'id'),
  GOOGLE_CLIENT_SECRET: signInClient('Google', 'secret'),
  GITHUB_CLIENT_ID: signInClient('GitHub', 'id'),
  GITHUB_CLIENT_SECRET: signInClient('GitHub', 'secret'),
  OIDC_ISSUER: setting({
    group: 'People',
    meaning: 'Any OpenID Connect issuer that people may sign in with.',
    kind: address('http', 'https'),
    fallback: null,
  }),
  OIDC_NAME: setting({
    group: 'People',
    meaning: 'What people call that issuer.',
    kind: text('text of at most 40 characters', /^\S.{0,39}$/),
    fallback: 'single sign-on',
  }),
  OIDC_CLIENT_ID: signInClient('`OIDC_ISSUER`', 'id'),
  OIDC_CLIENT_SECRET: signInClient('`OIDC_ISSUER`', 'secret'),
  ...webhookSettings,
  MODERATION_URL: setting({
    group: 'Safety',
    meaning:
      'Service that judges prompts after our own rules, with the interface of OpenAI `/v1/moderations`.',
    kind: address('http', 'https'),
    fallback: null,
  }),
  MODERATION_KEY: setting({
    group: 'Safety',
    meaning: 'Bearer token for that service.',
    kind: text(),
    fallback: null,
    secret: true,
  }),
  MODERATION_OUTAGE: setting({
    group: 'Safety',
    meaning:
      'When that service is out of reach: `rules` lets our own rules decide alone, `refuse` answers 503.',
    kind: oneOf('rules', 'refuse'),
    fallback: 'rules',
  }),
  BILLING_PROCESSOR: setting({
    group: 'Billing',
    meaning:
      'Who takes payments: `sandbox` (built in, no real money), `stripe` (test mode only), or `off`.',
    kind: oneOf('sandbox', 'stripe', 'off'),
    fallback: null,
    fallbackInWords: '`sandbox`; `off` with `NODE_ENV=production`',
  }),
  STRIPE_SECRET_KEY: setting({
    group: 'Billing',
    meaning: 'Secret or restricted key of Stripe. Live keys are refused.',
    kind: text('a test-mode key (sk_test_… or rk_test_…)', /^(sk|rk)_test_\w+$/),
    fallback: null,
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    group: 'Billing',
    meaning: 'Signing secret of the webhook endpoint at Stripe.',
    kind: text('a signing secret (whsec_…)', /^whsec_\S+$/),
    fallback: null,
    secret: true,
  }),
  STRIPE_BASE_URL: setting({
    group: 'Billing',
    meaning: 'Address of the API of Stripe, for a proxy or a stand-in.',
    kind: address('http', 'https'),
    fallback: 'https://api.stripe.com',
  }),
  FAL_KEY: providerKey('fal'),
  REPLICATE_API_TOKEN: providerKey('Replicate'),
  GOOGLE_API_KEY: providerKey('Google (Gemini API)'),
  RUNWAY_API_KEY: providerKey('Runway'),
  LUMA_API_KEY: providerKey('Luma'),
  XAI_API_KEY: providerKey('xAI'),
  ALIBABA_API_KEY: providerKey('Alibaba Cloud (Model Studio)'),
  BFL_API_KEY: providerKey('Black Forest Labs'),
  COMFYUI_URL: setting({
    group: 'Model providers',
    meaning: 'Address of a ComfyUI server. Its models are available when it is set.',
    kind: address('http', 'https'),
    fallback: null,
  }),
  COMFYUI_VIDEO_WORKFLOW: comfyuiWorkflow('video'),
  COMFYUI_IMAGE_WORKFLOW: comfyuiWorkflow('image'),
  FAL_BASE_URL: providerAddress('fal', 'https://queue.fal.run'),
  REPLICATE_BASE_URL: providerAddress('Replicate', 'https://api.replicate.com/v1'),
  GOOGLE_BASE_URL: providerAddress('Google', 'https://generativelanguage.googleapis.com/v1beta'),
  RUNWAY_BASE_URL: providerAddress('Runway', 'https://api.dev.runwayml.com/v1'),
  LUMA_BASE_URL: providerAddress('Luma', 'https://api.lumalabs.ai/dream-machine/v1'),
  XAI_BASE_URL: providerAddress('xAI', 'https://api.x.ai/v1'),
  ALIBABA_BASE_URL: providerAddress('Alibaba Cloud', 'https://dashscope-intl.aliyuncs.com/api/v1'),
  BFL_BASE_URL: providerAddress('Black Forest Labs', 'https://api.bfl.ai/v1'),
} as const;

export type SettingName = keyof typeof settings;
