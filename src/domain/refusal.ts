import {
  ERRORS,
  type ErrorCode,
  type ErrorFacts,
  type Help,
  type PlainErrorCode,
} from '../contract/errors.ts';

/** A path into the input of an operation, in the names of the contract. */
export type FieldPath = readonly (string | number)[];

/** What travels beside the input: headers on REST, arguments elsewhere. */
export type CallOption = 'idempotencyKey' | 'sandboxOutcome' | 'quoteId';

/** What a refusal is about. */
export type Subject =
  | { readonly kind: 'field'; readonly path: FieldPath }
  | { readonly kind: 'option'; readonly name: CallOption };

interface RefusalDetails {
  /** A path into the input, or the name of a field at its top. */
  readonly field?: FieldPath | string;
  readonly option?: CallOption;
  readonly help?: Help;
}

/**
 * An expected "no": the caller can read the code and act on it. It is data: a code with its facts, the
 * field it is about and what helps. In the message `{field}` stands for the field, which every surface
 * calls by its own name.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly facts: ErrorFacts;
  readonly subject: Subject | null;
  readonly help: Help | null;
  readonly #template: string;

  constructor(
    facts: ErrorFacts | PlainErrorCode,
    message: string,
    { field, option, help }: RefusalDetails = {},
  ) {
    const subject = toSubject(field, option);
    // A refusal is an answer, not a fault: nobody reads its stack, and taking one is not free.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(subject === null ? message : withName(message, nameOf(subject)));
    Error.stackTraceLimit = limit;
    this.facts = typeof facts === 'string' ? { code: facts } : facts;
    this.subject = subject;
    this.help = help ?? helpOf(this.facts.code);
    this.#template = message;
  }

  get code(): ErrorCode {
    return this.facts.code;
  }

  /** The message with the name that a surface has for the field. */
  messageCalling(field: string): string {
    return withName(this.#template, field);
  }

  /** The same refusal for a surface that calls fields of the input by other names. */
  renamed(names: Readonly<Record<string, string>>): Refusal {
    if (this.subject?.kind !== 'field') return this;
    const [first, ...rest] = this.subject.path;
    const name = Object.hasOwn(names, String(first)) ? names[String(first)] : undefined;
    if (name === undefined) return this;
    return new Refusal(this.facts, this.#template, {
      field: [name, ...rest],
      ...(this.help === null ? {} : { help: this.help }),
    });
  }
}

function helpOf(code: ErrorCode): Help | null {
  const definition = ERRORS[code];
  return 'help' in definition ? definition.help : null;
}

function toSubject(
  field: FieldPath | string | undefined,
  option: CallOption | undefined,
): Subject | null {
  if (option !== undefined) return { kind: 'option', name: option };
  if (field === undefined || field.length === 0) return null;
  return { kind: 'field', path: typeof field === 'string' ? [field] : field };
}

function nameOf(subject: Subject): string {
  return subject.kind === 'option' ? subject.name : formatPath(subject.path);
}

/** By a function, because callers choose the names of unknown fields, and `$&` is a pattern in a text. */
function withName(template: string, name: string): string {
  return template.replaceAll('{field}', () => name);
}

/** `items[0].model` */
export function formatPath(path: FieldPath): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${step}`))
    .join('');
}

/** A dependency is out of reach; the same call may work later. */
export class Outage extends Error {
  override readonly name = 'Outage';

  constructor(dependency: string, cause: unknown) {
    super(`${dependency} is out of reach`, { cause });
  }
}
