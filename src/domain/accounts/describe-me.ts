import { PLANS } from '../../contract/plans.ts';
import type { Me } from '../../contract/resources/account.ts';
import type { Caller, CallingAccount, CallingKey } from '../caller.ts';

/** Reads nothing: identifying the caller has already loaded all of it. */
export function describeMe(caller: Caller): Me {
  if (caller.kind === 'key') return view(caller.account, caller.key);
  if (caller.kind === 'session') return view(caller.account, null);
  throw new Error(`A caller of kind ${caller.kind} has no account`);
}

function view(account: CallingAccount, key: CallingKey | null): Me {
  const { balance, held } = account;
  return {
    account: {
      id: account.id,
      email: account.email,
      name: account.name,
      created_at: account.createdAt.toISOString(),
    },
    plan: {
      id: account.plan,
      name: PLANS[account.plan].name,
      renews_at: account.planRenewsAt?.toISOString() ?? null,
    },
    credits: { balance, held, available: balance - held },
    key:
      key === null
        ? null
        : {
            id: key.id,
            name: key.name,
            permissions: [...key.permissions],
            daily_ceiling: key.dailyCeiling,
            used_today: key.usedToday,
          },
  };
}
