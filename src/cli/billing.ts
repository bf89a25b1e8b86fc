import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { openPayments } from '../compose/payments.ts';
import {
  approveCheckout,
  type CheckoutRow,
  importLegacyPayments,
  type ListedCheckout,
  listCheckouts,
  listUnsettledEvents,
  ProcessorFailure,
  refundCheckout,
  replayEvent,
} from '../domain/billing/index.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { columns, type Paging, paged, printPage, readPage } from './paging.ts';
import type { Program } from './program.ts';

/** What operators decide about payments. */
export function addBillingCommands(program: Program): void {
  addCheckoutCommands(program);
  addEventCommands(program);
}

interface Why {
  readonly reason: string;
  readonly by?: string;
}

function addCheckoutCommands({ command, withDatabase, print }: Program): void {
  const checkout = command.command('checkout').description('payments of people');

  paged(checkout.command('list'))
    .description('list checkouts, the newest first')
    .option('--held', 'only those that are paid and wait for a decision')
    .action(({ held = false, ...paging }: Paging & { readonly held?: boolean }) =>
      withDatabase(async ({ operation: { pool } }) => {
        const { rows, next } = await readPage(paging, (part) =>
          listCheckouts(pool, { held, ...part }),
        );
        printPage(print, { checkouts: rows, next }, columns(rows.map(checkoutLine)));
      }),
    );

  const decides = (name: string, description: string) =>
    checkout
      .command(`${name} <checkout-id>`)
      .description(description)
      .option('--reason <reason>', 'why; kept for the record', 'No reason given')
      .option('--by <name>', 'who decides; the user of this machine unless told otherwise');

  decides('approve', 'let a paid checkout through that is held for review').action(
    (checkoutId: string, why: Why) =>
      withDatabase(async ({ operation }) => {
        const decided = await approveCheckout(operation, { checkoutId, ...decision(why) });
        print(
          { checkout: shown(decided), ...decision(why) },
          `${decided.id} is ${decided.status}; ${decided.credits} credits were granted.`,
        );
      }),
  );

  decides('refund', 'give the money back, and take back what is left of its credits').action(
    (checkoutId: string, why: Why) =>
      withDatabase(async ({ operation, settings: configuration }) => {
        const { billing } = await openPayments({ configuration, ...operation });
        const request = { checkoutId, ...decision(why) };
        const { checkout: decided, refunded } = await refundCheckout(billing, request).catch(
          explain,
        );
        print(
          { checkout: shown(decided), credits: refunded, ...decision(why) },
          `${decided.id} is ${decided.status}; ${refunded.taken} credits were taken back, ${refunded.owed} are owed.`,
        );
      }),
  );
}

function checkoutLine(row: ListedCheckout): readonly string[] {
  const price = `${(row.amount_minor / 100).toFixed(2)} ${row.currency}`;
  const { id, status, product_name: product, account_id: account, created_at: at } = row;
  return [id, status, price, product, account, at.toISOString(), row.review_reason ?? ''];
}

function decision({ reason, by }: Why): { by: string; reason: string } {
  return { by: by ?? userInfo().username, reason };
}

function shown({ id, accountId, status, amountMinor, currency, credits }: CheckoutRow): object {
  return { id, account_id: accountId, status, amount_minor: amountMinor, currency, credits };
}

function explain(error: unknown): never {
  if (error instanceof ProcessorFailure) throw new OperatorError(error.message, { cause: error });
  throw error;
}

function addEventCommands({ command, withDatabase, print }: Program): void {
  const billing = command.command('billing').description('events and history of payments');

  billing
    .command('events')
    .description('list events that could not be applied, and why')
    .option('--dead', 'leave out those that wait for another event')
    .action(({ dead = false }: { dead?: boolean }) =>
      withDatabase(async ({ operation }) => {
        const all = await listUnsettledEvents(operation.pool);
        const events = all.filter(({ status }) => !dead || status === 'dead');
        const lines = events.map(
          ({ id, processor, type, status, note, received_at: at }) =>
            `${id}  ${status}  ${processor} ${type}  ${at.toISOString()}  ${note ?? ''}`,
        );
        print({ events }, lines.length === 0 ? 'No such events.' : lines.join('\n'));
      }),
    );

  billing
    .command('replay <event-id>')
    .description('try a dead or waiting event again')
    .action((id: string) =>
      withDatabase(async ({ operation }) => {
        const outcome = await replayEvent(operation, id);
        print({ event: id, outcome }, `${id} is ${outcome}.`);
        if (outcome === 'dead' || outcome === 'waiting') process.exitCode = 1;
      }),
    );

  billing
    .command('import <file>')
    .description('take over payments from before this service, from a CSV file')
    .action((file: string) =>
      withDatabase(async ({ operation }) => {
        const result = await importLegacyPayments(operation.pool, await readText(file));
        const { imported, broken, problems, known, skipped } = result;
        const lines = [
          ...problems.map(({ line, field, why }) => `line ${line}: ${field}: ${why}`),
          ...skipped.map(({ line, why }) => `line ${line}: skipped, ${why}`),
        ];
        const sums = `${imported} rows imported, ${broken} of them broken; ${known} known, ${skipped.length} skipped.`;
        print(result, [sums, ...lines].join('\n'));
      }),
    );
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read`, { cause: error });
  });
}
