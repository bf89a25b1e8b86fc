import { SANDBOX_SUBMITS } from './sandbox.ts';
import {
  CREATE_KEY,
  invalid,
  NO_CREDENTIAL,
  type PollScenario,
  type QuoteScenario,
  refused,
  type SubmitScenario,
  VIDEO,
} from './scenario.ts';
import { ACCEPTED_SUBMITS, REFUSED_CALLERS, REFUSED_REQUESTS } from './submits.ts';

export const QUOTES: readonly QuoteScenario[] = [
  {
    it: 'quotes a model by its id with dashes',
    model: 'kinora-motion-1',
    quantity: 3,
    expected: { credits: 6 },
  },
  {
    it: 'quotes the largest quantity',
    model: 'kinora_still_1',
    quantity: 1_000,
    expected: { credits: 1_000 },
  },
  {
    it: 'quotes no unknown model',
    model: 'nope',
    quantity: 1,
    expected: refused('unknown_model', { field: 'id', facts: { model: 'nope' } }),
  },
  {
    it: 'quotes no retired model',
    model: 'veo_2',
    quantity: 1,
    expected: refused('unknown_model', { field: 'id', facts: { model: 'veo_2' } }),
  },
  {
    it: 'quotes no quantity over the bound',
    model: 'kinora_motion_1',
    quantity: 1_001,
    expected: invalid('quantity', { type: 'integer', minimum: 1, maximum: 1_000 }),
  },
  {
    it: 'quotes no quantity of zero',
    model: 'kinora_motion_1',
    quantity: 0,
    expected: invalid('quantity', { type: 'integer', minimum: 1, maximum: 1_000 }),
  },
  {
    it: 'quotes no quantity that is no number',
    model: 'kinora_motion_1',
    quantity: 'many',
    isAboutShape: true,
    expected: invalid('quantity', { type: 'integer', minimum: 1, maximum: 1_000 }),
  },
];

export const SUBMITS: readonly SubmitScenario[] = [
  ...ACCEPTED_SUBMITS,
  ...REFUSED_CALLERS,
  ...REFUSED_REQUESTS,
  ...SANDBOX_SUBMITS,
];

export const POLLS: readonly PollScenario[] = [
  { it: 'shows a job to the account that owns it', of: 'own job', expected: { job: VIDEO } },
  {
    it: 'finds no job of another account',
    of: "another account's job",
    expected: refused('not_found'),
  },
  {
    it: 'finds no job that does not exist',
    of: { id: 'gen_00000000000000000000000000' },
    expected: refused('not_found'),
  },
  {
    it: 'finds no job of the sandbox that it did not sign',
    caller: 'nobody',
    of: { id: `sbx_${'x'.repeat(60)}` },
    expected: refused('not_found'),
  },
  {
    it: 'shows no job to who sends no credential',
    caller: 'nobody',
    of: "another account's job",
    expected: NO_CREDENTIAL,
  },
  {
    it: 'shows no job to a key that does not exist',
    caller: 'rejected key',
    of: "another account's job",
    expected: NO_CREDENTIAL,
  },
  {
    it: 'shows no job to an agent token',
    caller: 'agent token',
    of: "another account's job",
    expected: NO_CREDENTIAL,
  },
  {
    it: 'shows no job to a key without the permission',
    caller: { permissions: ['generate'] },
    of: "another account's job",
    expected: refused('forbidden', {
      facts: { permission: 'read', ...CREATE_KEY },
    }),
  },
];
