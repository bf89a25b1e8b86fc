import { domainToASCII } from 'node:url';
import { Refusal } from '../refusal.ts';

const ADDRESS_CHARACTERS_MAX = 254;
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/;

/**
 * Normalizes an address: trimmed, lower case, the domain in ASCII. Other than ASCII letters before
 * the @ are refused, because two accounts must not look alike.
 */
export function parseEmailAddress(typed: string): string {
  const text = typed.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  const address = `${local}@${domain}`;
  if (
    at < 1 ||
    !LOCAL_PART.test(local) ||
    !DOMAIN.test(domain) ||
    address.length > ADDRESS_CHARACTERS_MAX
  ) {
    throw new Refusal('invalid_request', '{field} must be an address such as ada@example.com.', {
      field: 'email',
    });
  }
  return address;
}
