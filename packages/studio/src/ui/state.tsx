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
    /** Tells rows apart. */
    readonly id: string;
    readonly name: ReactNode;
    readonly value: ReactNode;
    readonly isSum?: boolean;
  }[];
}) {
  return (
    <dl className="leaders">
      {rows.map(({ id, name, value, isSum }) => (
        <div className={isSum === true ? 'sum' : undefined} key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
