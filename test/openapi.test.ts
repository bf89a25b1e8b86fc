import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { aService } from './harness/a-service.ts';
import { aPng } from './harness/pictures.ts';

const text = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: the document is read the way a client would.
const document: any = JSON.parse(text);

interface Operation {
  readonly path: string;
  readonly method: string;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly object: any;
}

const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as object).map(([method, object]) => ({ path, method, object })),
);

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('the OpenAPI document passes the recommended rules of the Redocly linter', async () => {
  const problems = await lintFromString({
    source: text,
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('every operation has an id of its own, a description, examples and typed errors', () => {
  const ids = operations.map(({ object }) => object.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, method, object } of operations) {
    const where = `${method} ${path}`;
    expect(`${where}: ${object.summary?.length > 5}`).toBe(`${where}: true`);
    expect(`${where}: ${object.description?.length > 20}`).toBe(`${where}: true`);
    expect(Object.keys(object.responses)).toEqual(expect.arrayContaining(['400', '429', '500']));
    for (const response of Object.values<Operation['object']>(object.responses)) {
      const media = response.content?.['application/json'];
      if (media !== undefined) expect(media.example ?? media.examples).toBeDefined();
      expect(response.headers['RateLimit-Remaining']).toBeDefined();
    }
    for (const parameter of object.parameters) {
      if (parameter.$ref === undefined) expect(parameter.description.length).toBeGreaterThan(10);
    }
  }
});

test('every field of every schema is described', () => {
  const silent: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const walk = (schema: any, where: string) => {
    for (const [name, member] of Object.entries<Operation['object']>(schema.properties ?? {})) {
      if (member.description === undefined && member.$ref === undefined)
        silent.push(`${where}.${name}`);
      walk(member, `${where}.${name}`);
    }
    if (schema.items) walk(schema.items, `${where}[]`);
    for (const option of schema.anyOf ?? []) walk(option, where);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  expect(silent).toEqual([]);
});

test('every documented operation answers its own example as documented', async () => {
  const service = await aService();
  const { secret } = await service.aKey({
    permissions: [
      'generate',
      'read',
      'billing:checkout',
      'billing:read',
      'billing:manage',
      'webhooks',
    ],
  });
  // The client of the examples, so that it can claim.
  await service.pool.query(
    `insert into agent_client (id, name, secret_hash, created_at, claimed_at)
     values ('svc_agent_client_01k9z8x7w6v5t4s3r2q1p0n9m8', 'example',
       sha256('svc_agent_secret_EXAMPLE-0123456789-0123456789-0123456789-01'), now(), now())`,
  );
  for (const { path, method, object } of operations) {
    // A stream that is accepted does not end.
    if (path === '/v1/webhooks/listen') continue;
    const parameters: { name: string; in: string; example: unknown }[] = object.parameters;
    const address = path.replace(/\{(\w+)\}/g, (_, name) =>
      String(parameters.find((parameter) => parameter.name === name)?.example),
    );
    const query = parameters
      .filter(({ in: place, example }) => place === 'query' && example !== undefined)
      .map(({ name, example }) => `${name}=${example}`);
    const content = object.requestBody?.content ?? {};
    const json = content['application/json']?.example;
    const isFile = content['image/png'] !== undefined;
    const answer = await service.call(`${address}?${query.join('&')}`, {
      method: method.toUpperCase(),
      ...(json === undefined ? {} : { json }),
      ...(isFile ? { raw: Uint8Array.from(aPng()) } : {}),
      headers: {
        authorization: `Bearer ${secret}`,
        ...(isFile ? { 'content-type': 'image/png' } : {}),
      },
    });
    const [documented] = Object.keys(object.responses);
    const isAboutOne =
      /\/v1\/(videos\/\{id\}|billing\/checkouts\/\{checkoutId\}|webhooks\/\{id\}\/)/.test(path);
    const expected = isAboutOne ? '404' : documented;
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} ${expected}`);
  }
});

test('a document that is already known is not sent again', async () => {
  const service = await aService();
  const first = await service.call('/openapi.json');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await service.call('/openapi.json', { headers: { 'if-none-match': known } });
    expect([again.status, again.text]).toEqual([304, '']);
  }
  const other = await service.call('/openapi.json', { headers: { 'if-none-match': '"x"' } });
  expect(other.status).toBe(200);
});
