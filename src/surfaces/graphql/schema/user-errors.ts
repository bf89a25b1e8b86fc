import { type ErrorCode as Code, ERRORS } from '../../../contract/errors.ts';
import { keyRequestPath, permissionsWith } from '../../../contract/key-request.ts';
import type { Permission } from '../../../contract/permissions.ts';
import { type FieldPath, formatPath, Refusal } from '../../../domain/refusal.ts';
import { messageOf, withOwnNames } from '../errors.ts';
import { builder } from './builder.ts';

const RECEIVED_CHARACTERS_MAX = 200;

interface Common {
  readonly code: Code;
  readonly message: string;
}

interface Validation extends Common {
  readonly type: 'ValidationError';
  readonly path: string;
  readonly received: string | null;
  readonly accepted: string | null;
}

interface Authentication extends Common {
  readonly type: 'AuthenticationError';
  readonly permission: Permission | null;
}

interface InsufficientCredits extends Common {
  readonly type: 'InsufficientCreditsError';
  readonly required: number;
  readonly available: number;
}

interface Safety extends Common {
  readonly type: 'SafetyError';
  readonly path: string;
}

interface NotFound extends Common {
  readonly type: 'NotFoundError';
  readonly path: string;
  readonly model: string | null;
}

interface Provider extends Common {
  readonly type: 'ProviderError';
  readonly path: string;
  readonly availableModels: readonly string[];
}

/** A refusal that the caller can act on, as it stands in a payload. A plain object, never an Error. */
export type UserErrorShape =
  | Validation
  | Authentication
  | InsufficientCredits
  | Safety
  | NotFound
  | Provider;

/** Which type a refusal becomes; null where nothing in the request could be mended. */
const USER_ERROR_TYPES = {
  invalid_request: 'ValidationError',
  invalid_json: null,
  missing_query: null,
  unsupported_identity_type: null,
  safety_rejected: 'SafetyError',
  unsupported_operation: null,
  operation_failed: null,
  unauthorized: 'AuthenticationError',
  unauthenticated: 'AuthenticationError',
  invalid_client: 'AuthenticationError',
  insufficient_credits: 'InsufficientCreditsError',
  forbidden: 'AuthenticationError',
  not_found: 'NotFoundError',
  unknown_endpoint: null,
  unknown_model: 'NotFoundError',
  method_not_allowed: null,
  not_acceptable: null,
  request_timeout: null,
  idempotency_conflict: 'ValidationError',
  catalog_version_mismatch: null,
  quote_required: 'ValidationError',
  quote_expired: 'ValidationError',
  quote_mismatch: 'ValidationError',
  job_running: 'ValidationError',
  payment_open: 'ValidationError',
  limit_reached: 'ValidationError',
  webhook_disabled: 'ValidationError',
  payload_too_large: null,
  query_too_large: null,
  unsupported_media_type: null,
  rate_limited: null,
  internal_error: null,
  provider_error: 'ProviderError',
  service_unavailable: null,
  billing_unavailable: null,
} as const satisfies Record<Code, UserErrorShape['type'] | null>;

const ErrorCode = builder.enumType('ErrorCode', {
  description: 'Why something was refused. Branch on it, not on the message; new codes may come.',
  values: Object.fromEntries(
    Object.entries(ERRORS).map(([code, { meaning }]) => [
      code.toUpperCase(),
      { value: code as Code, description: meaning },
    ]),
  ),
});

export const UserError = builder.interfaceRef<UserErrorShape>('UserError').implement({
  description: 'A refusal that the caller can act on.',
  resolveType: ({ type }) => type,
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode, description: 'Why, for programs.' }),
    message: t.exposeString('message', { description: 'Why, and what would do, for people.' }),
  }),
});

const interfaces = [UserError];

builder.objectRef<Validation>('ValidationError').implement({
  description: 'A field of the input is not what it should be.',
  interfaces,
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, such as `input.duration`.' }),
    received: t.exposeString('received', {
      nullable: true,
      description: 'What the field held, as JSON, cut when it is long; null when it was left out.',
    }),
    accepted: t.exposeString('accepted', {
      nullable: true,
      description: 'What the field accepts, as JSON Schema, where that can be said.',
    }),
  }),
});

builder.objectRef<Authentication>('AuthenticationError').implement({
  description: 'The credential is not accepted, or lacks the permission.',
  interfaces,
  fields: (t) => ({
    permission: t.exposeString('permission', {
      nullable: true,
      description: 'The permission that the key lacks, if that is why.',
    }),
    createKeyUrl: t.string({
      description: 'Where a person makes a key.',
      resolve: (_error, _args, { baseUrl }) => `${baseUrl}/keys`,
    }),
    requestKeyUrl: t.string({
      description:
        'The form for a key, filled in with the usual permissions and the one that is lacking. Hand it to your person.',
      resolve: ({ permission }, _args, { baseUrl }) =>
        `${baseUrl}${keyRequestPath({ permissions: permissionsWith(permission) })}`,
    }),
  }),
});

builder.objectRef<InsufficientCredits>('InsufficientCreditsError').implement({
  description: 'The account has too few credits.',
  interfaces,
  fields: (t) => ({
    required: t.exposeInt('required', { description: 'Credits that it costs.' }),
    available: t.exposeInt('available', { description: 'Credits that can be spent.' }),
    topUpUrl: t.string({
      description: 'Where a person adds credits.',
      resolve: (_error, _args, { baseUrl }) => `${baseUrl}/billing`,
    }),
  }),
});

builder.objectRef<Safety>('SafetyError').implement({
  description: 'The content-safety gate refused the prompt; nothing was charged.',
  interfaces,
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, such as `input.prompt`.' }),
  }),
});

builder.objectRef<NotFound>('NotFoundError').implement({
  description: 'There is no such model or job.',
  interfaces,
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'The field that names it, such as `input.model`.',
    }),
    model: t.exposeString('model', {
      nullable: true,
      description: 'The model that was asked for, if that is what there is none of.',
    }),
  }),
});

builder.objectRef<Provider>('ProviderError').implement({
  description: 'The model cannot be reached; nothing was charged.',
  interfaces,
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'The field that names the model, or `input` where none does.',
    }),
    availableModels: t.exposeStringList('availableModels', {
      description: 'Models that this server could run instead.',
    }),
  }),
});

interface About {
  readonly input: Readonly<Record<string, unknown>>;
  readonly baseUrl: string;
}

/** What was thrown as a value for the payload; thrown again where nothing in the input could be mended. */
export function userErrorOf(thrown: unknown, about: About): UserErrorShape {
  // Who sent no credential at all cannot mend the input: that is an error of the request.
  if (!(thrown instanceof Refusal) || isMissingCredential(thrown)) throw thrown;
  const userError = toUserError(thrown, about);
  if (userError === null) throw thrown;
  return userError;
}

function isMissingCredential({ facts }: Refusal): boolean {
  return facts.code === 'unauthorized' && facts.credential === 'missing';
}

/** The refusal as a value for the payload; null for one that is not about this input. */
function toUserError(refused: Refusal, { input, baseUrl }: About): UserErrorShape | null {
  const refusal = withOwnNames(refused);
  const { code, facts, subject } = refusal;
  const type = USER_ERROR_TYPES[code];
  const message = messageOf(refusal, baseUrl);
  switch (type) {
    case null:
      return null;
    case 'ValidationError': {
      const path =
        subject === null ? [] : subject.kind === 'option' ? [subject.name] : subject.path;
      return {
        type,
        code,
        message: subject?.kind === 'option' ? refusal.messageCalling(subject.name) : message,
        path: formatPath(['input', ...path]),
        received: shown(path[0] === undefined ? undefined : input[path[0]]),
        accepted: 'accepted' in facts ? JSON.stringify(facts.accepted) : null,
      };
    }
    case 'InsufficientCreditsError': {
      if (facts.code !== 'insufficient_credits') throw new Error(`${code} lacks its facts`);
      return { type, code, message, required: facts.required, available: facts.available };
    }
    case 'AuthenticationError': {
      const permission = facts.code === 'forbidden' ? (facts.permission ?? null) : null;
      return { type, code, message, permission };
    }
    case 'SafetyError':
      return { type, code, message, path: formatPath(['input', ...pathOf(refusal)]) };
    case 'NotFoundError':
      return {
        ...{ type, code, message, path: formatPath(['input', ...pathOf(refusal)]) },
        model: facts.code === 'unknown_model' ? facts.model : null,
      };
    case 'ProviderError': {
      const availableModels = facts.code === 'provider_error' ? facts.availableModels : undefined;
      const path = formatPath(['input', ...pathOf(refusal)]);
      return { type, code, message, path, availableModels: availableModels ?? [] };
    }
  }
}

function pathOf({ subject }: Refusal): FieldPath {
  if (subject === null) return [];
  return subject.kind === 'option' ? [subject.name] : subject.path;
}

function shown(value: unknown): string | null {
  if (value == null) return null;
  const text = JSON.stringify(value);
  return text.length > RECEIVED_CHARACTERS_MAX
    ? `${text.slice(0, RECEIVED_CHARACTERS_MAX)}…`
    : text;
}
