import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Usage } from '../../../../src/contract/resources/ledger.ts';
import { Stairs } from '../charts/stairs.tsx';
import { meQuery } from '../queries.ts';
import { serverNow } from '../server-time.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Leaders } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import { dateOf, daysBefore } from './days.ts';
import { ledgerQuery, usageQuery } from './queries.ts';

const { spend, stairs } = words.billing;
const DAYS = 30;

/** Usage of the last days, also for the pace. */
export const useRecentUsage = () => {
  const now = serverNow();
  return useQuery(usageQuery(daysBefore(now, DAYS - 1), dateOf(now)));
};

/** What can be spent, and how it came to that. */
export function SpendCard() {
  const me = useQuery(meQuery);
  const usage = useRecentUsage();
  const running = useInfiniteQuery(ledgerQuery).data?.pages.flatMap(({ entries }) => entries);
  const jobs = running?.filter(({ status }) => status === 'held').length ?? 0;
  return (
    <section aria-labelledby="spend" className="card spend">
      <div className="spend-sum">
        <h2 id="spend">{spend.title}</h2>
        <Loaded height={150} query={me}>
          {({ credits: { available, balance, held } }) => (
            <>
              <p className="spend-number">
                <strong>{words.whole(available)}</strong> {spend.unit(available)}
              </p>
              <Leaders
                rows={[
                  { id: 'balance', name: spend.balance, value: words.whole(balance) },
                  { id: 'held', name: spend.held(jobs), value: words.whole(held) },
                ]}
              />
            </>
          )}
        </Loaded>
      </div>
      <Loaded height={160} query={usage}>
        {(data) => <Balance usage={data} />}
      </Loaded>
    </section>
  );
}

function Balance({ usage }: { readonly usage: Usage }) {
  const days = sinceFirst(usage.days);
  const remark = largestRise(days);
  const middle = Math.floor((days.length - 1) / 2);
  const tell = (day: number) =>
    stairs.at(words.utcDay(days[day]?.date ?? ''), days[day]?.balance_end ?? 0);
  return (
    <div>
      <Stairs
        axis={(day) => {
          if (day === days.length - 1) return stairs.today;
          const isNamed = day === 0 || (day === middle && days.length > 6);
          return isNamed ? words.utcShortDay(days[day]?.date ?? '') : null;
        }}
        describe={tell}
        format={words.whole}
        label={stairs.name}
        levels={days.map(({ balance_end }) => balance_end)}
        remark={remark}
        tip={(day) => <strong>{tell(day)}</strong>}
      />
      <div className="unseen">
        <table>
          <caption>{stairs.name}</caption>
          <thead>
            <tr>
              <th scope="col">{stairs.date}</th>
              <th scope="col">{stairs.balance}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, balance_end }) => (
              <tr key={date}>
                <th scope="row">{words.utcDay(date)}</th>
                <td>{words.whole(balance_end)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type Day = Usage['days'][number];

/** Days before the account had anything are left out, but for a few that show the first step. */
function sinceFirst(days: readonly Day[]): readonly Day[] {
  const first = days.findIndex(({ balance_end, charged }) => balance_end > 0 || charged > 0);
  return first < 0 ? days.slice(-7) : days.slice(Math.min(Math.max(0, first - 1), days.length - 7));
}

/** The day on which most came, with how much. */
function largestRise(days: readonly Day[]) {
  const rises = days.map(
    ({ balance_end, charged }, index) =>
      balance_end +
      charged -
      (index === 0 ? balance_end + charged : (days[index - 1]?.balance_end ?? 0)),
  );
  const most = Math.max(0, ...rises);
  const day = rises.indexOf(most);
  if (most === 0) return null;
  return { day, text: stairs.rise(most, words.utcDay(days[day]?.date ?? '')) };
}
