import { CATALOG, CATALOG_CURRENCY, OFFERS } from '../../contract/billing-catalog.ts';
import { DEPRECATIONS } from '../../contract/deprecations.ts';
import { DISCOVERY } from '../../contract/discovery.ts';
import { ERROR_ADVICE } from '../../contract/error-advice.ts';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { RATE_LIMITS } from '../../contract/limits.ts';
import { PERMISSIONS } from '../../contract/permissions.ts';
import { PLANS } from '../../contract/plans.ts';
import { WEBHOOK_EVENTS } from '../../contract/webhooks.ts';
import { createCatalogue } from '../catalogue/index.ts';

/** What articles take from the contract as a whole, in Markdown. */
export const TABLES: ReadonlyMap<string, (baseUrl: string) => string> = new Map([
  ['errors', errors],
  ['error_sections', errorSections],
  ['rate_limits', rateLimits],
  ['plans', plans],
  ['permissions', permissions],
  ['models', models],
  ['packs', packs],
  ['subscriptions', subscriptions],
  ['offers', offers],
  ['webhook_events', webhookEvents],
  ['discovery', discovery],
  ['deprecations', deprecations],
]);

const codes = Object.keys(ERRORS) as ErrorCode[];

function errors(baseUrl: string): string {
  const rows = codes.map((code) => {
    const { status, meaning } = ERRORS[code];
    return [
      `[\`${code}\`](${baseUrl}/docs/errors#${code})`,
      status,
      meaning,
      ERROR_ADVICE[code].retry,
    ];
  });
  return table(['Code', 'HTTP', 'Meaning', 'Retry as it is'], rows);
}

/** A heading for each code, so that `/docs/errors#rate_limited` leads to it. */
function errorSections(): string {
  return codes
    .map((code) => {
      const { status, meaning } = ERRORS[code];
      const { action, retry } = ERROR_ADVICE[code];
      return `## ${code}\n\n${meaning} HTTP ${status}; costs 0 credits.\n\n${action} Retry as it is: ${retry}.`;
    })
    .join('\n\n');
}

function rateLimits(): string {
  const rows = Object.values(RATE_LIMITS).map(({ covers, anonymous, registeredAgent }) => [
    covers.replaceAll(/\/[\w/*]+/g, '`$&`'),
    grouped(anonymous),
    grouped(registeredAgent),
  ]);
  return table(['Requests to', 'A minute', 'With an agent token'], rows);
}

function plans(): string {
  const rows = Object.values(PLANS).map((plan) => [
    plan.name,
    grouped(plan.generationsPerHour),
    grouped(plan.generationsPerDay),
    plan.unlimitedEmbedded ? 'free of charge' : 'at their price',
  ]);
  return table(['Plan', 'Generations an hour', 'A day', 'Embedded models'], rows);
}

function permissions(): string {
  const rows = Object.entries(PERMISSIONS).map(([name, may]) => [`\`${name}\``, may]);
  return table(['Permission', 'Lets a key'], rows);
}

function webhookEvents(): string {
  const rows = Object.entries(WEBHOOK_EVENTS).map(([type, when]) => [`\`${type}\``, when]);
  return table(['Event', 'When'], rows);
}

/** What the catalogue offers anywhere; which of them a server runs depends on its settings. */
function models(): string {
  const rows = createCatalogue(() => true).models.map((model) => [
    `\`${model.id}\``,
    model.type,
    model.credit_cost,
    model.durations.length === 0 ? '' : model.durations.join(', '),
    model.aspect_ratios.join(', '),
    model.accepts_image ? 'yes' : 'no',
    model.description,
  ]);
  const head = ['Model', 'Makes', 'Credits', 'Seconds', 'Ratios', 'Takes an image', 'Good for'];
  return table(head, rows);
}

function packs(): string {
  const rows = CATALOG.filter((sku) => sku.kind !== 'subscription').map((sku) => [
    `\`${sku.skuId}\``,
    grouped(sku.credits),
    money(sku.amountMinor),
  ]);
  return table(['SKU', 'Credits', 'Price'], rows);
}

function subscriptions(): string {
  const rows = CATALOG.filter((sku) => sku.kind === 'subscription').map((sku) => [
    `\`${sku.skuId}\``,
    grouped(sku.credits),
    money(sku.amountMinor),
  ]);
  return table(['SKU', 'Credits a period', 'Price'], rows);
}

function offers(): string {
  const rows = Object.entries(OFFERS).map(([id, { isFor }]) => [`\`${id}\``, isFor]);
  return table(['Offer', 'Is'], rows);
}

function discovery(baseUrl: string): string {
  const rows = Object.values(DISCOVERY).map(({ path, description }) => [
    `[\`${path}\`](${baseUrl}${path})`,
    description,
  ]);
  return table(['Address', 'What is there'], rows);
}

function deprecations(): string {
  const rows = DEPRECATIONS.map((entry) => [
    `\`${entry.element}\``,
    `\`${entry.replacement}\``,
    entry.announced,
    entry.earliestRemoval,
  ]);
  return table(['Element', 'Use instead', 'Announced', 'Earliest removal'], rows);
}

type Cell = string | number;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(escaped).join(' | ')} |`)
    .join('\n');
}

function escaped(cell: Cell): string {
  return String(cell).replaceAll('|', '\\|');
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}

function money(amountMinor: number): string {
  return (amountMinor / 100).toLocaleString('en', {
    style: 'currency',
    currency: CATALOG_CURRENCY,
  });
}
