import { createMail } from '../adapters/mail/index.ts';
import { notifyDeprecation } from '../domain/keys/index.ts';
import { createLog } from '../platform/log.ts';
import type { Program } from './program.ts';

export function addDeprecationCommands({ command, withDatabase, print }: Program): void {
  command
    .command('deprecations')
    .description('what is deprecated')
    .command('notify <route>')
    .description('mail the accounts that called a deprecated route in the last 30 days')
    .action((route: string) =>
      withDatabase(async ({ operation: { pool, clock }, settings }) => {
        const { serviceName, baseUrl } = settings;
        const sendMail = createMail(settings, clock, createLog(settings.logLevel));
        const mailed = await notifyDeprecation({ pool, sendMail, serviceName, baseUrl }, route);
        print(
          { mailed },
          mailed.length === 0 ? 'Nobody called it.' : `Mailed ${mailed.join(', ')}.`,
        );
      }),
    );
}
