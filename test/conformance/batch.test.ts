import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const service = await aService();

const batch = (operations: unknown) =>
  service.call('/v1/batch', { method: 'POST', json: { operations } });

test('[4.2-09] [4.2-10] several reads run in one request, answered in order, without a key', async () => {
  const { status, body } = await batch([
    { id: 'cost', operation: 'models.cost', params: { id: 'kinora-motion-1', quantity: 3 } },
    { operation: 'models.list', params: { type: 'image', max_credits: 1 } },
    { id: 'sum', operation: 'models.quote', params: { items: [{ model: 'kinora_still_1' }] } },
    { id: 'index', operation: 'index' },
  ]);
  expect(status).toBe(200);
  expect(body.results).toHaveLength(4);
  expect(body.results[0]).toEqual({
    id: 'cost',
    status: 200,
    body: { model: 'kinora_motion_1', quantity: 3, credit_cost: 2, total_credits: 6 },
  });
  expect(body.results[1]).toMatchObject({ id: null, status: 200 });
  expect(body.results[1].body.models.map((model: { id: string }) => model.id)).toEqual([
    'kinora_still_1',
    'comfyui_image',
  ]);
  expect(body.results[2].body.total_credits).toBe(1);
  expect(body.results[3].body).toEqual((await service.call('/v1')).body);
});

test('[7.2-10] an item that fails has its own error, and the others keep their answers', async () => {
  const { status, body } = await batch([
    { id: 'good', operation: 'models.cost', params: { id: 'kinora_still_1' } },
    { id: 'gone', operation: 'models.cost', params: { id: 'veo_2' } },
    { id: 'bad', operation: 'models.cost', params: { id: 'kinora_still_1', quantity: 'many' } },
  ]);
  expect(status).toBe(200);
  expect(body.results[0].status).toBe(200);
  expect(body.results[1]).toMatchObject({
    id: 'gone',
    status: 404,
    error: { code: 'unknown_model' },
  });
  expect(body.results[2]).toEqual({
    id: 'bad',
    status: 400,
    error: {
      code: 'invalid_request',
      message: 'quantity must be a whole number from 1 to 1000.',
      param: 'quantity',
      accepted: { type: 'integer', minimum: 1, maximum: 1000 },
    },
  });
});

test('[7.2-08] an operation that does not exist, or is a batch itself, is an item error', async () => {
  const { status, body } = await batch([
    { operation: 'index' },
    { id: 'a', operation: 'generate.video', params: { prompt: 'a fox' } },
    { id: 'b', operation: 'batch', params: { operations: [{ operation: 'index' }] } },
    { id: 'c', operation: 'constructor' },
    { id: 'd', operation: '__proto__' },
  ]);
  expect(status).toBe(200);
  for (const result of body.results.slice(1)) {
    expect(result.status).toBe(400);
    expect(result.error.code).toBe('unsupported_operation');
    expect(result.error.message).toContain('models.list');
  }
});

test('[7.2-09] a batch in which every operation failed is 400 operation_failed beside the results', async () => {
  const { status, body } = await batch([
    { id: 'x', operation: 'nope' },
    { id: 'y', operation: 'models.cost', params: { id: 'nope' } },
  ]);
  expect(status).toBe(400);
  expect(body.error.code).toBe('operation_failed');
  expect(body.results).toMatchObject([
    { id: 'x', status: 400, error: { code: 'unsupported_operation' } },
    { id: 'y', status: 404, error: { code: 'unknown_model' } },
  ]);
});

test('a batch takes 1 to 20 operations and refuses unknown fields by name', async () => {
  const many = (count: number) =>
    batch(Array.from({ length: count }, () => ({ operation: 'index' })));
  expect((await many(20)).body.results).toHaveLength(20);
  for (const count of [0, 21]) {
    const answer = await many(count);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual({
      code: 'invalid_request',
      message: 'operations must be a list of 1 to 20 items.',
      param: 'operations',
      accepted: { type: 'array', minItems: 1, maxItems: 20 },
      request_id: requestIdOf(answer),
    });
  }
  const { body } = await batch([{ operation: 'index', parameters: {} }]);
  expect(body.error.message).toBe(
    'Unknown field "parameters" in operations[0]. Accepted: id, operation, params.',
  );
  const missing = await batch([{ id: 'a' }]);
  expect(missing.body.error.message).toBe(
    'operations[0].operation is required: it must be text of 1 to 64 characters.',
  );
});
