import { expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { completeAll, failAll } from '../harness/ended-generations.ts';

const site = await aSite();
const { service } = site;

const member = await site.aMember();
const stranger = await site.aMember();
const accountId = (await member.json('GET', '/app/api/me')).body.account.id;
await service.grant(accountId, 100);
const { secret } = await service.aKey({ accountId });

const submit = (prompt: string, wish: Readonly<Record<string, unknown>> = {}) =>
  submitted(service, secret, { prompt, ...wish });

const fox = await submit('A FOX in the snow, 100% wool');
const owl = await submit('An owl reads snow_report.txt', { aspectRatio: '16:9' });
const ship = await submit('ΟΔΟΣ: a ship \\o/ in the snow', { kind: 'video', aspectRatio: '9:16' });
const lamp = await submit('A lamp, 100 watts');
await completeAll(service, [fox, ship]);
await failAll(service, [owl]);

/** The same question by key and by session has the same answer. */
async function listed(query: string): Promise<readonly string[]> {
  const byKey = await service.call(`/v1/videos${query}`, { headers: bearer(secret) });
  const bySession = await member.json('GET', `/app/api/videos${query}`);
  expect([byKey.status, bySession.status]).toEqual([200, 200]);
  expect(bySession.body).toEqual(byKey.body);
  const counted = await member.json('GET', `/app/api/videos/count${query}`);
  expect(counted.body).toEqual({ total: byKey.body.videos.length });
  const byKeyCounted = await service.call(`/v1/videos/count${query}`, { headers: bearer(secret) });
  expect(byKeyCounted.body).toEqual(counted.body);
  return byKey.body.videos.map(({ id }: { id: string }) => id);
}

test('filters and words narrow the history and its count, by key and by session', async () => {
  for (const [query, expected] of [
    ['', [lamp, ship, owl, fox]],
    ['?type=video', [ship]],
    ['?type=image', [lamp, owl, fox]],
    ['?status=completed', [ship, fox]],
    ['?status=failed', [owl]],
    ['?status=generating', [lamp]],
    ['?aiModel=kinora_still_1', [lamp, owl, fox]],
    ['?aiModel=kinora-motion-1', [ship]],
    ['?aiModel=no_such_model', []],
    ['?aspectRatio=9:16', [ship]],
    ['?q=snow', [ship, owl, fox]],
    ['?q=SNOW%20fox', [fox]],
    ['?q=fox%20lamp', []],
    // What SQL would take for a placeholder is an ordinary character.
    ['?q=100%25', [fox]],
    ['?q=w_report', [owl]],
    ['?q=%25', [fox]],
    ['?q=%5C', [ship]],
    ['?q=%22,%7B', []],
    ['?q=%CE%BF%CE%B4%CE%BF%CF%83', [ship]],
    ['?q=snow&type=image&status=completed', [fox]],
  ] as const) {
    expect(await listed(query), query).toEqual(expected);
  }
});

test('what is no filter is 400 and names the field, in a count too', async () => {
  for (const [query, field, message] of [
    ['type=audio', 'type', 'type must be one of "video", "image".'],
    ['status=done', 'status', 'status must be one of "generating", "completed", "failed".'],
    ['aspectRatio=4:3', 'aspectRatio', 'aspectRatio must be one of "16:9", "9:16", "1:1".'],
    ['aiModel=', 'aiModel', /^aiModel must be text/],
    ['q=', 'q', 'q must be text of 1 to 200 characters.'],
    ['q=%00', 'q', 'q must be text of 1 to 200 characters.'],
    ['q=a&q=b', 'q', 'q must be text of 1 to 200 characters.'],
    ['word=a', 'word', /^Unknown field "word"/],
  ] as const) {
    for (const path of ['/v1/videos', '/v1/videos/count']) {
      const answer = await service.call(`${path}?${query}`, { headers: bearer(secret) });
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
      expect(answer.body.error.message).toMatch(message);
      expect(answer.body.error.param).toBe(field);
    }
  }
});

test('pages under a filter neither repeat nor skip, whatever is submitted in between', async () => {
  const wanted: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    wanted.unshift(await submit(`page ${i}`));
    await submit(`other ${i}`);
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const path = `/app/api/videos?limit=2&q=page${cursor}`;
    const { body } = await member.json('GET', path);
    seen.push(...body.videos.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    await submit('page of later');
  } while (cursor !== '');
  expect(seen).toEqual(wanted);
});

test("another account's generations are neither listed nor counted", async () => {
  for (const query of ['', '?q=snow', '?status=completed']) {
    const { body } = await stranger.json('GET', `/app/api/videos${query}`);
    expect(body).toEqual({ videos: [], next_cursor: null });
    const counted = await stranger.json('GET', `/app/api/videos/count${query}`);
    expect(counted.body).toEqual({ total: 0 });
  }
});
