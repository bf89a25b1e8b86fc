export { openSignIn } from './open-sign-in.ts';
