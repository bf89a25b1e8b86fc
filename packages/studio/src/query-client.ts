import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { whenBack } from './connection.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal stays one.
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ApiError && error.status < 500),
    },
  },
});

whenBack(() => void queryClient.invalidateQueries());
