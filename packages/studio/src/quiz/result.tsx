import { useQuery } from '@tanstack/react-query';
import type { Quiz, Recommendation } from '../../../../src/contract/resources/quiz.ts';
import { usePurchase } from '../billing/go-and-pay.ts';
import { overviewQuery } from '../billing/queries.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Leaders } from '../ui/state.tsx';
import { words } from '../words/index.ts';

const text = words.quiz.result;

interface ResultProps {
  readonly quiz: Quiz;
  readonly recommendation: Recommendation;
  readonly given: Readonly<Record<string, string>>;
  readonly onChange: (answers: Readonly<Record<string, string>>) => void;
}

/** The pack that is enough, and the sum behind it. */
export function Result({ quiz, recommendation, given, onChange }: ResultProps) {
  const { pack, estimatedCredits, covers } = recommendation;
  return (
    <section className="quiz-result">
      <div>
        <h1>{covers ? text.enough(pack.credits) : text.short(pack.credits)}</h1>
        <p className="lead">
          {covers ? text.because(estimatedCredits) : text.shortBecause(estimatedCredits)}
        </p>
        <Pay recommendation={recommendation} />
        <Answers given={given} onChange={onChange} quiz={quiz} />
      </div>
      <Reasons recommendation={recommendation} />
    </section>
  );
}

function Reasons({ recommendation }: Pick<ResultProps, 'recommendation'>) {
  const { pack, estimatedCredits, covers, needs } = recommendation;
  const rest = Math.abs(pack.credits - estimatedCredits);
  return (
    <div className="slip-shade">
      <div className="slip">
        <Leaders
          rows={[
            ...needs.map(({ model, generations }) => ({
              id: model.id,
              name: text.need(generations, model.name),
              value: words.whole(generations * model.credit_cost),
            })),
            {
              id: 'estimate',
              name: text.estimate,
              value: words.whole(estimatedCredits),
              isSum: true,
            },
          ]}
        />
        <hr />
        <Leaders
          rows={[
            { id: 'pack', name: text.pack, value: words.whole(pack.credits) },
            {
              id: 'rest',
              name: covers ? text.left : text.missing,
              value: words.whole(rest),
              isSum: true,
            },
          ]}
        />
      </div>
    </div>
  );
}

function Pay({ recommendation: { pack } }: Pick<ResultProps, 'recommendation'>) {
  const overview = useQuery(overviewQuery);
  const purchase = usePurchase();
  return (
    <Loaded height={100} query={overview}>
      {({ enabled, currency, catalogVersion }) => {
        const price = words.money(pack.amountMinor, currency);
        if (!enabled) return <p className="notice">{text.off}</p>;
        return (
          <>
            <p className="quiz-price">
              <strong>{price}</strong> <span className="soft">{text.price}</span>
            </p>
            <div className="actions">
              <Button
                isBusy={purchase.isPending}
                look="ink"
                onClick={() =>
                  purchase.mutate({ skuId: pack.skuId, returnTo: 'quiz', catalogVersion })
                }
                size="l"
              >
                {purchase.isPending ? text.opening : text.buy(price)}
              </Button>
              <a className={buttonClass('quiet', 'l')} href="/pricing">
                {text.plans}
              </a>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

/** Pressing an answer goes back to its question, and keeps those before it. */
function Answers({ quiz, given, onChange }: Omit<ResultProps, 'recommendation'>) {
  return (
    <ul aria-label={text.answers} className="quiz-answers">
      {quiz.questions.map(({ id, question, options }, index) => {
        const before = quiz.questions.slice(0, index);
        return (
          <li key={id}>
            <span className="soft">{question}</span>
            <button
              aria-label={text.change(question)}
              onClick={() =>
                onChange(Object.fromEntries(before.map((one) => [one.id, given[one.id] ?? ''])))
              }
              type="button"
            >
              {options.find((option) => option.id === given[id])?.label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
