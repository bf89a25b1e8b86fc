export { type BatchDependencies, runBatch } from './run-batch.ts';
