import { useEffect } from 'react';
import { keep, readKept } from '../kept.ts';
import { meQuery, useMe } from '../queries.ts';
import { queryClient } from '../query-client.ts';
import { showToast } from '../ui/toast.tsx';
import { words } from '../words/index.ts';

const ASKS_MAX = 10;
const PAUSE_MILLISECONDS = 1_500;
const { said } = words.studio;

/** Keeps the balance, and after a checkout tells by how much it has grown. */
export function useCheckout(): void {
  const balance = useMe()?.credits.balance;
  useEffect(() => {
    const isReturn = new URLSearchParams(location.search).has('checkout');
    if (isReturn) void tellNewBalance(Number(readKept('balance') ?? 0));
  }, []);
  useEffect(() => {
    if (balance !== undefined) keep('balance', String(balance));
  }, [balance]);
}

async function tellNewBalance(before: number): Promise<void> {
  history.replaceState(history.state, '', location.pathname);
  for (let asked = 0; asked < ASKS_MAX; asked += 1) {
    const { credits } = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    const grown = credits.balance - before;
    if (grown > 0) return showToast({ text: said.arrived(grown, credits.available) });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  showToast({ text: said.underway, icon: 'time' });
}
