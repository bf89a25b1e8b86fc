import {
  endOtherSessions,
  endSession,
  findSignInMethods,
  listSessions,
  parsePersonName,
  setName,
} from '../accounts/index.ts';
import type { Handler, Handlers } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { browserName } from './browser-name.ts';
import { deleteAccount } from './delete-account.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { exportAccount } from './export-account.ts';
import { clientOf, personOf } from './person.ts';
import { provePerson } from './prove-person.ts';

type SettingsOperation = Extract<keyof Handlers, `settings.${string}`>;

export function settingsHandlers(
  dependencies: SettingsDependencies,
): Pick<Handlers, SettingsOperation> {
  const { signIn, billing } = dependencies;
  const { pool } = billing;
  return {
    'settings.get': describeSettings(dependencies),
    'settings.name': async ({ name: typed }, { caller }) => {
      const name = parsePersonName(typed);
      await setName(pool, { accountId: personOf(caller).account.id, name });
      return { name };
    },
    'settings.email': async ({ email, password }, { caller, details }) => {
      const person = personOf(caller);
      const client = clientOf(details);
      await provePerson(dependencies, { person, password, client });
      await signIn.requestEmailChange(person, { email }, client);
      return { sent_to: email.trim() };
    },
    'settings.password': async (change, { caller, details }) => {
      const person = personOf(caller);
      const { current_password: current, new_password: password } = change;
      await signIn.changePassword(person, { current, password }, clientOf(details));
      const { account, session } = person;
      const others = { accountId: account.id, keep: session.id };
      return { sessions_ended: await endOtherSessions(pool, others) };
    },
    'settings.passwordMail': async (_input, { caller, details }) => {
      const { email } = personOf(caller).account;
      await signIn.sendPasswordReset({ email }, clientOf(details));
      return { sent_to: email };
    },
    'settings.endSession': async ({ id }, { caller }) => {
      const accountId = personOf(caller).account.id;
      const isEnded = SESSION_ID.test(id) && (await endSession(pool, { accountId, id }));
      if (!isEnded) throw new Refusal('not_found', 'There is no such session.');
      return {};
    },
    'settings.endOtherSessions': async (_input, { caller }) => {
      const { account, session } = personOf(caller);
      return { ended: await endOtherSessions(pool, { accountId: account.id, keep: session.id }) };
    },
    'settings.export': exportAccount(dependencies),
    'settings.deleteAccount': async ({ email, password }, { caller, details }) => {
      const person = personOf(caller);
      if (email.trim().toLowerCase() !== person.account.email) throw otherAddress();
      await provePerson(dependencies, { person, password, client: clientOf(details) });
      await deleteAccount(dependencies, person.account.id);
      return {};
    },
  };
}

/** What cannot be an id is not looked up: it may hold what the database cannot even read. */
const SESSION_ID = /^[\w-]{1,64}$/;

function otherAddress(): Refusal {
  return new Refusal('invalid_request', '{field} must be the address of this account.', {
    field: 'email',
  });
}

function describeSettings({ signIn, billing }: SettingsDependencies): Handler<'settings.get'> {
  const { pool, clock } = billing;
  return async (_input, { caller }) => {
    const { account, session: own } = personOf(caller);
    const methods = await findSignInMethods(pool, account.id);
    const now = new Date(clock.now());
    const sessions = await listSessions(pool, { accountId: account.id, now });
    const shown = sessions.map(({ id, createdAt, usedAt, address, userAgent }) => ({
      id,
      current: id === own.id,
      created_at: createdAt.toISOString(),
      last_used_at: usedAt.toISOString(),
      address,
      browser: browserName(userAgent),
      user_agent: userAgent,
    }));
    return {
      name: account.name,
      email: account.email,
      email_verified: methods.emailVerified,
      has_password: methods.hasPassword,
      methods: signIn.thirdParties.map(({ id, name }) => ({
        ...{ id, name },
        connected: methods.connected.includes(id),
      })),
      sessions: shown.toSorted((a, b) => Number(b.current) - Number(a.current)),
    };
  };
}
