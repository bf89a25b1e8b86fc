import type { ReactNode } from 'react';
import { DayChart, Grid, MARGIN, type Plot } from './day-chart.tsx';
import { ticksUpTo } from './scale.ts';

interface StairsProps {
  readonly label: string;
  /** One level per day. */
  readonly levels: readonly number[];
  /** A word at the step up to a day. */
  readonly remark: { readonly day: number; readonly text: string } | null;
  readonly axis: (day: number) => string | null;
  readonly format: (amount: number) => string;
  readonly describe: (day: number) => string;
  readonly tip: (day: number) => ReactNode;
}

const HEIGHT = 160;

/** A level that changes in steps, day by day; the last day ends in a dot. */
export function Stairs(props: StairsProps) {
  const { label, levels, remark, axis, format, describe, tip } = props;
  const ticks = ticksUpTo(Math.max(4, ...levels));
  const most = ticks.at(-1) ?? 1;
  return (
    <DayChart
      count={levels.length}
      describe={describe}
      first={levels.length - 1}
      height={HEIGHT}
      label={label}
      tip={tip}
    >
      {(plot) => {
        const y = (level: number) =>
          Math.round(plot.height - (level / most) * (plot.height - MARGIN.top)) + 0.5;
        const x = (day: number) => (day / levels.length) * plot.width;
        return (
          <>
            <Grid {...plot} format={format} ticks={ticks} />
            <Steps levels={levels} plot={plot} x={x} y={y} />
            {remark === null ? null : (
              <text
                className="axis axis-now"
                textAnchor={remark.day > levels.length / 2 ? 'end' : 'start'}
                x={x(remark.day) + (remark.day > levels.length / 2 ? -6 : 6)}
                y={Math.max(10, y(levels[remark.day] ?? 0) - 6)}
              >
                {remark.text}
              </text>
            )}
            <Axis axis={axis} count={levels.length} plot={plot} />
          </>
        );
      }}
    </DayChart>
  );
}

interface StepsProps {
  readonly levels: readonly number[];
  readonly plot: Plot;
  readonly x: (day: number) => number;
  readonly y: (level: number) => number;
}

function Steps({ levels, plot, x, y }: StepsProps) {
  const line = levels
    .map((level, day) => `${day === 0 ? 'M0 ' : 'V'}${y(level)}H${x(day + 1).toFixed(1)}`)
    .join('');
  const last = levels.at(-1) ?? 0;
  const shown = plot.at ?? levels.length - 1;
  return (
    <>
      <path className="stairs-below" d={`${line}V${plot.height}H0Z`} />
      <path className="stairs" d={line} />
      <circle
        className="stairs-now"
        cx={plot.at === null ? plot.width : x(shown + 0.5)}
        cy={y(plot.at === null ? last : (levels[shown] ?? 0))}
        r="4.5"
      />
    </>
  );
}

interface AxisProps {
  readonly axis: (day: number) => string | null;
  readonly count: number;
  readonly plot: Plot;
}

/** The first word starts at the edge and the last ends there. */
function Axis({ axis, count, plot }: AxisProps) {
  return Array.from({ length: count }, (_, day) => {
    const text = axis(day);
    const [isFirst, isLast] = [day === 0, day === count - 1];
    const middle = ((day + 0.5) / count) * plot.width;
    return text === null ? null : (
      <text
        className="axis"
        key={text}
        textAnchor={isLast ? 'end' : isFirst ? 'start' : 'middle'}
        x={isLast ? plot.width : isFirst ? 0 : middle}
        y={plot.height + 19}
      >
        {text}
      </text>
    );
  });
}
