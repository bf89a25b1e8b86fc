import type { AllowMail, SignInMail } from '../../domain/accounts/index.ts';
import type { SendMail } from '../../domain/mail/index.ts';
import type { Log } from '../../platform/log.ts';

interface BackgroundMail {
  /** A promise is for what has to be read before the mail can be written. */
  sendInBackground(mail: SignInMail | Promise<SignInMail>): void;
  /** Resolves when every mail is sent or has failed. */
  close(): Promise<void>;
}

interface BackgroundMailOptions {
  readonly sendMail: SendMail;
  readonly allowMail: AllowMail;
  readonly log: Log;
}

/**
 * Nobody waits for a mail: if only known addresses took the time to send one, the time of an answer
 * would reveal whether an address has an account.
 */
export function createBackgroundMail(options: BackgroundMailOptions): BackgroundMail {
  const { sendMail, allowMail, log } = options;
  const pending = new Set<Promise<void>>();

  async function send(written: SignInMail | Promise<SignInMail>): Promise<void> {
    const mail = await written;
    const { to, subject, text, html } = mail;
    if (await allowMail(mail)) await sendMail({ to, subject, text, html });
    else
      log.warn({ kind: mail.kind }, 'a mail was not sent: the person has just got enough of them');
  }

  return {
    sendInBackground: (mail) => {
      const sending = send(mail)
        .catch((error: unknown) => log.error({ err: error }, 'mail failed'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    close: async () => {
      await Promise.all(pending);
    },
  };
}
