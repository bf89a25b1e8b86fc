import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Fields } from './fields.ts';
import type { Page, Redirect } from './page.ts';

/** Why a form is shown again. */
export interface Problem {
  readonly code: ErrorCode;
  /** For the form as a whole; null when every message is next to a field. */
  readonly message: string | null;
  /** Messages by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Form {
  /** For every field of the form, the message next to it when it is refused. */
  readonly fieldMessages: Readonly<Record<string, string>>;
  /** Fields that are invalid by themselves, so that all of them are shown at once. */
  findInvalidFields(): readonly string[];
  submit(): Promise<Redirect | Page>;
  /** The page with the form, what was typed, and the problem. */
  showAgain(problem: Problem): Page | Promise<Page>;
}

/** Refusals that a person can correct on the form. */
const CORRECTABLE: ReadonlySet<ErrorCode> = new Set([
  'invalid_request',
  'unauthenticated',
  'limit_reached',
  'payment_open',
  'rate_limited',
]);

const INVALID_FORM = new Refusal('invalid_request', 'The form is incomplete.');

/** Submits a form; when it is refused, shows it again with the reason. */
export async function submitForm(form: Form): Promise<Redirect | Page> {
  try {
    const invalid = form.findInvalidFields();
    if (invalid.length === 0) return await form.submit();
    const fields = Object.fromEntries(
      invalid.map((name) => [name, form.fieldMessages[name] ?? '']),
    );
    const problem = { code: INVALID_FORM.code, message: null, fields };
    return refusedPage(await form.showAgain(problem), INVALID_FORM);
  } catch (error) {
    if (!(error instanceof Refusal) || !CORRECTABLE.has(error.code)) throw error;
    return refusedPage(await form.showAgain(toProblem(error, form.fieldMessages)), error);
  }
}

/** A page that is shown because of a refusal. */
export function refusedPage(page: Page, refusal: Refusal): Page {
  const { status } = ERRORS[refusal.code];
  return { ...page, title: `Error: ${page.title}`, status, refusal };
}

/** A refusal of a field is shown next to it, in the words of the form; any other above the form. */
function toProblem(
  { code, message, subject }: Refusal,
  fieldMessages: Form['fieldMessages'],
): Problem {
  const field = subject?.kind === 'field' ? String(subject.path[0]) : null;
  if (field === null || !Object.hasOwn(fieldMessages, field)) return { code, message, fields: {} };
  return { code, message: null, fields: { [field]: fieldMessages[field] ?? '' } };
}

export function findEmptyFields(fields: Fields, names: readonly string[]): readonly string[] {
  return names.filter((name) => fields.secret(name).trim() === '');
}
