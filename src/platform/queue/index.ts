export { countReadyTasks } from './count-ready-tasks.ts';
export { prepareQueue } from './prepare-queue.ts';
export { type Queue, runQueue, type Task, type TaskContext } from './run-queue.ts';
