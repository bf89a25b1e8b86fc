import { PERMISSIONS, type Permission } from './permissions.ts';

/** What a program asks its person for: a key with these properties. */
interface KeyRequest {
  /** What the key is for, as the person will see it. */
  readonly name?: string;
  readonly permissions?: readonly Permission[];
  /** Credits per UTC day. */
  readonly dailyCeiling?: number;
}

export const KEY_REQUEST_PATH = '/keys/new';

/** What most programs need: nothing of it reaches money. */
export const USUAL_PERMISSIONS = ['generate', 'read'] as const satisfies readonly Permission[];

/** The usual ones, and the one that a key lacked. */
export function permissionsWith(missing: Permission | null | undefined): readonly Permission[] {
  return [...new Set([...USUAL_PERMISSIONS, ...(missing == null ? [] : [missing])])];
}

/** Put in the form where a request names no ceiling. */
export const SUGGESTED_DAILY_CEILING = 20;

/** The page that asks a person for a key, its form filled in. Only the person makes the key. */
export function keyRequestPath({ name, permissions, dailyCeiling }: KeyRequest = {}): string {
  const query = [
    ...(name === undefined ? [] : [`name=${encodeURIComponent(name)}`]),
    `permissions=${(permissions ?? USUAL_PERMISSIONS).join(',')}`,
    ...(dailyCeiling === undefined ? [] : [`daily_ceiling=${dailyCeiling}`]),
  ];
  return `${KEY_REQUEST_PATH}?${query.join('&')}`;
}

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}

/** Whether a permission reaches money, which no link may choose for a person. */
export function isFinancial(permission: Permission): boolean {
  return permission.startsWith('billing:');
}
