import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { bearer } from '../harness/a-submit.ts';
import { expectMembers } from '../harness/expect-refused.ts';

const service = await aService();
const { secret } = await service.aKey();

const MODEL = { type: 'string', minLength: 1, maxLength: 128 };

interface Refused {
  readonly it: string;
  readonly path: string;
  /** Sent by POST. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly param: string;
  /** What the field would take, as JSON Schema. */
  readonly accepted?: unknown;
}

const FIELDS: readonly Refused[] = [
  {
    it: 'a field of the body',
    path: '/v1/generate/image',
    json: { prompt: '' },
    headers: bearer(secret),
    param: 'prompt',
    accepted: { type: 'string', minLength: 1, maxLength: 4000 },
  },
  {
    it: 'a field of the body that only the model rules out',
    path: '/v1/generate/video',
    json: { prompt: 'A fox', aiModel: 'veo_3_1', duration: 5 },
    headers: bearer(secret),
    param: 'duration',
    accepted: { enum: [4, 6, 8] },
  },
  {
    it: 'an unknown field of the body',
    path: '/v1/models/cost',
    json: { items: [{ model: 'kinora_still_1' }], colour: 'red' },
    param: 'colour',
    accepted: { propertyNames: { enum: ['items'] } },
  },
  {
    it: 'a field within a list',
    path: '/v1/models/cost',
    json: { items: [{ model: 'kinora_still_1' }, { model: 7 }] },
    param: 'items[1].model',
    accepted: MODEL,
  },
  {
    it: 'a missing field within a list',
    path: '/v1/models/cost',
    json: { items: [{}] },
    param: 'items[0].model',
    accepted: MODEL,
  },
  {
    it: 'an unknown field within a list',
    path: '/v1/models/cost',
    json: { items: [{ model: 'kinora_still_1', amount: 2 }] },
    param: 'items[0].amount',
    accepted: { propertyNames: { enum: ['model', 'quantity'] } },
  },
  {
    it: 'a whole item of a list',
    path: '/v1/models/cost',
    json: { items: ['kinora_still_1'] },
    param: 'items[0]',
    accepted: {
      type: 'object',
      required: ['model'],
      additionalProperties: false,
    },
  },
  {
    it: 'a parameter of the query',
    path: '/v1/models/kinora_still_1/cost?quantity=0',
    param: 'quantity',
    accepted: { type: 'integer', minimum: 1, maximum: 1000 },
  },
  {
    it: 'an unknown parameter of the query',
    path: '/v1/models?colour=red',
    param: 'colour',
    accepted: { propertyNames: { enum: ['type', 'max_credits'] } },
  },
  {
    it: 'a part of the path',
    path: `/v1/models/${'a'.repeat(129)}/cost`,
    param: 'id',
    accepted: MODEL,
  },
  {
    it: 'a header that carries an option',
    path: '/v1/generate/image',
    json: { prompt: 'A fox' },
    headers: { ...bearer(secret), 'idempotency-key': 'a b' },
    param: 'Idempotency-Key',
    accepted: { pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
  {
    it: 'a header that carries an option of the sandbox',
    path: '/v1/generate/image',
    json: { prompt: 'A fox' },
    headers: { 'x-sandbox': 'true', 'x-sandbox-outcome': 'lucky' },
    param: 'X-Sandbox-Outcome',
    accepted: {
      enum: [
        'completed',
        'failed',
        'timeout',
        'slow',
        'safety_rejected',
        'insufficient_credits',
        'provider_error',
        'rate_limited',
      ],
    },
  },
];

for (const { it, path, json, headers = {}, param, accepted } of FIELDS) {
  test(`an error names ${it}`, async () => {
    const answer = await service.call(path, {
      headers,
      ...(json === undefined ? {} : { method: 'POST', json }),
    });
    expectMembers(answer, 400, {
      code: 'invalid_request',
      param,
      ...(accepted === undefined ? {} : { accepted }),
    });
    expect(answer.body.error.message).toContain(param.split('.').at(-1));
  });
}

test('an error names which of several models is unknown', async () => {
  const answer = await service.call('/v1/models/cost', {
    method: 'POST',
    json: { items: [{ model: 'kinora_motion_1' }, { model: 'nope' }] },
  });
  expectMembers(answer, 404, { code: 'unknown_model', param: 'items[1].model', model: 'nope' });
});
