export { createFetcher } from './create-fetcher.ts';
