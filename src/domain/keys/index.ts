export { authenticateKey, KEY_PREFIX } from './authenticate.ts';
export { createKey, listKeys, revokeKey } from './manage.ts';
export { createMyKey, listMyKeys, revokeMyKey } from './my-keys.ts';
export { createKeyUsage, type KeyUsage } from './usage.ts';
