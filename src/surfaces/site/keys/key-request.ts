import {
  isFinancial,
  isPermission,
  SUGGESTED_DAILY_CEILING,
} from '../../../contract/key-request.ts';
import { operations } from '../../../contract/operations/index.ts';
import type { Permission } from '../../../contract/permissions.ts';
import type { Fields } from '../page/fields.ts';
import type { TypedKey } from './views.ts';

/** A key that somebody asks for by a link. Anybody can write one, so nothing in it is trusted. */
export interface KeyRequest {
  /** What the form is filled in with. */
  readonly typed: TypedKey;
  /** Asked for, and left for the person to tick: permissions that reach money. */
  readonly financial: readonly Permission[];
  /** Why parts of the link were left out. */
  readonly leftOut: readonly string[];
}

const UNKNOWN_SHOWN_MAX = 3;
/** They reorder what stands beside them, so that a name could look like words of the page. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const { shape } = operations['keys.create'].input;

export function readKeyRequest(fields: Fields): KeyRequest {
  const asked = [...new Set(fields.list('permissions').flatMap((list) => list.split(',')))];
  const known = asked.filter(isPermission);
  const unknown = asked.filter((name) => name !== '' && !isPermission(name));
  const name = fields.typed('name').trim();
  const isNameFit =
    name === '' || (shape.name.safeParse(name).success && !BIDI_CONTROLS.test(name));
  const ceiling = fields.typed('daily_ceiling').trim();
  const isCeilingFit =
    /^\d{1,7}$/.test(ceiling) && shape.daily_ceiling.safeParse(Number(ceiling)).success;
  return {
    typed: {
      name: isNameFit ? name : '',
      permissions: known.filter((permission) => !isFinancial(permission)),
      dailyCeiling: isCeilingFit ? ceiling : String(SUGGESTED_DAILY_CEILING),
    },
    financial: known.filter(isFinancial),
    leftOut: [
      ...(isNameFit ? [] : ['The name in the link cannot be used. Give the key one yourself.']),
      ...unknown.slice(0, UNKNOWN_SHOWN_MAX).map(noPermission),
      ...(isCeilingFit || ceiling === '' ? [] : ['The daily ceiling in the link cannot be used.']),
    ],
  };
}

/** Only what looks like a permission is repeated: the link must not put words into the mouth of this page. */
function noPermission(name: string): string {
  return /^[\w:.-]{1,40}$/.test(name)
    ? `The link asks for “${name}”, which is no permission.`
    : 'The link asks for something that is no permission.';
}
