export { authenticateKey, type Beside, KEY_PREFIX, keyStatement } from './authenticate.ts';
export { createDemoKey } from './demo.ts';
export { notifyDeprecation } from './deprecated-calls.ts';
export { createKey, listKeys, revokeKey } from './manage.ts';
export { createMyKey, listMyKeys, revokeMyKey, toKeyResource } from './my-keys.ts';
export { createKeyUsage, type KeyUsage } from './usage.ts';
