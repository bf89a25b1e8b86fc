import type { OperationOutput } from '../../contract/operations/index.ts';
import type { Document } from '../../contract/resources/document.ts';
import type { Model } from '../../contract/resources/model.ts';
import type { IssuedQuote } from '../../contract/resources/quote.ts';
import type { Video } from '../../contract/resources/video.ts';

export function describeModels({ models }: OperationOutput<'models.list'>): string {
  if (models.length === 0) return 'No model matches.';
  return models.map((model) => `- ${lineOf(model)}`).join('\n');
}

export function describeModel({ model }: OperationOutput<'models.get'>): string {
  return `${lineOf(model)}\n${model.name}: ${model.description}`;
}

function lineOf(model: Model): string {
  const { id, type, credit_cost: cost, aspect_ratios: ratios, durations } = model;
  const facts = [
    type,
    credits(cost),
    ratios.join(', '),
    ...(durations.length === 0 ? [] : [`${durations.join(', ')} s`]),
    ...(model.accepts_image ? ['can start from an image'] : []),
    ...(model.available ? [] : [`not available: ${model.unavailable_reason ?? 'unknown why'}`]),
  ];
  return `${id}: ${facts.join('; ')}`;
}

export function describeQuote(quote: IssuedQuote): string {
  const { quantity, kind, model, total_credits: total } = quote;
  const what = quantity === 1 ? `One ${kind}` : `${quantity} ${kind}s`;
  return `${what} with ${model}: ${credits(total)}.\nquote_id: ${quote.quote_id}\nIt holds until ${quote.expires_at}.`;
}

export function describePassages({ results }: OperationOutput<'docs.search'>): string {
  if (results.length === 0) return 'Nothing fits. Try other words.';
  return results
    .map(({ title, section, url, path, excerpt }) => {
      const heading = section === null ? title : `${title}: ${section}`;
      return `## ${heading}\n${url} (path ${path})\n\n${excerpt}`;
    })
    .join('\n\n');
}

export function describeDocument({ url, body }: Document): string {
  return `${body}\n\n${url}`;
}

export function describeAccount(me: OperationOutput<'me'>): string {
  const { account, plan, credits: wallet, key } = me;
  const lines = [
    `${account.email}, plan ${plan.name}.`,
    `${credits(wallet.available)} available (balance ${wallet.balance}, held ${wallet.held}).`,
  ];
  if (key !== null) {
    const ceiling =
      key.daily_ceiling === null ? 'no daily ceiling' : `of ${key.daily_ceiling} a day`;
    lines.push(
      `The key ${key.name} may ${key.permissions.join(', ')}; it used ${key.used_today} today, ${ceiling}.`,
    );
  }
  return lines.join('\n');
}

export function describeJob(video: Video): string {
  const { id, type, status } = video;
  switch (status) {
    case 'generating':
      return `The ${type} ${id} is being made (${Math.round(video.progress * 100)} %). Call get_generation with this id until it is completed or failed.`;
    case 'completed':
      return `The ${type} ${id} is completed: ${video.video_url ?? ''}\nModel ${video.aiModel}, ${credits(video.creditsUsed)} charged.`;
    case 'failed':
      return `The ${type} ${id} failed: ${video.error_message ?? 'unknown why'}${againIf(video)}`;
  }
}

function credits(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}

/** The same key would answer with the canceled one again. */
function againIf({ error_code: code }: Video): string {
  return code === 'canceled' ? ' To start again, use a new idempotency_key.' : '';
}
