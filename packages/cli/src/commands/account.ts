import { text } from 'node:stream/consumers';
import { Kinora } from 'kinora-sdk';
import { type Command, UsageError } from '../command.ts';
import { inCredits } from '../in-credits.ts';
import { readSecret } from '../read-secret.ts';

export const accountCommands: readonly Command[] = [
  {
    name: 'login',
    summary: 'Keep a key that was made on the site',
    example: 'kino login --url https://kinora.example < key.txt',
    run: async ({ terminal, settings, url, signal }) => {
      terminal.note(`Make a key at ${url}/keys and paste it here.`);
      const key = (
        process.stdin.isTTY ? await readSecret('Key: ', signal) : await text(process.stdin)
      ).trim();
      if (key === '') throw new UsageError('No key was given.');
      const { account } = await new Kinora({ apiKey: key, baseUrl: url }).me({ signal });
      await settings.keep(url, key);
      terminal.note(`The key is kept in ${settings.file}, which only you can read.`);
      terminal.result({ account, url }, () => `Signed in as ${account.email}.`);
    },
  },
  {
    name: 'logout',
    summary: 'Forget the key',
    run: async ({ terminal, settings, url }) => {
      await settings.forget(url);
      terminal.result(
        { url },
        () => `The key for ${url} is forgotten here. It still works: revoke it at ${url}/keys.`,
      );
    },
  },
  {
    name: 'me',
    summary: 'The account, its credits and its key',
    run: async ({ kinora, terminal, signal }) => {
      const me = await kinora.me({ signal });
      const { account, plan, credits, key } = me;
      const held = credits.held > 0 ? `, and ${credits.held} held for what is being made` : '';
      terminal.result(me, () =>
        [
          `${account.email}, plan ${plan.name}`,
          `${inCredits(credits.available)} to spend${held}`,
          ...(key === null
            ? []
            : [`Key ${key.name}: ${key.permissions.join(', ')}; used today: ${key.used_today}`]),
        ].join('\n'),
      );
    },
  },
];
