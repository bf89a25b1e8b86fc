import type { ExportedRecord, ExportSection } from '../../contract/resources/settings.ts';
import { findSignInMethods } from '../accounts/index.ts';
import { readAllPayments, readAllSubscriptions } from '../billing/index.ts';
import type { CallingAccount } from '../caller.ts';
import { readAllTransfers } from '../credits/index.ts';
import { listShares, readAllVideos } from '../generation/index.ts';
import type { Handler } from '../invoke.ts';
import { listKeys, toKeyResource } from '../keys/index.ts';
import { readAllWebhooks } from '../webhooks/index.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { personOf } from './person.ts';

/** Everything about an account, read while it is sent: however much there is, little is held in memory. */
export function exportAccount(dependencies: SettingsDependencies): Handler<'settings.export'> {
  return async (_input, { caller }) => {
    const { account } = personOf(caller);
    await dependencies.countExport(account.id);
    return records(dependencies, account);
  };
}

async function* records(
  { signIn, billing, generation }: SettingsDependencies,
  account: CallingAccount,
): AsyncGenerator<ExportedRecord, undefined> {
  const { pool } = billing;
  const { id } = account;
  const methods = await findSignInMethods(pool, id);
  const connected = signIn.thirdParties.filter((party) => methods.connected.includes(party.id));
  yield {
    section: 'person',
    record: {
      ...{ id, name: account.name, email: account.email, email_verified: methods.emailVerified },
      created_at: account.createdAt.toISOString(),
      plan: account.plan,
      credits: { balance: account.balance, held: account.held },
      has_password: methods.hasPassword,
      signs_in_with: connected.map(({ name }) => name),
    },
  };
  yield* inSection('keys', (await listKeys(pool, id)).map(toKeyResource));
  yield* inSection('generations', readAllVideos(generation, id));
  const shares = (await listShares(pool, id)).map(({ token, generationId, createdAt, opened }) => ({
    url: `${billing.baseUrl}/s/${token}`,
    video_id: generationId,
    created_at: createdAt.toISOString(),
    opened,
  }));
  yield* inSection('shares', shares);
  yield* inSection('ledger', readAllTransfers(pool, id));
  yield* inSection('payments', readAllPayments(billing, id));
  yield* inSection('subscriptions', await readAllSubscriptions(pool, id));
  yield* inSection('webhooks', await readAllWebhooks(billing, id));
}

async function* inSection(
  section: ExportSection,
  all: AsyncIterable<object> | Iterable<object>,
): AsyncGenerator<ExportedRecord, undefined> {
  for await (const record of all) yield { section, record: { ...record } };
}
