import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { emailsOf, findAccount } from '../../accounts/index.ts';
import { mailOf, type SendMail } from '../../mail/index.ts';
import { findCheckout } from '../checkouts/store.ts';
import { type BillingDependencies, now } from '../dependencies.ts';
import { invoiceUrlOf } from '../payments/invoice.ts';
import { findPayment } from '../payments/store.ts';
import { describeMail, type PaidFacts } from './describe.ts';
import { type MailFacts, markMailSent, takeUnsentMail } from './store.ts';

interface MailDependencies
  extends Pick<BillingDependencies, 'pool' | 'clock' | 'secret' | 'baseUrl'> {
  readonly sendMail: SendMail;
  readonly serviceName: string;
}

/** Sends a queued mail unless it was sent before. When sending fails, the queue tries again. */
export async function sendBillingMail(dependencies: MailDependencies, id: string): Promise<void> {
  const { pool, baseUrl, serviceName, sendMail } = dependencies;
  await inTransaction(pool, async (client) => {
    const mail = await takeUnsentMail(client, id);
    if (mail === undefined) return;
    const account = await findAccount(client, { id: mail.accountId });
    // None of a deleted account.
    const [to] = await emailsOf(client, [mail.accountId]);
    if (account !== undefined && to !== undefined) {
      const described = describeMail({
        facts: mail.facts,
        paid: await paidFacts(dependencies, client, mail.facts),
        balance: account.balance,
        baseUrl,
      });
      await sendMail(mailOf({ ...described, serviceName, to }));
    }
    await markMailSent(client, id, now(dependencies));
  });
}

async function paidFacts(
  dependencies: MailDependencies,
  client: Queryable,
  facts: MailFacts,
): Promise<PaidFacts | null> {
  if (!('paymentId' in facts)) return null;
  const payment = await findPayment(client, { id: facts.paymentId });
  if (payment === undefined) throw new Error(`There is no payment ${facts.paymentId}`);
  const checkout = await findCheckout(client, { id: payment.checkoutId });
  return {
    ...payment,
    invoiceUrl: payment.invoiceUrl ?? invoiceUrlOf(dependencies, payment.id),
    returnTarget: checkout?.returnTarget ?? 'billing',
    renewsAt: payment.subscription?.end ?? null,
  };
}
