import type { Access } from '../contract/operations/index.ts';
import type { Permission } from '../contract/permissions.ts';
import type { Caller } from './caller.ts';
import { Refusal } from './refusal.ts';

/** What an operation says about who may call it. */
interface Guarded {
  readonly access: Access;
  readonly family: 'v1' | 'billing';
}

/** Refuses a caller that may not run an operation: 401 for who they are, 403 for what they lack. */
export function allow({ access, family }: Guarded, caller: Caller, isSandbox: boolean): void {
  // A key that was sent and is no good is refused everywhere: its owner has to learn of it.
  if (caller.kind === 'refused' && caller.credential === 'key') throw rejected(caller.why);
  switch (access.kind) {
    case 'public':
      return;
    case 'session':
      if (caller.kind !== 'session') throw noSession();
      return;
    case 'key':
      if (isSandbox) return;
      if (caller.kind === 'session' && access.orSession === true) return;
      if (caller.kind === 'agent' && family === 'billing') throw noBilling(access.permission);
      requireKey(caller, access.permission);
  }
}

function requireKey(caller: Caller, permission: Permission | null): void {
  switch (caller.kind) {
    case 'key':
      if (permission === null || caller.key.permissions.includes(permission)) return;
      throw new Refusal(
        { code: 'forbidden', permission },
        `This key lacks the permission ${permission}.`,
        { help: 'create_key' },
      );
    case 'agent':
      throw rejected('An agent token only raises the read rate; this needs an API key.');
    case 'refused':
      throw rejected(caller.why);
    default:
      throw new Refusal(
        { code: 'unauthorized', credential: 'missing' },
        'This needs an API key. Send it as "Authorization: Bearer svc_live_…".',
      );
  }
}

/** Not 401: the agent's token is good, and no token of its kind will ever do. */
function noBilling(permission: Permission | null): Refusal {
  return new Refusal(
    { code: 'forbidden', permission: permission ?? 'billing:read' },
    'Agent and OAuth tokens cannot authorize billing; it needs an API key made by a person.',
    { help: 'create_key' },
  );
}

function rejected(why: string): Refusal {
  return new Refusal({ code: 'unauthorized', credential: 'rejected' }, why);
}

export function noSession(): Refusal {
  return new Refusal('unauthenticated', 'Sign in first.');
}
