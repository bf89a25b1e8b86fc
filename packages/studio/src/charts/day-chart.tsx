import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useWidth } from './use-width.ts';

/** The space right of the plot for the numbers of its lines, and below it for the days. */
export const MARGIN = { right: 34, bottom: 24, top: 14 } as const;

export interface Plot {
  readonly width: number;
  readonly height: number;
  /** The chosen day. */
  readonly at: number | null;
}

interface DayChartProps {
  readonly label: string;
  readonly height: number;
  readonly count: number;
  /** The day that a keyboard starts from. */
  readonly first: number;
  readonly describe: (day: number) => string;
  readonly tip: (day: number) => ReactNode;
  readonly children: (plot: Plot) => ReactNode;
}

/** Days from left to right. A pointer or the arrow keys choose one; its numbers stand in a tip beside it. */
export function DayChart(props: DayChartProps) {
  const { label, height, count, first, describe, tip, children } = props;
  const [element, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const plotWidth = Math.max(0, width - MARGIN.right);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt(Math.max(0, Math.min(count - 1, Math.floor((x / plotWidth) * count))));
  };
  const chosen = at === null ? null : Math.min(at, count - 1);
  return (
    <div className="day-chart" ref={element}>
      <div
        aria-label={label}
        aria-valuemax={count}
        aria-valuemin={1}
        aria-valuenow={(chosen ?? first) + 1}
        aria-valuetext={describe(chosen ?? first)}
        className="day-chart-plot"
        onBlur={() => setAt(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(chosen ?? first)}
        onKeyDown={(event) => moveDay(event, { at: chosen ?? first, count }, setAt)}
        onPointerDown={follow}
        onPointerLeave={() => setAt(null)}
        onPointerMove={follow}
        role="slider"
        style={{ height }}
        tabIndex={0}
      >
        {width === 0 ? null : (
          <svg aria-hidden="true" height={height} width={width}>
            {children({ width: plotWidth, height: height - MARGIN.bottom, at: chosen })}
          </svg>
        )}
      </div>
      {chosen === null || width === 0 ? null : (
        <Tip at={((chosen + 0.5) / count) * plotWidth} width={width}>
          {tip(chosen)}
        </Tip>
      )}
    </div>
  );
}

interface TipProps {
  readonly at: number;
  readonly width: number;
  readonly children: ReactNode;
}

function Tip({ at, width, children }: TipProps) {
  const isLeft = at > width / 2;
  const place = isLeft ? { right: width - at + 18 } : { left: at + 18 };
  return (
    <div aria-hidden="true" className="tip" style={place}>
      {children}
    </div>
  );
}

function moveDay(
  event: KeyboardEvent,
  { at, count }: { readonly at: number; readonly count: number },
  setAt: (at: number | null) => void,
): void {
  const next = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 7,
    PageUp: at + 7,
    Home: 0,
    End: count - 1,
  }[event.key];
  if (event.key === 'Escape') setAt(null);
  if (next === undefined) return;
  event.preventDefault();
  setAt(Math.max(0, Math.min(count - 1, next)));
}

interface GridProps extends Pick<Plot, 'width' | 'height'> {
  readonly ticks: readonly number[];
  readonly format: (tick: number) => string;
}

/** Lines at round numbers, with the numbers at the right. */
export function Grid({ width, height, ticks, format }: GridProps) {
  const most = ticks.at(-1) ?? 1;
  return ticks.map((tick) => {
    const y = Math.round(height - (tick / most) * (height - MARGIN.top)) + 0.5;
    return (
      <g key={tick}>
        <line className="grid-line" x1={0} x2={width} y1={y} y2={y} />
        <text className="axis" x={width + 8} y={y + 4}>
          {format(tick)}
        </text>
      </g>
    );
  });
}
