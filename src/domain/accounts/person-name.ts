import { Refusal } from '../refusal.ts';

const NAME_CHARACTERS_MAX = 80;

/** The name without the spaces around it. */
export function parsePersonName(typed: string): string {
  const name = typed.trim();
  if (name !== '' && name.length <= NAME_CHARACTERS_MAX) return name;
  throw new Refusal(
    'invalid_request',
    `{field} must be text of 1 to ${NAME_CHARACTERS_MAX} characters.`,
    { field: 'name' },
  );
}
