import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Usage } from '../../../../src/contract/resources/ledger.ts';
import { Bars } from '../charts/bars.tsx';
import { keysQuery, useMe, useModels } from '../queries.ts';
import { serverNow } from '../server-time.ts';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Menu, MenuChoice, MenuOption } from '../ui/menu.tsx';
import { Segments } from '../ui/segments.tsx';
import { words } from '../words/index.ts';
import { dateOf, monthOf, monthsBetween } from './days.ts';
import { usageQuery } from './queries.ts';
import { barOf, type Division, namesOf, type Series, seriesOf } from './usage-series.ts';

const text = words.billing.usage;

/** What a month used, day by day. */
export function UsageCard() {
  const [month, setMonth] = useState(() => monthOf(dateOf(serverNow())).from);
  const [division, setDivision] = useState<Division>('models');
  const { from, to } = monthOf(month);
  const query = useQuery({ ...usageQuery(from, to), placeholderData: keepPreviousData });
  const name = words.utcMonth(month);
  return (
    <section aria-labelledby="usage" className="card usage">
      <header className="card-head">
        <h2 id="usage">
          {text.title(name)}{' '}
          {query.data === undefined ? null : (
            <span className="soft">{words.credits(query.data.charged)}</span>
          )}
        </h2>
        <div className="actions">
          <Segments
            label={text.by}
            onChange={setDivision}
            options={[
              { value: 'models', name: text.byModel },
              { value: 'keys', name: text.byKey },
            ]}
            value={division}
          />
          <MonthMenu month={month} onChange={setMonth} />
        </div>
      </header>
      <Loaded height={270} query={query}>
        {(usage) => <UsageChart division={division} month={month} usage={usage} />}
      </Loaded>
    </section>
  );
}

interface MonthProps {
  readonly month: string;
  readonly onChange: (month: string) => void;
}

function MonthMenu({ month, onChange }: MonthProps) {
  const now = dateOf(serverNow());
  const months = monthsBetween(useMe()?.account.created_at ?? now, now);
  const name = words.utcFullMonth(month);
  const trigger = (
    <>
      {name}
      <Icon name="down" size={16} />
    </>
  );
  return (
    <Menu align="end" label={text.month(name)} trigger={trigger}>
      <MenuChoice label={text.months} onChange={onChange} value={month}>
        {months.map((one) => (
          <MenuOption key={one} value={one}>
            {words.utcFullMonth(one)}
          </MenuOption>
        ))}
      </MenuChoice>
    </Menu>
  );
}

interface ChartProps {
  readonly usage: Usage;
  readonly division: Division;
  readonly month: string;
}

function UsageChart({ usage, division, month }: ChartProps) {
  const keys = useQuery(keysQuery).data?.keys ?? [];
  const nameOf = namesOf(division, { models: useModels() ?? [], keys });
  const series = seriesOf(usage, division, nameOf);
  const length = Number(monthOf(month).to.slice(8));
  const today = usage.days.findIndex(({ date }) => date === dateOf(serverNow()));
  const dayAt = (day: number) => `${month.slice(0, 8)}${String(day + 1).padStart(2, '0')}`;
  const tell = (day: number) => {
    const used = usage.days[day];
    const name = words.utcDay(dayAt(day));
    return used === undefined || used.charged + used.released === 0
      ? text.nothing(name)
      : text.day(name, used.charged);
  };
  const lines = (day: number) =>
    (usage.days[day]?.[division] ?? []).flatMap(({ id, charged, released }) => [
      ...(charged > 0 ? [text.part(nameOf(id), charged)] : []),
      ...(released > 0 ? [text.partReleased(nameOf(id), released)] : []),
    ]);
  return (
    <>
      <Bars
        axis={(day) => axisName(day, { today, length })}
        bars={Array.from({ length }, (_, day) => barOf(usage.days[day], division, series))}
        describe={(day) => [tell(day), ...lines(day)].join(', ')}
        format={words.whole}
        label={text.chart}
        tip={(day) => (
          <>
            <strong>{tell(day)}</strong>
            {lines(day).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </>
        )}
        today={today < 0 ? null : today}
      />
      <Legend month={month} series={series} usage={usage} />
      <UsageTable usage={usage} />
    </>
  );
}

/** Today by its name; every seventh day by its number, unless it would touch today. */
function axisName(
  day: number,
  { today, length }: { readonly today: number; readonly length: number },
): string | null {
  if (day === today) return text.today;
  const isNamed = day % 7 === 0 || (day === length - 1 && length % 7 > 3);
  return isNamed && (today < 0 || Math.abs(day - today) > 2) ? String(day + 1) : null;
}

interface LegendProps {
  readonly series: readonly Series[];
  readonly usage: Usage;
  readonly month: string;
}

function Legend({ series, usage, month }: LegendProps) {
  if (series.length === 0 && usage.released === 0) {
    return <p className="soft legend">{text.none(words.utcMonth(month))}</p>;
  }
  return (
    <ul className="legend">
      {series.map(({ name, charged }, index) => (
        <li key={name}>
          <i className={`series-${index}`} />
          {name} <strong>{words.whole(charged)}</strong>
        </li>
      ))}
      {usage.released === 0 ? null : (
        <li className="legend-released">
          <i />
          {text.released} <strong>{words.whole(usage.released)}</strong>
        </li>
      )}
    </ul>
  );
}

function UsageTable({ usage }: { readonly usage: Usage }) {
  return (
    <div className="unseen">
      <table>
        <caption>{text.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{text.dateHead}</th>
            <th scope="col">{text.chargedHead}</th>
            <th scope="col">{text.releasedShort}</th>
          </tr>
        </thead>
        <tbody>
          {usage.days.map(({ date, charged, released }) => (
            <tr key={date}>
              <th scope="row">{words.utcDay(date)}</th>
              <td>{words.whole(charged)}</td>
              <td>{words.whole(released)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
