export { UnusableImage, type WorkerDependencies } from './dependencies.ts';
export { addGauges } from './gauges.ts';
export { createWorkerMetrics } from './metrics.ts';
export { runWorker } from './run-worker.ts';
