export { findMisspelt } from './misspelt.ts';
export { type Configuration, readConfiguration } from './read.ts';
export type { LogLevel } from './settings.ts';
export { refuseUnsafe } from './unsafe.ts';
