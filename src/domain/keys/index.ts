export { authenticateKey, KEY_PREFIX } from './authenticate.ts';
export { type CeilingMail, createCeilingMail } from './ceiling-mail.ts';
export { createKey, createOwnKey } from './create-key.ts';
export { createDemoKey, DEMO_EMAIL } from './demo-key.ts';
export { toKeyResource } from './key.ts';
export { listOwnKeys } from './list-keys.ts';
export { notifyDeprecation } from './notify-deprecation.ts';
export { revokeKey, revokeOwnKey } from './revoke-key.ts';
export {
  COUNT_KEY_USE,
  type KeyPrefetch,
  keyStatement,
  listKeys,
  RETURN_KEY_USE,
  revokeAllKeys,
} from './store.ts';
export { createKeyUsage, type KeyUsage } from './usage.ts';
