export { type Configuration, readConfiguration } from './read.ts';
export type { LogLevel } from './settings.ts';
