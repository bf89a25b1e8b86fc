import { afterAll, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { createMemoryCounters } from '../../adapters/counters/index.ts';
import type { Caller } from '../../domain/caller.ts';
import { limitUnknownTokens } from './limit-unknown-tokens.ts';

const clock = aClock();
const counters = createMemoryCounters(clock);
afterAll(() => counters.close());

const AGENT: Caller = { kind: 'agent', clientId: 'svc_agent_client_x' };
const UNKNOWN: Caller = { kind: 'refused', credential: 'agent', why: 'unknown' };

test('120 unknown tokens of an address are looked up in a minute; known ones do not count', async () => {
  const lookedUp: string[] = [];
  const identify = limitUnknownTokens({
    identify: async (token) => {
      lookedUp.push(token);
      return token.startsWith('known') ? AGENT : UNKNOWN;
    },
    counters,
    multiplier: 1,
  });
  for (let i = 0; i < 500; i += 1) expect(await identify('known', '203.0.113.1')).toBe(AGENT);
  for (let i = 0; i < 500; i += 1) {
    expect((await identify('made up', '203.0.113.1')).kind).toBe('refused');
  }
  expect(lookedUp).toHaveLength(500 + 120);
  expect((await identify('known, first seen now', '203.0.113.1')).kind).toBe('refused');
  // Whoever shares the address with the flood is not locked out by it.
  expect(await identify('known', '203.0.113.1')).toBe(AGENT);
  expect(await identify('known', '203.0.113.2')).toBe(AGENT);
  clock.advanceSeconds(60);
  expect(await identify('known, first seen now', '203.0.113.1')).toBe(AGENT);
});

test('a good token that was revoked is unknown like any other', async () => {
  let lookUps = 0;
  const identify = limitUnknownTokens({
    identify: async () => {
      lookUps += 1;
      return lookUps === 1 ? AGENT : UNKNOWN;
    },
    counters,
    multiplier: 1,
  });
  for (let i = 0; i < 300; i += 1) await identify('known once', '203.0.113.3');
  expect(lookUps).toBe(121);
});

test('the addresses of one IPv6 network count together', async () => {
  const identify = limitUnknownTokens({
    identify: async () => UNKNOWN,
    counters,
    multiplier: 0.01,
  });
  await identify('made up', '2001:db8:1:2::1');
  expect(await identify('made up', '2001:db8:1:2::2')).toMatchObject({
    why: 'Too many unknown agent tokens came from this address. Retry in a minute.',
  });
});
