export { createShrink } from './shrink.ts';
