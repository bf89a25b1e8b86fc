import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Fields } from './fields.ts';
import type { Onward, Page } from './page.ts';

/** Why a form is shown again. */
export interface Problem {
  readonly code: ErrorCode;
  /** For the form as a whole; null when every word stands beside a field. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

interface Form {
  /** What each field asks for, in the words that stand beside it when it is refused. */
  readonly words: Readonly<Record<string, string>>;
  /** Names of fields that need no second look to be refused, so that all are shown at once. */
  wrongFields(): readonly string[];
  step(): Promise<Onward | Page>;
  showAgain(problem: Problem): Page | Promise<Page>;
}

/** Refusals that a person can mend on the form they sent. */
const MENDABLE: ReadonlySet<ErrorCode> = new Set([
  'invalid_request',
  'unauthenticated',
  'limit_reached',
  'rate_limited',
]);

/** Tries a form; when it is refused, it is shown again with the reason. */
export async function tryForm({
  words,
  wrongFields,
  step,
  showAgain,
}: Form): Promise<Onward | Page> {
  const refused = async (refusal: Refusal, problem: Problem) => {
    const page = await showAgain(problem);
    const { status } = ERRORS[refusal.code];
    return { ...page, title: `Error: ${page.title}`, status, refusal };
  };
  try {
    const wrong = wrongFields();
    if (wrong.length === 0) return await step();
    const fields = Object.fromEntries(wrong.map((name) => [name, words[name] ?? '']));
    return await refused(INCOMPLETE, { code: INCOMPLETE.code, message: null, fields });
  } catch (error) {
    if (!(error instanceof Refusal) || !MENDABLE.has(error.code)) throw error;
    return refused(error, toProblem(error, words));
  }
}

const INCOMPLETE = new Refusal('invalid_request', 'The form is incomplete.');

/** What is about a field of the form stands beside that field, in the form's own words. */
function toProblem({ code, message, subject }: Refusal, words: Form['words']): Problem {
  const field = subject?.kind === 'field' ? String(subject.path[0]) : '';
  const explanation = words[field];
  return explanation === undefined
    ? { code, message, fields: {} }
    : { code, message: null, fields: { [field]: explanation } };
}

export function emptyFields(fields: Fields, names: readonly string[]): readonly string[] {
  return names.filter((name) => fields.secret(name).trim() === '');
}
