/** Messages next to refused fields. */
export const FIELD_MESSAGES = {
  name: 'Give the key a name, in at most 80 characters.',
  permissions: 'Choose at least one permission.',
  daily_ceiling: 'Enter a whole number from 1 to 1,000,000, or leave it empty.',
};

export const KEY_REVOKED = 'The key is revoked. It opens nothing any more.';
