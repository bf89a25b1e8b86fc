import { useEffect, useState } from 'react';
import { keep, readKept } from '../kept.ts';
import { useMe, useModels } from '../queries.ts';
import { words } from '../words/index.ts';

/** Below this many, the meter says how many drafts are left. */
const LOW = 20;
const LEAST_FULL = 10;

/** Solid is free, hatched is held; full is the most that this browser has seen. */
export function CreditMeter() {
  const me = useMe();
  const balance = me?.credits.balance ?? 0;
  const full = useMost(balance);
  const remark = useRemark(me?.credits.available ?? 0, me?.credits.held ?? 0);
  if (me === undefined) return <div aria-hidden="true" className="meter skeleton" />;
  const { available, held } = me.credits;
  const { meter } = words.shell;
  return (
    <section aria-label={meter.name} className="meter">
      <p className="meter-head">
        <strong>{words.whole(available)}</strong> <span className="soft">{meter.free}</span>
      </p>
      <div aria-hidden="true" className="meter-bar">
        <span style={{ width: `${(available / full) * 100}%` }} />
        <span className="held" style={{ width: `${(held / full) * 100}%` }} />
      </div>
      <p className="meter-foot">
        <span className="soft">{remark}</span>
        <a href="/billing">{meter.add}</a>
      </p>
    </section>
  );
}

function useRemark(available: number, held: number): string {
  const { meter } = words.shell;
  const prices = useModels()
    ?.filter(({ available: runs, type }) => runs && type === 'video')
    .map(({ credit_cost }) => credit_cost);
  const price = Math.min(...(prices ?? []));
  if (held > 0) return meter.held(held);
  if (available === 0) return meter.none;
  if (available < LOW && price > 0 && Number.isFinite(price)) {
    return meter.draftsLeft(Math.floor(available / price));
  }
  return meter.nothingHeld;
}

function useMost(balance: number): number {
  const [most, setMost] = useState(() => Number(readKept('credits-most')) || LEAST_FULL);
  useEffect(() => {
    if (balance <= most) return;
    setMost(balance);
    keep('credits-most', String(balance));
  }, [balance, most]);
  return Math.max(most, balance, LEAST_FULL);
}
