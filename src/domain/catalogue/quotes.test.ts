import { expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { createCatalogue } from './catalogue.ts';
import { createQuotes } from './quotes.ts';

function someQuotes(secret = 'x') {
  const clock = aClock();
  const catalogue = createCatalogue(() => true);
  return { clock, catalogue, quotes: createQuotes({ catalogue, secret, clock }) };
}

test('a quote names model, kind, price and the minute it ends', () => {
  const { catalogue, quotes } = someQuotes();
  expect(quotes.issue(catalogue.find('kinora_motion_1'), 3)).toEqual({
    model: 'kinora_motion_1',
    quantity: 3,
    credit_cost: 2,
    total_credits: 6,
    kind: 'video',
    quote_id: expect.stringMatching(/^quote_[\w-]{40,200}$/),
    expires_at: '2026-11-15T12:10:00.000Z',
  });
});

test('a quote covers its model by any of its names, again and again, until it ends', () => {
  const { clock, catalogue, quotes } = someQuotes();
  const { quote_id: id } = quotes.issue(catalogue.find('kinora_motion_1'), 1);
  const check = (model: string | null) => quotes.check(id, { kind: 'video', model }).id;
  expect(check('Kinora-Motion-1')).toBe('kinora_motion_1');
  expect(check('kinora/motion-1')).toBe('kinora_motion_1');
  expect(check(null)).toBe('kinora_motion_1');
  clock.advanceSeconds(599);
  expect(check(null)).toBe('kinora_motion_1');
  clock.advanceSeconds(1);
  expect(() => check(null)).toThrow('The quote expired at 2026-11-15T12:10:00.000Z.');
});

test.each<[string, { quantity?: number; kind?: 'video' | 'image'; model?: string }, string]>([
  ['of more than one', { quantity: 2 }, 'The quote is for 2 generations, not for one.'],
  ['of the other kind', { kind: 'image' }, 'The quote is for videos.'],
  ['of another model', { model: 'veo_3_1' }, 'The quote is for the model kinora_motion_1.'],
])('a quote %s does not fit', (_what, { quantity = 1, kind = 'video', model }, message) => {
  const { catalogue, quotes } = someQuotes();
  const { quote_id: id } = quotes.issue(catalogue.find('kinora_motion_1'), quantity);
  expect(() => quotes.check(id, { kind, model: model ?? null })).toThrow(
    expect.objectContaining({ code: 'quote_mismatch', message }),
  );
});

test('what we did not sign is no quote', () => {
  const { catalogue, quotes } = someQuotes();
  const foreign = someQuotes('y').quotes.issue(catalogue.find('kinora_motion_1'), 1).quote_id;
  const own = quotes.issue(catalogue.find('kinora_motion_1'), 1).quote_id;
  for (const id of [foreign, '', 'quote_', `${own}x`, own.slice(0, -1), own.toUpperCase()]) {
    expect(() => quotes.check(id, { kind: 'video', model: null })).toThrow(
      expect.objectContaining({ code: 'quote_mismatch' }),
    );
  }
});

test('without a quote there is nothing to check', () => {
  const { quotes } = someQuotes();
  expect(() => quotes.check(null, { kind: 'video', model: null })).toThrow(
    expect.objectContaining({ code: 'quote_required' }),
  );
});
