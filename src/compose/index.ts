export { startService } from './start-service.ts';
