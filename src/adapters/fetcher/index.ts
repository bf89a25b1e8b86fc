export { createFetcher } from './create-fetcher.ts';
export { checkPictureSize } from './picture-size.ts';
