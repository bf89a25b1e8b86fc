export { type Configuration, readConfiguration } from './read.ts';
export { type LogLevel, settings } from './settings.ts';
