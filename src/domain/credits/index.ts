export { grantCredits } from './grant.ts';
