import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const service = await aService();
const configured = await aService({
  environment: { FAL_KEY: 'k', COMFYUI_URL: 'http://gpu.test' },
});

const MOTION = {
  id: 'kinora_motion_1',
  name: 'Kinora Motion 1',
  type: 'video',
  credit_cost: 2,
  aspect_ratios: ['16:9', '9:16', '1:1'],
  durations: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  accepts_image: true,
  available: true,
  unavailable_reason: null,
};

async function listed(query = ''): Promise<{ id: string; type: string; credit_cost: number }[]> {
  const { status, body } = await service.call(`/v1/models${query}`);
  expect(status).toBe(200);
  return body.models;
}

test('[1-09] [1-15] [1-28] [2.6-13] [2.6-14] [4.2-03] the catalogue needs no key and shows ids and flat costs', async () => {
  const models = await listed();
  expect(models[0]).toMatchObject(MOTION);
  expect(models[1]).toMatchObject({ id: 'kinora_still_1', type: 'image', credit_cost: 1 });
  expect(models.length).toBeGreaterThan(10);
  for (const model of models) {
    expect(Object.keys(model)).toEqual([
      'id',
      'name',
      'type',
      'description',
      'credit_cost',
      'aspect_ratios',
      'durations',
      'accepts_image',
      'available',
      'unavailable_reason',
    ]);
    expect(Number.isInteger(model.credit_cost)).toBe(true);
  }
});

test('[4.2-54] model ids use underscores', async () => {
  for (const { id } of await listed()) expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
});

test('[4.2-04] type keeps only models that make it, and refuses anything else by name', async () => {
  expect(new Set((await listed('?type=video')).map(({ type }) => type))).toEqual(
    new Set(['video']),
  );
  expect(new Set((await listed('?type=image')).map(({ type }) => type))).toEqual(
    new Set(['image']),
  );
  for (const query of ['?type=audio', '?type=', '?type=video&type=image', '?type[]=video']) {
    const { status, body } = await service.call(`/v1/models${query}`);
    expect(status).toBe(400);
    expect(body.error.code).toBe('invalid_request');
    expect(body.error.message).toContain('type');
  }
});

test('[4.2-05] max_credits keeps only models that cost at most that', async () => {
  expect((await listed('?max_credits=1')).map(({ id }) => id)).toEqual([
    'kinora_still_1',
    'comfyui_video',
    'comfyui_image',
  ]);
  expect(await listed('?max_credits=0')).toEqual([]);
  expect((await listed('?max_credits=2.5')).every((model) => model.credit_cost <= 2)).toBe(true);
  for (const value of ['cheap', '1e3', '0x10', '', 'Infinity', '-1', 'NaN', '1,5', '９']) {
    const { status, body } = await service.call(
      `/v1/models?max_credits=${encodeURIComponent(value)}`,
    );
    expect(`${value}: ${status} ${body.error?.code}`).toBe(`${value}: 400 invalid_request`);
    expect(body.error.message).toContain('max_credits must be a number from 0 to 1000000');
  }
});

test('both filters apply together', async () => {
  expect((await listed('?type=video&max_credits=2')).map(({ id }) => id)).toEqual([
    'kinora_motion_1',
    'comfyui_video',
  ]);
});

test('a model is available when one of its providers is configured, and says why when none is', async () => {
  const withFal = (await configured.call('/v1/models')).body.models;
  const byId = (id: string) => withFal.find((model: { id: string }) => model.id === id);
  expect(byId('kling_2_1_master')).toMatchObject({ available: true, unavailable_reason: null });
  expect(byId('comfyui_video')).toMatchObject({ available: true, unavailable_reason: null });
  expect(byId('runway_gen4_turbo')).toMatchObject({
    available: false,
    unavailable_reason: 'This server is not connected to Runway.',
  });
  const without = (await service.call('/v1/models')).body.models;
  expect(without.find((model: { id: string }) => model.id === 'kling_2_1_master')).toMatchObject({
    available: false,
    unavailable_reason: 'This server is not connected to fal or Replicate.',
  });
});

test('[1-10] [2.6-18] [4.2-06] [4.2-07] one model is quoted with a quantity', async () => {
  const quote = async (query: string) =>
    (await service.call(`/v1/models/kinora_motion_1/cost${query}`)).body;
  expect(await quote('')).toEqual({
    model: 'kinora_motion_1',
    quantity: 1,
    credit_cost: 2,
    total_credits: 2,
  });
  expect(await quote('?quantity=1000')).toEqual({
    model: 'kinora_motion_1',
    quantity: 1000,
    credit_cost: 2,
    total_credits: 2000,
  });
  for (const quantity of ['0', '1001', '-1', '1.5', 'two', '', '1e2']) {
    const answer = await service.call(`/v1/models/kinora_motion_1/cost?quantity=${quantity}`);
    expect(`${quantity}: ${answer.status}`).toBe(`${quantity}: 400`);
    expect(answer.body.error).toEqual({
      code: 'invalid_request',
      message: 'quantity must be a whole number from 1 to 1000.',
      param: 'quantity',
      accepted: { type: 'integer', minimum: 1, maximum: 1000 },
      request_id: requestIdOf(answer),
    });
  }
});

test('[4.2-55] dashes in a model id are read as underscores', async () => {
  const { body } = await service.call('/v1/models/kinora-motion-1/cost');
  expect(body.model).toBe('kinora_motion_1');
});

test('[4.2-56] marketplace aliases resolve to our model id', async () => {
  const resolved = async (alias: string) =>
    (await service.call(`/v1/models/${encodeURIComponent(alias)}/cost`)).body.model;
  expect(await resolved('kwaivgi/kling-v2.1-master')).toBe('kling_2_1_master');
  expect(await resolved('fal-ai/flux-pro/v1.1')).toBe('flux_1_1_pro');
  expect(await resolved('veo-3.1-generate-preview')).toBe('veo_3_1');
});

test('[7.2-24] an unknown model is 404 unknown_model', async () => {
  for (const id of ['nope', 'kinora_motion', '%00', '%F0%9F%A6%8A', '__proto__', 'constructor']) {
    const { status, body } = await service.call(`/v1/models/${id}/cost`);
    expect(`${id}: ${status} ${body.error.code}`).toBe(`${id}: 404 unknown_model`);
  }
});

test('[7.2-25] [9-31] [9-32] a retired model id keeps answering unknown_model and nothing takes its place', async () => {
  for (const id of ['veo_2', 'veo-2', 'imagen_3', 'runway_gen3a_turbo']) {
    const { status, body } = await service.call(`/v1/models/${id}/cost`);
    expect(status).toBe(404);
    expect(body.error.code).toBe('unknown_model');
    expect(body.error.message).toContain('is retired');
  }
});

test('[2.6-19] [4.2-08] several models are quoted in one request, with their sum', async () => {
  const { status, body } = await service.call('/v1/models/cost', {
    method: 'POST',
    json: { items: [{ model: 'kinora-motion-1', quantity: 3 }, { model: 'kinora_still_1' }] },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    quotes: [
      { model: 'kinora_motion_1', quantity: 3, credit_cost: 2, total_credits: 6 },
      { model: 'kinora_still_1', quantity: 1, credit_cost: 1, total_credits: 1 },
    ],
    total_credits: 7,
  });
});

test('[8.2-02] a batch quote takes 1 to 50 pairs', async () => {
  const quote = (count: number) =>
    service.call('/v1/models/cost', {
      method: 'POST',
      json: { items: Array.from({ length: count }, () => ({ model: 'kinora_still_1' })) },
    });
  expect((await quote(50)).body.total_credits).toBe(50);
  for (const count of [0, 51]) {
    const { status, body } = await quote(count);
    expect(status).toBe(400);
    expect(body.error.message).toBe('items must be a list of 1 to 50 items.');
  }
});

test('one unknown model refuses the whole batch quote and is named', async () => {
  const { status, body } = await service.call('/v1/models/cost', {
    method: 'POST',
    json: { items: [{ model: 'kinora_still_1' }, { model: 'no_such_model' }] },
  });
  expect(status).toBe(404);
  expect(body.error.code).toBe('unknown_model');
  expect(body.error.message).toContain('"no_such_model"');
});
