export { addGauges } from './gauges.ts';
export { createWorkerMetrics } from './metrics.ts';
export { runWorker } from './run-worker.ts';
export { UnusableImage, type WorkerSurroundings } from './surroundings.ts';
