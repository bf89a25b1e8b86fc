export { createFetcher } from './create-fetcher.ts';
export { createPoster } from './create-poster.ts';
export { checkPictureSize, readPictureSize } from './picture-size.ts';
