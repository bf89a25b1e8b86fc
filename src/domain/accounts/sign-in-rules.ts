import type { AttemptLimit } from './attempt-limit.ts';
import { parseEmailAddress } from './email-address.ts';
import { checkPassword, PASSWORD_CHARACTERS } from './password.ts';
import { parsePersonName } from './person-name.ts';
import type { SignIn } from './sign-in.ts';
import { sameAddress, unknownThirdParty } from './sign-in-refusals.ts';

/**
 * Puts our rules in front of an implementation of sign-in: input is checked and normalized, and the
 * attempt is counted, before the implementation sees anything.
 */
export function withSignInRules(signIn: SignIn, attempts: AttemptLimit): SignIn {
  return {
    ...signIn,
    signUp: async (person, client) => {
      const email = parseEmailAddress(person.email);
      const name = parsePersonName(person.name);
      checkPassword(person.password);
      await attempts.countMailRequest(email, client);
      await signIn.signUp({ ...person, name, email }, client);
    },
    signInWithPassword: async (credentials, client) => {
      const email = parseEmailAddress(credentials.email);
      const takeBack = await attempts.countPassword(email, client);
      // A longer password is wrong anyway, and hashing all of it would cost time.
      const password = credentials.password.slice(0, PASSWORD_CHARACTERS.max + 1);
      const redirect = await signIn.signInWithPassword({ ...credentials, email, password }, client);
      await takeBack();
      return redirect;
    },
    sendMagicLink: async (request, client) => {
      const email = parseEmailAddress(request.email);
      await attempts.countMailRequest(email, client);
      await signIn.sendMagicLink({ ...request, email }, client);
    },
    sendPasswordReset: async (request, client) => {
      const email = parseEmailAddress(request.email);
      await attempts.countMailRequest(email, client);
      await signIn.sendPasswordReset({ ...request, email }, client);
    },
    resetPassword: async (reset, client) => {
      checkPassword(reset.password);
      await signIn.resetPassword(reset, client);
    },
    provePassword: async (person, typed, client) => {
      const takeBack = await attempts.countPassword(person.account.email, client);
      await signIn.provePassword(person, typed.slice(0, PASSWORD_CHARACTERS.max + 1), client);
      await takeBack();
    },
    changePassword: async (person, { current, password }, client) => {
      checkPassword(password, 'new_password');
      const takeBack = await attempts.countPassword(person.account.email, client);
      const typed = current.slice(0, PASSWORD_CHARACTERS.max + 1);
      await signIn.changePassword(person, { current: typed, password }, client);
      await takeBack();
    },
    requestEmailChange: async (person, request, client) => {
      const email = parseEmailAddress(request.email);
      if (email === person.account.email) throw sameAddress();
      await attempts.countMailRequest(email, client);
      await signIn.requestEmailChange(person, { email }, client);
    },
    startThirdParty: async (request, client) => {
      if (!signIn.thirdParties.some(({ id }) => id === request.id)) throw unknownThirdParty();
      return signIn.startThirdParty(request, client);
    },
  };
}
