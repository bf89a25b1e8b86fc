import type { ListedKeyResource } from '../../../../src/contract/resources/account.ts';
import type { Usage } from '../../../../src/contract/resources/ledger.ts';
import type { Model } from '../../../../src/contract/resources/model.ts';
import type { Bar } from '../charts/bars.tsx';
import { words } from '../words/index.ts';

/** Colours that there are before the rest is drawn as one. */
const OWN_COLOURS = 4;

export type Division = 'models' | 'keys';

export interface Series {
  readonly name: string;
  readonly charged: number;
  readonly ids: ReadonlySet<string | null>;
}

type Names = (id: string | null) => string;

/** What models and keys are called; deleted generations have no model any more. */
export function namesOf(
  division: Division,
  {
    models,
    keys,
  }: { readonly models: readonly Model[]; readonly keys: readonly ListedKeyResource[] },
): Names {
  const { deleted, yourself, revokedKey } = words.billing.usage;
  if (division === 'keys') {
    return (id) =>
      id === null ? yourself : (keys.find((key) => key.id === id)?.name ?? revokedKey);
  }
  return (id) => (id === null ? deleted : (models.find((model) => model.id === id)?.name ?? id));
}

/** The parts that used most, each with its colour; the rest is one. */
export function seriesOf(usage: Usage, division: Division, nameOf: Names): readonly Series[] {
  const sums = new Map<string | null, number>();
  for (const part of usage.days.flatMap((day) => day[division])) {
    sums.set(part.id, (sums.get(part.id) ?? 0) + part.charged);
  }
  const sorted = [...sums].filter(([, sum]) => sum > 0).sort(([, one], [, other]) => other - one);
  const own = sorted.slice(0, sorted.length <= OWN_COLOURS ? OWN_COLOURS : OWN_COLOURS - 1);
  const rest = sorted.slice(own.length);
  const series = own.map(([id, charged]) => ({ name: nameOf(id), charged, ids: new Set([id]) }));
  if (rest.length === 0) return series;
  const charged = rest.reduce((sum, [, one]) => sum + one, 0);
  return [
    ...series,
    { name: words.billing.usage.others, charged, ids: new Set(rest.map(([id]) => id)) },
  ];
}

export function barOf(
  day: Usage['days'][number] | undefined,
  division: Division,
  series: readonly Series[],
): Bar | null {
  if (day === undefined) return null;
  const parts = series.map(({ ids }, index) => ({
    series: index,
    amount: day[division].reduce((sum, { id, charged }) => sum + (ids.has(id) ? charged : 0), 0),
  }));
  return { parts: parts.filter(({ amount }) => amount > 0), released: day.released };
}
