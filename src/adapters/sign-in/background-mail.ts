import type { Mail, SendMail } from '../../domain/mail.ts';
import type { Log } from '../../platform/log.ts';

interface BackgroundMail {
  sendInBackground(mail: Mail): void;
  /** Resolves when every mail is sent or has failed. */
  close(): Promise<void>;
}

/**
 * Nobody waits for a mail: if only known addresses took the time to send one, the time of an answer
 * would reveal whether an address has an account.
 */
export function createBackgroundMail(sendMail: SendMail, log: Log): BackgroundMail {
  const pending = new Set<Promise<void>>();
  return {
    sendInBackground: (mail) => {
      const sending = sendMail(mail)
        .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'mail failed'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    close: async () => {
      await Promise.all(pending);
    },
  };
}
