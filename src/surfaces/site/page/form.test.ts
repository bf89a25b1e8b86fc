import { expect, test } from 'vitest';
import { Outage, Refusal } from '../../../domain/refusal.ts';
import { readFields } from './fields.ts';
import { findEmptyFields, type Problem, submitForm } from './form.ts';
import { inputView, problemView } from './form-views.ts';
import { html } from './html.ts';

const FIELD_MESSAGES = { email: 'Enter an address.', permissions: 'Choose a permission.' };

/** Submits a form that is refused; `show` has what the person sees. */
async function submit(refusal: Error | null, invalid: readonly string[] = []) {
  const shown: Problem[] = [];
  const answer = await submitForm({
    fieldMessages: FIELD_MESSAGES,
    findInvalidFields: () => invalid,
    submit: async () => {
      if (refusal !== null) throw refusal;
      return { location: '/done' };
    },
    showAgain: (problem) => {
      shown.push(problem);
      return { title: 'A form', main: html`` };
    },
  });
  return { answer, problem: shown[0] };
}

test.each([
  ['a field', 'email', 'email', 'Enter an address.'],
  ['an item of a list', ['permissions', 0], 'permissions', 'Choose a permission.'],
])(
  'a refusal of %s is shown next to its input, whatever its message says',
  async (_, field, name, message) => {
    const refusal = new Refusal('invalid_request', 'name is what this is not about.', { field });
    const { answer, problem } = await submit(refusal);
    expect(problem).toEqual({
      code: 'invalid_request',
      message: null,
      fields: { [name]: message },
    });
    expect(answer).toMatchObject({ title: 'Error: A form', status: 400, refusal });
  },
);

test('every invalid field is shown at once', async () => {
  const { answer, problem } = await submit(null, ['email', 'permissions']);
  expect(problem).toEqual({
    code: 'invalid_request',
    message: null,
    fields: { email: 'Enter an address.', permissions: 'Choose a permission.' },
  });
  expect(answer).toMatchObject({ title: 'Error: A form', status: 400 });
});

test.each([
  ['about nothing', new Refusal('unauthenticated', 'email or password is wrong.'), 401],
  [
    'about a field that the form does not have',
    new Refusal('invalid_request', 'No email here.', { field: 'token' }),
    400,
  ],
  [
    'about what is no field',
    new Refusal('invalid_request', 'No email here.', { option: 'idempotencyKey' }),
    400,
  ],
])('a refusal %s is shown above the form, with its message', async (_, refusal, status) => {
  const { answer, problem } = await submit(refusal);
  expect(problem).toEqual({ code: refusal.code, message: refusal.message, fields: {} });
  expect(answer).toMatchObject({ status });
});

test('what a person cannot correct on the form is not shown on it', async () => {
  const notFound = new Refusal('not_found', 'There is nothing here.');
  await expect(submit(notFound)).rejects.toBe(notFound);
  const outage = new Outage('The database', new Error('down'));
  await expect(submit(outage)).rejects.toBe(outage);
});

test('an accepted form leads on', async () => {
  expect(await submit(null)).toEqual({ answer: { location: '/done' }, problem: undefined });
});

test('an input is described by its own error, and the summary links to it', () => {
  const problem: Problem = {
    code: 'invalid_request',
    message: null,
    fields: { email: 'Enter an address.' },
  };
  const input = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' } as const;
  const refused = inputView(input, problem).text;
  expect(refused).toContain('id="email-error"');
  expect(refused).toContain('aria-describedby="email-error" aria-invalid="true"');
  expect(inputView({ ...input, name: 'other' }, problem).text).not.toContain('error');
  expect(problemView(problem).text).toContain('<a href="#email">Enter an address.</a>');
});

test('spaces alone leave a field empty', () => {
  const fields = readFields({ name: '  ', email: 'ada@example.com' });
  expect(findEmptyFields(fields, ['name', 'email', 'password'])).toEqual(['name', 'password']);
});
