import { join } from 'node:path';
import type { SendMail } from '../../domain/mail/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import type { Log } from '../../platform/log.ts';
import { createFolderMail } from './folder.ts';
import { createSmtpMail } from './smtp.ts';

/** By `SMTP_URL`, or into the data folder. */
export function createMail(
  { smtpUrl, mailFrom: from, dataDir }: Configuration,
  clock: Clock,
  log: Log,
): SendMail {
  return smtpUrl === null
    ? createFolderMail({ folder: join(dataDir, 'mail'), from, clock, log })
    : createSmtpMail({ url: smtpUrl, from });
}

export { createFolderMail } from './folder.ts';
export { createSmtpMail } from './smtp.ts';
