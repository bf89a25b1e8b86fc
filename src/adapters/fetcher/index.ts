export { createFetcher } from './create-fetcher.ts';
export { checkPictureSize, readPictureSize } from './picture-size.ts';
