import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { SessionCaller } from '../../http/index.ts';
import { findEmptyFields, type Problem, submitForm } from '../page/form.ts';
import type { Page, PageBinding, Redirect, SignedInPageRequest } from '../page/page.ts';
import { type SettingsForm, settingsPage } from './settings-view.ts';
import { SETTINGS_MESSAGES, SETTINGS_NOTICES } from './words.ts';

interface SettingsOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
}

/** Fields that must not be empty. */
const REQUIRED: Readonly<Record<SettingsForm, readonly string[]>> = {
  name: ['name'],
  email: ['email'],
  password: ['current_password', 'new_password'],
  'password-mail': [],
  delete: ['email'],
};

export function settingsPages(options: SettingsOptions): readonly PageBinding[] {
  const { invoke, signIn } = options;
  const submit = createSubmit(options);
  const form = (
    name: SettingsForm,
    send: (request: SignedInPageRequest) => Promise<Redirect>,
  ): PageBinding => ({
    method: 'POST',
    path: `/settings/${name}`,
    access: 'session',
    handle: (request) => submit(name, request, () => send(request)),
  });
  return [
    {
      method: 'GET',
      path: '/settings',
      access: 'session',
      handle: ({ session, fields }) =>
        showSettings(options, session, { notice: noticeOf(fields.typed('notice')) }),
    },
    form('name', async ({ session, fields }) => {
      await invoke('settings.name', { name: fields.text('name') }, session);
      return { location: '/settings?notice=name' };
    }),
    form('email', async ({ session, fields, client }) => {
      const change = { email: fields.text('email'), password: fields.secret('password') };
      await invoke('settings.email', change, session, client);
      return { location: '/settings?notice=email-sent' };
    }),
    form('password', async ({ session, fields, client }) => {
      const change = {
        current_password: fields.secret('current_password'),
        new_password: fields.secret('new_password'),
      };
      await invoke('settings.password', change, session, client);
      return { location: '/settings?notice=password' };
    }),
    form('password-mail', async ({ session, client }) => {
      await invoke('settings.passwordMail', {}, session, client);
      return { location: '/settings?notice=password-sent' };
    }),
    form('delete', async ({ session, fields, client, cookies }) => {
      const proof = { email: fields.text('email'), password: fields.secret('password') };
      await invoke('settings.deleteAccount', proof, session, client);
      const { cookies: ended } = await signIn.signOut(cookies);
      return { location: '/sign-in?notice=deleted', cookies: ended };
    }),
    ...sessionPages(options),
  ];
}

function sessionPages({ invoke, signIn }: SettingsOptions): readonly PageBinding[] {
  return [
    {
      method: 'POST',
      path: '/settings/sessions/{id}/end',
      access: 'session',
      handle: async ({ session, parameters }) => {
        await invoke('settings.endSession', { id: parameters.text('id') }, session);
        return { location: '/settings?notice=session' };
      },
    },
    {
      method: 'POST',
      path: '/settings/sessions/end-others',
      access: 'session',
      handle: async ({ session }) => {
        await invoke('settings.endOtherSessions', {}, session);
        return { location: '/settings?notice=sessions' };
      },
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

function createSubmit(options: SettingsOptions) {
  return (
    form: SettingsForm,
    { session, fields }: SignedInPageRequest,
    send: () => Promise<Redirect>,
  ): Promise<Page | Redirect> =>
    submitForm({
      fieldMessages: SETTINGS_MESSAGES[form],
      findInvalidFields: () => findEmptyFields(fields, REQUIRED[form]),
      submit: send,
      showAgain: (problem) =>
        showSettings(options, session, {
          refused: { form, problem },
          typed: { name: fields.typed('name'), email: fields.typed('email') },
        }),
    });
}

interface Shown {
  readonly notice?: string | null;
  readonly refused?: { readonly form: SettingsForm; readonly problem: Problem };
  readonly typed?: { readonly name: string; readonly email: string };
}

async function showSettings(
  { invoke }: SettingsOptions,
  session: SessionCaller,
  shown: Shown,
): Promise<Page> {
  const me = await invoke('me', {}, session);
  const settings = await invoke('settings.get', {}, session);
  return settingsPage({ me, settings, ...shown });
}

function noticeOf(name: string): string | null {
  return Object.hasOwn(SETTINGS_NOTICES, name) ? (SETTINGS_NOTICES[name] ?? null) : null;
}
