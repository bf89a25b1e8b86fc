import type { SendMail } from '../../domain/mail/index.ts';

const TIMEOUT_MS = 10_000;

export function createSmtpMail({ url, from }: { url: string; from: string }): SendMail {
  // Loaded with the first mail: a server that sends none has no use for it.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(url, { from });
    Object.assign(transport.options, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    return transport;
  };
  let transport: ReturnType<typeof open> | undefined;
  return async (mail) => {
    transport ??= open();
    await (await transport).sendMail(mail);
  };
}
