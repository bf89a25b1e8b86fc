export { type Service, startService } from './start-service.ts';
