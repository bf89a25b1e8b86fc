import type { CallDetails } from '../../domain/invoke.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Tool } from './tool.ts';

type Given = Readonly<Record<string, unknown>>;

interface ReadArguments {
  /** In the names of the contract; a refusal where it cannot be read. */
  readonly input: Given | Refusal;
  readonly details: CallDetails;
}

/** Takes the arguments of a call apart: the input of the operation, and what travels beside it. */
export function readArguments({ arguments: bound, options }: Tool, given: Given): ReadArguments {
  const known = [...Object.keys(bound), ...options];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) return { input: unknownArgument(unknown, known), details: {} };
  const input = Object.fromEntries(
    Object.entries(bound).flatMap(([name, { field }]) =>
      given[name] === undefined ? [] : [[field, given[name]]],
    ),
  );
  if (options.length === 0) return { input, details: {} };
  const { quote_id: quoteId, idempotency_key: key, sandbox } = given;
  const wrong = wrongOption(given);
  return {
    input: wrong ?? input,
    details: {
      ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
      ...sandboxOf(sandbox),
      quoteId: typeof quoteId === 'string' ? quoteId : null,
    },
  };
}

function sandboxOf(sandbox: unknown): { sandbox?: string } {
  if (sandbox === true) return { sandbox: 'completed' };
  return typeof sandbox === 'string' ? { sandbox } : {};
}

function wrongOption(given: Given): Refusal | undefined {
  const isWrong = (name: string, types: readonly string[]) =>
    given[name] !== undefined && !types.includes(typeof given[name]);
  for (const name of ['quote_id', 'idempotency_key']) {
    if (isWrong(name, ['string'])) return mustBe(name, 'text', { type: 'string' });
  }
  return isWrong('sandbox', ['string', 'boolean'])
    ? mustBe('sandbox', 'true, false or an outcome', { type: ['boolean', 'string'] })
    : undefined;
}

function mustBe(field: string, what: string, accepted: Given): Refusal {
  return new Refusal({ code: 'invalid_request', accepted }, `{field} must be ${what}.`, { field });
}

function unknownArgument(name: string, known: readonly string[]): Refusal {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const accepted = known.length === 0 ? 'It takes none.' : `Accepted: ${known.join(', ')}.`;
  return new Refusal(
    { code: 'invalid_request', accepted: { propertyNames: { enum: known } } },
    `Unknown argument ${JSON.stringify(shown)}. ${accepted}`,
    { field: shown },
  );
}

/** What this tool calls the fields of the contract. */
export function argumentNames({ arguments: bound }: Tool): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(bound).map(([name, { field }]) => [field, name]));
}
