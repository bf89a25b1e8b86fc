const [BAR, GAP, HEIGHT] = [6, 3, 24];

/** A few numbers as bars, read out as their sentence. */
export function Sparkline({
  values,
  label,
}: {
  readonly values: readonly number[];
  readonly label: string;
}) {
  const most = Math.max(1, ...values);
  const width = values.length * (BAR + GAP) - GAP;
  return (
    <svg
      aria-label={label}
      className="sparkline"
      height={HEIGHT}
      role="img"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
    >
      {values.map((value, index) => {
        const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
        return (
          <rect
            className={value === 0 ? 'none' : undefined}
            height={height}
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name than its place
            key={index}
            rx={value === 0 ? 0 : 1.5}
            width={BAR}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
          />
        );
      })}
    </svg>
  );
}
