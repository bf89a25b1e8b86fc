import type { ReactNode } from 'react';

/** A dot, a word and its colour. */
export function State({
  is,
  children,
}: {
  readonly is: 'ok' | 'bad' | 'run' | 'still';
  readonly children: ReactNode;
}) {
  return <span className={is === 'still' ? 'state' : `state state-${is}`}>{children}</span>;
}

/** Receipt rows with dotted leaders. */
export function Leaders({
  rows,
}: {
  readonly rows: readonly {
    readonly name: string;
    readonly value: ReactNode;
    readonly isSum?: boolean;
  }[];
}) {
  return (
    <dl className="leaders">
      {rows.map(({ name, value, isSum }) => (
        <div className={isSum === true ? 'sum' : undefined} key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
