export { cleanPicture } from './clean-picture.ts';
