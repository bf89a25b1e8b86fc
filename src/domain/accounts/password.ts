import { Refusal } from '../refusal.ts';

export const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;

/** Length is the only rule for a new password. */
export function checkPassword(password: string, field = 'password'): void {
  const { min, max } = PASSWORD_CHARACTERS;
  if (password.length >= min && password.length <= max) return;
  throw new Refusal('invalid_request', `{field} must be text of ${min} to ${max} characters.`, {
    field,
  });
}
