import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { aTemporaryFolder } from '../../../test/harness/a-temporary-folder.ts';
import { aFreePort } from '../../../test/harness/wait.ts';
import { systemClock } from '../../platform/clock.ts';
import { createFolderMail, createSmtpMail } from './index.ts';

const MAIL = {
  to: 'ada@example.com',
  subject: 'Grüße\r\nBcc: eve@example.com',
  text: 'Sign in:\n\nhttp://kinora.test/auth/magic-link/verify?token=abc&callbackURL=%2Fkeys\n',
  html: '<p>Sign in: <a href="http://kinora.test/">Grüße</a></p>\n',
};

function expectMail(mail: Awaited<ReturnType<typeof PostalMime.parse>>): void {
  expect(mail.from?.address).toBe('no-reply@kinora.test');
  expect(mail.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe('Grüße Bcc: eve@example.com');
  expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(MAIL.text.trim());
  expect(mail.html?.trim()).toBe(MAIL.html.trim());
}

test('without a mail server a message becomes a file that only its owner can read', async () => {
  const folder = join(await aTemporaryFolder(), 'mail');
  const send = createFolderMail({
    folder,
    from: 'Kinora <no-reply@kinora.test>',
    clock: systemClock,
    log: pino({ level: 'silent' }),
  });
  await send(MAIL);
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  expectMail(await PostalMime.parse(await readFile(join(folder, file))));
});

test('with a mail server a message is handed to it, with headers that cannot be forged by a subject', async () => {
  const port = await aFreePort();
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await createSmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Kinora <no-reply@kinora.test>',
  })(MAIL);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expectMail(await PostalMime.parse(Buffer.concat(received)));
});

test('a mail server that is out of reach is a failure, and soon', async () => {
  const send = createSmtpMail({ url: `smtp://127.0.0.1:${await aFreePort()}`, from: 'a@b.c' });
  await expect(send(MAIL)).rejects.toThrow();
});
