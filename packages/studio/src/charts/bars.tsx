import type { ReactNode } from 'react';
import { DayChart, Grid, MARGIN, type Plot } from './day-chart.tsx';
import { ticksUpTo } from './scale.ts';

export interface Bar {
  /** Names of series to their amounts, from the axis upwards. */
  readonly parts: readonly { readonly series: number; readonly amount: number }[];
  /** Drawn dashed above the rest. */
  readonly released: number;
}

interface BarsProps {
  readonly label: string;
  /** One per day; null for days to come. */
  readonly bars: readonly (Bar | null)[];
  readonly today: number | null;
  readonly axis: (day: number) => string | null;
  readonly format: (amount: number) => string;
  readonly describe: (day: number) => string;
  readonly tip: (day: number) => ReactNode;
}

const HEIGHT = 224;

/** A bar per day, divided by series; what was released stands dashed on top of it. */
export function Bars({ label, bars, today, axis, format, describe, tip }: BarsProps) {
  const ticks = ticksUpTo(Math.max(4, ...bars.map((bar) => (bar === null ? 0 : heightOf(bar)))));
  return (
    <DayChart
      count={bars.length}
      describe={describe}
      first={today ?? 0}
      height={HEIGHT}
      label={label}
      tip={tip}
    >
      {(plot) => (
        <>
          <Shade count={bars.length} plot={plot} />
          <Grid {...plot} format={format} ticks={ticks} />
          {bars.map((bar, day) => (
            <DayBar
              bar={bar}
              // biome-ignore lint/suspicious/noArrayIndexKey: a day of the month is its place
              key={day}
              most={ticks.at(-1) ?? 1}
              place={placeOf(day, bars.length, plot.width)}
              plotHeight={plot.height}
            />
          ))}
          {bars.map((_, day) => {
            const text = axis(day);
            const { middle } = placeOf(day, bars.length, plot.width);
            return text === null ? null : (
              <text
                className={day === today ? 'axis axis-now' : 'axis'}
                key={text}
                textAnchor="middle"
                x={middle}
                y={plot.height + 19}
              >
                {text}
              </text>
            );
          })}
        </>
      )}
    </DayChart>
  );
}

const heightOf = ({ parts, released }: Bar) =>
  parts.reduce((sum, { amount }) => sum + amount, released);

interface Place {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
}

function placeOf(day: number, count: number, plotWidth: number): Place {
  const cell = plotWidth / count;
  const width = Math.max(3, Math.min(18, Math.floor(cell * 0.72)));
  const middle = (day + 0.5) * cell;
  return { left: Math.round(middle - width / 2), middle, width };
}

function Shade({ plot, count }: { readonly plot: Plot; readonly count: number }) {
  if (plot.at === null) return null;
  const cell = plot.width / count;
  return (
    <rect className="shade" height={plot.height} rx="4" width={cell} x={plot.at * cell} y={0} />
  );
}

interface DayBarProps {
  readonly bar: Bar | null;
  readonly most: number;
  readonly place: Place;
  readonly plotHeight: number;
}

function DayBar({ bar, most, place, plotHeight }: DayBarProps) {
  const { left: x, width } = place;
  if (bar === null) {
    return <rect className="to-come" height={2} width={width} x={x} y={plotHeight - 1} />;
  }
  const scale = (plotHeight - MARGIN.top) / most;
  let top = plotHeight;
  const parts = bar.parts.map(({ series, amount }) => {
    const height = Math.max(3, Math.round(amount * scale) - 2);
    top -= height + 2;
    return (
      <rect
        className={`series-${series}`}
        height={height}
        key={series}
        rx="2.5"
        width={width}
        x={x}
        y={top + 1}
      />
    );
  });
  const released = Math.max(5, Math.round(bar.released * scale) - 2);
  return (
    <>
      {parts}
      {bar.released === 0 ? null : (
        <rect
          className="released"
          height={released}
          rx="2.5"
          width={width - 1}
          x={x + 0.5}
          y={top - released - 0.5}
        />
      )}
    </>
  );
}
