import type { Queryable } from '../../platform/database/index.ts';

interface LedgerProblem {
  readonly account_id: string;
  readonly problem: string;
}

/** Recomputes every wallet from its transfers, and looks for holds that were resolved twice, wrongly or never. */
export async function verifyLedger(database: Queryable): Promise<{
  readonly wallets: number;
  readonly transfers: number;
  readonly problems: readonly LedgerProblem[];
}> {
  const { rows: problems } = await database.query<LedgerProblem>(
    `select w.account_id, format(
        'balance %s, transfers say %s; held %s, transfers say %s',
        w.balance, coalesce(t.balance, 0), w.held, coalesce(t.held, 0)) as problem
     from wallet w
     left join (
       select account_id, sum(balance_change) as balance, sum(held_change) as held
       from transfer group by account_id
     ) t using (account_id)
     where w.balance <> coalesce(t.balance, 0) or w.held <> coalesce(t.held, 0)
     union all
     select h.account_id, format('%s is resolved %s times', h.cause, count(r.cause))
     from transfer h
     left join transfer r
       on r.cause in ('settle:' || substr(h.cause, 6), 'release:' || substr(h.cause, 6))
     where h.kind = 'hold'
     group by h.account_id, h.cause
     having count(r.cause) > 1
     union all
     select r.account_id, format('%s resolves no hold of %s credits', r.cause, -r.held_change)
     from transfer r
     left join transfer h
       on h.cause = 'hold:' || substr(r.cause, strpos(r.cause, ':') + 1)
       and h.account_id = r.account_id and h.held_change = -r.held_change
     where r.kind in ('settle', 'release') and h.cause is null
     union all
     select g.account_id, format('%s is %s, but its hold is %s', g.id, g.status,
       case when count(r.cause) = 0 then 'open' else 'resolved' end)
     from generation g
     left join transfer r on r.cause in ('settle:' || g.id, 'release:' || g.id)
     group by g.id
     having (g.status = 'generating') <> (count(r.cause) = 0)
     union all
     select p.account_id, format('%s paid for %s credits, and %s', p.id, p.credits,
       case when t.cause is null then 'brought none' else t.cause || ' says otherwise' end)
     from payment p
     join checkout c on c.id = p.checkout_id
     left join transfer t on t.cause = p.cause and t.kind = 'purchase'
     where case when p.subscription_id is not null or c.fulfilled_at is not null
       then (t.account_id, t.balance_change) is distinct from (p.account_id, p.credits)
       else t.cause is not null end
     order by 1`,
  );
  const { rows } = await database.query<{ wallets: number; transfers: number }>(
    `select (select count(*)::int from wallet) as wallets,
       (select count(*)::int from transfer) as transfers`,
  );
  return { wallets: rows[0]?.wallets ?? 0, transfers: rows[0]?.transfers ?? 0, problems };
}
