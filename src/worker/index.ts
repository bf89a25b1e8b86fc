export { UnusableImage, type WorkerDependencies } from './dependencies.ts';
export { addGauges } from './gauges.ts';
export { createWorkerMetrics, type WorkerMetrics } from './metrics.ts';
export { runWorker, type Worker } from './run-worker.ts';
