const CAUSES_MAX = 5;

/** Members that libraries add to their errors and that hold no values of anybody. */
const PLAIN_MEMBERS = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode'] as const;

/** Credentials of ours, wherever they stand. */
const CREDENTIAL = /\bsvc_(?:live|agent)[\w-]+/g;
/** User, path and query of an address may hold credentials; the path of a source file does not. */
const ADDRESS = /\b(https?|smtps?|postgres(?:ql)?|rediss?):\/\/([^\s"'`<>]+)/gi;

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
  readonly [member: string]: unknown;
}

/**
 * An error as it is logged: what happened and where. Libraries hang requests, answers and rows on their errors, so
 * that only members known to be harmless are taken over, and texts are freed of what lets somebody in.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(`${error}`) };
  const { name, message, stack, cause } = error;
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  const isDeep = depth >= CAUSES_MAX;
  return {
    type: name,
    message: withoutSecrets(message),
    ...plainMembers(error),
    ...(stack === undefined ? {} : { stack: withoutSecrets(stack) }),
    ...(cause === undefined || isDeep ? {} : { cause: describeError(cause, depth + 1) }),
    ...(errors.length === 0 || isDeep
      ? {}
      : { errors: errors.slice(0, CAUSES_MAX).map((each) => describeError(each, depth + 1)) }),
  };
}

function plainMembers(error: object): Record<string, string | number> {
  const members: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error)) {
    const isPlain = PLAIN_MEMBERS.some((plain) => plain === name);
    if (isPlain && (typeof value === 'string' || typeof value === 'number')) members[name] = value;
  }
  return members;
}

/** A text without our credentials, and with addresses cut down to their host. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(ADDRESS, (_whole, scheme: string, rest: string) => `${scheme}://${hostOf(rest)}`)
    .replaceAll(CREDENTIAL, 'svc_…');
}

function hostOf(rest: string): string {
  const [authority = ''] = rest.split(/[/?#]/, 1);
  return `${authority.slice(authority.lastIndexOf('@') + 1)}${authority === rest ? '' : '/…'}`;
}
