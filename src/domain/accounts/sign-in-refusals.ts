import { Refusal } from '../refusal.ts';

/** The same for an unknown address and a wrong password, so that it reveals neither. */
export function wrongCredentials(): Refusal {
  return new Refusal('unauthenticated', 'The e-mail address or the password is wrong.');
}

export function addressNotConfirmed(): Refusal {
  return new Refusal(
    'unauthenticated',
    'Confirm your e-mail address first: we have just sent you a new link.',
  );
}

export function notYourPassword(field: string): Refusal {
  return new Refusal('invalid_request', '{field} is not the password of this account.', { field });
}

export function resetLinkExpired(): Refusal {
  return new Refusal(
    'invalid_request',
    '{field} must be that of a fresh link: this one was used already or is too old.',
    { field: 'token' },
  );
}

export function notSignedIn(): Refusal {
  return new Refusal('unauthenticated', 'Sign in first.');
}

export function sameAddress(): Refusal {
  return new Refusal('invalid_request', '{field} is your address already.', { field: 'email' });
}

export function unknownThirdParty(): Refusal {
  return new Refusal('not_found', 'There is no such way to sign in.');
}
