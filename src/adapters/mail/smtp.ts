import { createTransport } from 'nodemailer';
import type { SendMail } from '../../domain/mail.ts';

const TIMEOUT_MS = 10_000;

export function createSmtpMail({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
