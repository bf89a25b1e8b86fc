import { useQuery } from '@tanstack/react-query';
import type { BillingOverview } from '../../../../src/contract/resources/purchase.ts';
import { call } from '../api.ts';
import { BILLING_FOR_DRAFT } from '../billing/go-and-pay.ts';
import { useMe } from '../queries.ts';
import { isApple } from '../shell/platform.ts';
import { useStore } from '../store.ts';
import { buttonClass } from '../ui/button.tsx';
import { Key } from '../ui/key.tsx';
import { words } from '../words/index.ts';
import type { Fitted } from './choose-model.ts';
import { draftStore } from './draft.ts';
import { jobs } from './jobs.ts';

const { composer } = words.studio;

/** The price against the balance, and the lamp; or what is missing and where to get it. */
export function GenerateButton({
  fitted,
  onGenerate,
}: {
  readonly fitted: Fitted | undefined;
  readonly onGenerate: () => void;
}) {
  const { prompt } = useStore(draftStore);
  const available = useMe()?.credits.available;
  const isStarting = useStore(jobs).some(({ kind }) => kind === 'starting');
  const cost = fitted?.model.credit_cost ?? 0;
  if (available !== undefined && cost > available) {
    return <TooFew available={available} cost={cost} />;
  }
  const isEmpty = prompt.trim() === '';
  return (
    <div className="pay">
      <p className="price" id="price">
        <strong>{composer.price(cost)}</strong>
        <span>
          {isEmpty
            ? composer.empty
            : available === undefined
              ? null
              : composer.free(available - cost)}
        </span>
      </p>
      <button
        aria-busy={isStarting || undefined}
        aria-describedby="price"
        aria-disabled={isEmpty || fitted === undefined || undefined}
        className="btn btn-lamp btn-l generate"
        onClick={onGenerate}
        type="button"
      >
        {isStarting ? composer.starting : composer.generate}
        <Key>{isApple ? composer.keys.apple : composer.keys.other}</Key>
      </button>
    </div>
  );
}

function TooFew({ available, cost }: { readonly available: number; readonly cost: number }) {
  const from = useCheapestPack();
  return (
    <div className="pay">
      <p className="price" role="status">
        <strong>{composer.tooFew(available, cost)}</strong>
        <span>{composer.kept}</span>
      </p>
      <a className={buttonClass('ink', 'l')} href={BILLING_FOR_DRAFT}>
        {from === null ? composer.addCredits : composer.addCreditsFrom(from)}
      </a>
    </div>
  );
}

/** What the cheapest pack costs; null where billing is off or cannot say. */
function useCheapestPack(): string | null {
  const { data } = useQuery({
    queryKey: ['billing', 'packs'],
    retry: false,
    queryFn: ({ signal }) => call<BillingOverview>('/billing', { signal }).catch(() => null),
  });
  const packs = data?.enabled === true ? data.packs.filter(({ kind }) => kind === 'topup') : [];
  if (data === undefined || data === null || packs.length === 0) return null;
  return words.money(Math.min(...packs.map(({ amountMinor }) => amountMinor)), data.currency);
}
