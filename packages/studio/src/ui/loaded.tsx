import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemOf } from '../words/index.ts';
import { Fault, Skeleton } from './blank.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The height of what comes, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** What came, its size until then, or why it did not come. Data that is there stays when a reload fails. */
export function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton height={height} />;
  const { title, text, requestId } = problemOf(query.error);
  return (
    <Fault onRetry={() => void query.refetch()} requestId={requestId} text={text} title={title} />
  );
}
