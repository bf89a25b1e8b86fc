import { queryOptions } from '@tanstack/react-query';
import type { Settings } from '../../../../src/contract/resources/settings.ts';
import { call } from '../api.ts';

/** The person, the ways to sign in, and the browsers that are signed in. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call<Settings>('/settings', { signal }),
});
