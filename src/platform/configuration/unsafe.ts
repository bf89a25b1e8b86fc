import { OperatorError } from '../operator-error.ts';
import type { Configuration } from './read.ts';
import type { Unsafe } from './settings.ts';

/** What is wrong with a configuration in production; null where nothing is. */
const FINDINGS: Readonly<Record<Unsafe, (configuration: Configuration) => string | null>> = {
  'no-mail': ({ smtpUrl }) =>
    smtpUrl === null ? 'SMTP_URL is not set, so sign-in links would be written to the log' : null,
  http: ({ baseUrl, authUrl }) => {
    if (isOpenHttp(baseUrl)) return `BASE_URL is ${baseUrl}: passwords and keys need https`;
    return isOpenHttp(authUrl) ? `AUTH_URL is ${authUrl}: tokens need https` : null;
  },
  'play-money': ({ billing, providers: { comfyui: _, ...vendors } }) =>
    billing.kind === 'sandbox' && Object.values(vendors).some((key) => key !== null)
      ? 'BILLING_PROCESSOR is sandbox, so play money would buy what model providers charge you for'
      : null,
  'any-proxy': ({ trustProxy }) =>
    trustProxy === true || (Array.isArray(trustProxy) && trustProxy.some(isEverybody))
      ? 'TRUST_PROXY trusts everybody, so anybody could choose the address that is counted'
      : null,
};

/** Refuses to run in production with a setting that would harm people, unless it is said to be meant. */
export function refuseUnsafe(configuration: Configuration): void {
  if (configuration.environment !== 'production') return;
  const lines = Object.entries(FINDINGS).flatMap(([name, find]) => {
    const isMeant = configuration.allowUnsafe.some((allowed) => allowed === name);
    const finding = isMeant ? null : find(configuration);
    return finding === null ? [] : [`${finding} (ALLOW_UNSAFE=${name} if that is meant)`];
  });
  if (lines.length > 0) throw new OperatorError(lines.join('\n'));
}

function isOpenHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isThisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'http:' && !isThisMachine;
}

/** A network with so short a prefix holds half of all addresses or more. */
function isEverybody(network: string): boolean {
  return /\/[01]$/.test(network);
}
