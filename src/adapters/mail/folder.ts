import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from '../../domain/mail/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';

interface FolderMailOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Writes mail where a developer can read it. The folder holds sign-in links, so it is private. */
export function createFolderMail({ folder, from, clock, log }: FolderMailOptions): SendMail {
  return async (mail) => {
    // Loaded with the first mail: a server that sends none has no use for it.
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail({ ...mail, from });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${newId('mail', clock)}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    // Its links let people in, so that they stay in the file.
    log.warn({ subject: mail.subject, file }, 'mail written');
  };
}
