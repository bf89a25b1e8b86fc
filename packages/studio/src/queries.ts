import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ListedKeyResource, Me } from '../../../src/contract/resources/account.ts';
import type { Model, Performance } from '../../../src/contract/resources/model.ts';
import { ApiError, call } from './api.ts';

/** The account, its plan and its credits. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call<Me>('/me', { signal }),
});

/** The models, as the catalogue lists them. */
const modelsQuery = queryOptions({
  queryKey: ['models'],
  staleTime: 300_000,
  queryFn: ({ signal }) => call<{ models: Model[] }>('/models', { signal }),
});

/** How long models take here. Where nobody can say, the studio shows no times. */
export const performanceQuery = queryOptions({
  queryKey: ['models', 'performance'],
  staleTime: 60_000,
  queryFn: ({ signal }) =>
    orNull(call<Pick<Performance, 'models'>>('/models/performance', { signal })),
});

/** All keys, revoked ones included, and what they used. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  staleTime: 60_000,
  queryFn: ({ signal }) => call<{ keys: ListedKeyResource[] }>('/keys', { signal }),
});

const videoCountQuery = queryOptions({
  queryKey: ['videos', 'count'],
  staleTime: 60_000,
  queryFn: ({ signal }) => orNull(call<{ total: number }>('/videos/count', { signal })),
});

export const useMe = () => useQuery(meQuery).data;
export const useModels = () => useQuery(modelsQuery).data?.models;

/** Seconds that a model usually takes; undefined where too few were measured. */
export function useUsualSeconds(id: string | undefined) {
  const models = useQuery(performanceQuery).data?.models;
  return models?.find((model) => model.id === id)?.usual_seconds ?? undefined;
}

/** What the sidebar counts; undefined while it is not known. */
export function useCounts() {
  const keys = useQuery(keysQuery).data?.keys;
  return {
    videos: useQuery(videoCountQuery).data?.total,
    keys: keys?.filter(({ revoked_at }) => revoked_at === null).length,
  };
}

/** Null where this service has no such endpoint. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
