import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { PageBinding } from '../page/page.ts';
import { settingsPage } from './settings-view.ts';

interface SettingsOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
}

export function settingsPages({ invoke, signIn }: SettingsOptions): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/settings',
      access: 'session',
      handle: async ({ session }) => settingsPage(await invoke('me', {}, session)),
    },
    {
      method: 'POST',
      path: '/sign-out',
      access: 'anyone',
      handle: ({ cookies }) => signIn.signOut(cookies),
    },
    {
      method: 'POST',
      path: '/sign-out-everywhere',
      access: 'session',
      handle: ({ cookies }) => signIn.signOutEverywhere(cookies),
    },
  ];
}
