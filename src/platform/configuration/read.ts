import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { Kind } from './kinds.ts';
import { type LogLevel, type SettingName, settings, type Unsafe } from './settings.ts';

interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Bucket {
  /** null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly prefix: string;
  readonly forcePathStyle: boolean;
}

export interface Configuration {
  readonly environment: 'development' | 'production' | 'test';
  /** What production may do although it could harm people. */
  readonly allowUnsafe: readonly Unsafe[];
  readonly serviceName: string;
  /** Where people and finders of vulnerabilities write to; null where nobody said. */
  readonly contactEmail: string | null;
  /** Who runs this server, as `/contact`, the terms and invoices name them. */
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly taxId: string | null;
  };
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  readonly database:
    | { readonly kind: 'embedded' }
    | { readonly kind: 'server'; readonly url: string };
  readonly databasePoolSize: number;
  readonly workerConcurrency: number;
  readonly renderMemoryMegabytes: number;
  /** Where a worker alone answers operators; null for nowhere. */
  readonly workerPort: number | null;
  readonly redisUrl: string | null;
  /** Where what was made is kept. */
  readonly assets:
    | { readonly kind: 'folder'; readonly folder: string }
    | ({ readonly kind: 's3' } & Bucket);
  /** Origins that events may be sent to although they are not public. */
  readonly webhookPrivateOrigins: readonly string[];
  /** A service that judges prompts after our own rules; null without one. */
  readonly moderation: {
    readonly url: string;
    readonly key: string | null;
    readonly onOutage: 'rules' | 'refuse';
  } | null;
  readonly trustProxy: boolean | number | string[];
  readonly rateLimitMultiplier: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Third parties that vouch for people; null where not configured. */
  readonly signInWith: {
    readonly google: ClientCredentials | null;
    readonly github: ClientCredentials | null;
    readonly oidc: (ClientCredentials & { readonly issuer: string; readonly name: string }) | null;
  };
  /** Who takes payments. */
  readonly billing:
    | { readonly kind: 'off' }
    | { readonly kind: 'sandbox' }
    | {
        readonly kind: 'stripe';
        readonly secretKey: string;
        readonly webhookSecret: string;
        readonly address: string;
      };
  /** Credentials of the model providers; null where none is configured. */
  readonly providers: {
    readonly fal: string | null;
    readonly replicate: string | null;
    readonly google: string | null;
    readonly runway: string | null;
    readonly luma: string | null;
    readonly xai: string | null;
    readonly alibaba: string | null;
    readonly black_forest_labs: string | null;
    readonly comfyui: string | null;
  };
  /** Where the APIs of the hosted providers are. */
  readonly providerAddresses: {
    readonly fal: string;
    readonly replicate: string;
    readonly google: string;
    readonly runway: string;
    readonly luma: string;
    readonly xai: string;
    readonly alibaba: string;
    readonly black_forest_labs: string;
  };
  /** Files of the operator that take the place of our workflows; null where ours is used. */
  readonly comfyuiWorkflows: { readonly video: string | null; readonly image: string | null };
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfiguration(environment: Environment): Configuration {
  const value: Read = (name) => readSetting(environment, name);
  const mode = required('NODE_ENV', value('NODE_ENV'));
  const production = mode === 'production';
  const port = required('PORT', value('PORT'));
  const baseUrl = value('BASE_URL') ?? `http://localhost:${port}`;
  const serviceName = required('SERVICE_NAME', value('SERVICE_NAME'));
  const databaseUrl = value('DATABASE_URL');
  return {
    environment: mode,
    allowUnsafe: value('ALLOW_UNSAFE') ?? [],
    serviceName,
    contactEmail: value('CONTACT_EMAIL'),
    operator: {
      name: value('OPERATOR_NAME'),
      address: value('OPERATOR_ADDRESS'),
      taxId: value('OPERATOR_TAX_ID'),
    },
    port,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    baseUrl,
    authUrl: value('AUTH_URL') ?? `${baseUrl}/issuer`,
    dataDir: required('DATA_DIR', value('DATA_DIR')),
    logLevel: value('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    metricsToken: value('METRICS_TOKEN'),
    database: databaseUrl === null ? { kind: 'embedded' } : { kind: 'server', url: databaseUrl },
    databasePoolSize: required('DATABASE_POOL_SIZE', value('DATABASE_POOL_SIZE')),
    workerConcurrency: required('WORKER_CONCURRENCY', value('WORKER_CONCURRENCY')),
    renderMemoryMegabytes: required('RENDER_MEMORY_MB', value('RENDER_MEMORY_MB')),
    workerPort: value('WORKER_PORT'),
    redisUrl: value('REDIS_URL'),
    assets: readAssets(value),
    webhookPrivateOrigins: value('WEBHOOK_PRIVATE_ORIGINS') ?? [],
    moderation: readModeration(value),
    trustProxy: required('TRUST_PROXY', value('TRUST_PROXY')),
    rateLimitMultiplier: required('RATE_LIMIT_MULTIPLIER', value('RATE_LIMIT_MULTIPLIER')),
    smtpUrl: value('SMTP_URL'),
    mailFrom: value('MAIL_FROM') ?? `${serviceName} <no-reply@${new URL(baseUrl).hostname}>`,
    signInWith: readSignInWith(value),
    billing: readBilling(value, production),
    providers: {
      fal: value('FAL_KEY'),
      replicate: value('REPLICATE_API_TOKEN'),
      google: value('GOOGLE_API_KEY'),
      runway: value('RUNWAY_API_KEY'),
      luma: value('LUMA_API_KEY'),
      xai: value('XAI_API_KEY'),
      alibaba: value('ALIBABA_API_KEY'),
      black_forest_labs: value('BFL_API_KEY'),
      comfyui: value('COMFYUI_URL'),
    },
    providerAddresses: readProviderAddresses(value),
    comfyuiWorkflows: {
      video: value('COMFYUI_VIDEO_WORKFLOW'),
      image: value('COMFYUI_IMAGE_WORKFLOW'),
    },
  };
}

type Read = <Name extends SettingName>(name: Name) => SettingValue<Name> | null;

function readProviderAddresses(value: Read): Configuration['providerAddresses'] {
  const address = (name: ProviderAddressName) => required(name, value(name));
  return {
    fal: address('FAL_BASE_URL'),
    replicate: address('REPLICATE_BASE_URL'),
    google: address('GOOGLE_BASE_URL'),
    runway: address('RUNWAY_BASE_URL'),
    luma: address('LUMA_BASE_URL'),
    xai: address('XAI_BASE_URL'),
    alibaba: address('ALIBABA_BASE_URL'),
    black_forest_labs: address('BFL_BASE_URL'),
  };
}

type ProviderAddressName = Extract<SettingName, `${string}_BASE_URL`>;

function readAssets(value: Read): Configuration['assets'] {
  const bucket = value('S3_BUCKET');
  const accessKeyId = value('S3_ACCESS_KEY_ID');
  const secretAccessKey = value('S3_SECRET_ACCESS_KEY');
  if (bucket === null && accessKeyId === null && secretAccessKey === null) {
    return { kind: 'folder', folder: join(required('DATA_DIR', value('DATA_DIR')), 'assets') };
  }
  if (bucket === null || accessKeyId === null || secretAccessKey === null) {
    throw new OperatorError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together');
  }
  const endpoint = value('S3_ENDPOINT');
  return {
    kind: 's3',
    endpoint,
    region: required('S3_REGION', value('S3_REGION')),
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: value('S3_PREFIX') ?? '',
    // Amazon wants the bucket in the host name; everybody else takes it in the path.
    forcePathStyle: endpoint !== null,
  };
}

function readModeration(value: Read): Configuration['moderation'] {
  const url = value('MODERATION_URL');
  const key = value('MODERATION_KEY');
  if (url === null) {
    if (key !== null) throw new OperatorError('MODERATION_KEY needs MODERATION_URL');
    return null;
  }
  return { url, key, onOutage: required('MODERATION_OUTAGE', value('MODERATION_OUTAGE')) };
}

function readBilling(value: Read, production: boolean): Configuration['billing'] {
  const kind = value('BILLING_PROCESSOR') ?? (production ? 'off' : 'sandbox');
  // Read in any case, so that a live key stops the start wherever it is found.
  const secretKey = value('STRIPE_SECRET_KEY');
  const webhookSecret = value('STRIPE_WEBHOOK_SECRET');
  if (kind !== 'stripe') return { kind };
  if (secretKey === null || webhookSecret === null) {
    throw new OperatorError(
      'BILLING_PROCESSOR=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    );
  }
  const address = required('STRIPE_BASE_URL', value('STRIPE_BASE_URL'));
  return { kind, secretKey, webhookSecret, address };
}

function readSignInWith(value: Read): Configuration['signInWith'] {
  const oidc = pair('OIDC', value('OIDC_CLIENT_ID'), value('OIDC_CLIENT_SECRET'));
  const issuer = value('OIDC_ISSUER');
  if ((oidc === null) !== (issuer === null)) {
    throw new OperatorError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together');
  }
  return {
    google: pair('GOOGLE', value('GOOGLE_CLIENT_ID'), value('GOOGLE_CLIENT_SECRET')),
    github: pair('GITHUB', value('GITHUB_CLIENT_ID'), value('GITHUB_CLIENT_SECRET')),
    oidc:
      oidc === null || issuer === null
        ? null
        : { ...oidc, issuer, name: required('OIDC_NAME', value('OIDC_NAME')) },
  };
}

function pair(party: string, id: string | null, secret: string | null): ClientCredentials | null {
  if (id !== null && secret !== null) return { clientId: id, clientSecret: secret };
  if (id === null && secret === null) return null;
  throw new OperatorError(`${party}_CLIENT_ID and ${party}_CLIENT_SECRET go together`);
}

type SettingValue<Name extends SettingName> =
  (typeof settings)[Name]['kind'] extends Kind<infer Value> ? Value : never;

/** The settings in a form that generic code can index. */
const table: {
  readonly [Name in SettingName]: {
    readonly kind: Kind<SettingValue<Name>>;
    readonly fallback: string | null;
    readonly secret?: true;
  };
} = settings;

/** An empty variable counts as not set, as in `PORT= npm start`. */
function readSetting<Name extends SettingName>(
  environment: Environment,
  name: Name,
): SettingValue<Name> | null {
  const { kind, fallback, secret } = table[name];
  const given = environment[name]?.trim() || fallback;
  if (given === null) return null;
  const value = kind.read(given);
  if (value === undefined) {
    const shown = secret ? '' : `, not ${JSON.stringify(given)}`;
    throw new OperatorError(`${name} must be ${kind.mustBe}${shown}`);
  }
  return value;
}

function required<Value>(name: SettingName, value: Value | null): Value {
  if (value === null) throw new OperatorError(`${name} is required`);
  return value;
}
