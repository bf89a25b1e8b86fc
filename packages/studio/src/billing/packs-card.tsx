import type { BillingOverview } from '../../../../src/contract/resources/purchase.ts';
import { useFollow } from '../shell/navigation.tsx';
import { words } from '../words/index.ts';
import { usePurchase } from './go-and-pay.ts';

const text = words.billing.packs;

/** Credits that are bought once. */
export function PacksCard({ overview }: { readonly overview: BillingOverview }) {
  const purchase = usePurchase();
  const follow = useFollow();
  const { currency, catalogVersion } = overview;
  const packs = overview.packs.filter(({ kind }) => kind === 'topup');
  return (
    <section aria-labelledby="packs" className="card side-card">
      <h2 id="packs" tabIndex={-1}>
        {text.title}
      </h2>
      <div className="packs">
        {packs.map(({ skuId, credits, amountMinor }) => {
          const price = words.money(amountMinor, currency);
          return (
            <button
              aria-busy={(purchase.isPending && purchase.variables.skuId === skuId) || undefined}
              aria-label={text.buy(credits, price)}
              className="pack"
              key={skuId}
              onClick={() => purchase.isPending || purchase.mutate({ skuId, catalogVersion })}
              type="button"
            >
              <strong>{words.whole(credits)}</strong> {price}
            </button>
          );
        })}
      </div>
      <p className="hint">
        {purchase.isPending ? (
          text.opening
        ) : (
          <a href="/quiz" onClick={follow}>
            {text.quiz}
          </a>
        )}
      </p>
    </section>
  );
}
