import type { Mail } from '../mail.ts';

/** Its kind decides how often it is sent. */
export interface SignInMail extends Mail {
  readonly kind: 'confirmation' | 'magicLink' | 'reset' | 'alreadyRegistered';
}

interface LinkMail {
  readonly serviceName: string;
  readonly to: string;
  readonly url: string;
}

const IGNORE =
  'If this was not you, you can ignore this message; nothing happens without the link.';

export function confirmAddressMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'confirmation',
    to,
    subject: `Confirm your e-mail address for ${serviceName}`,
    text: `Welcome to ${serviceName}.\n\nConfirm that this address is yours:\n\n${url}\n\nThe link works for one hour. ${IGNORE}\n`,
  };
}

export function magicLinkMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'magicLink',
    to,
    subject: `Your sign-in link for ${serviceName}`,
    text: `Sign in to ${serviceName}:\n\n${url}\n\nThe link works once, for five minutes. ${IGNORE}\n`,
  };
}

export function resetPasswordMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'reset',
    to,
    subject: `Set a new password for ${serviceName}`,
    text: `Set a new password:\n\n${url}\n\nThe link works once, for one hour. ${IGNORE}\n`,
  };
}

/** For somebody who signs up with an address that already has an account. */
export function alreadyRegisteredMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'alreadyRegistered',
    to,
    subject: `You already have an account at ${serviceName}`,
    text: `Somebody, probably you, tried to sign up at ${serviceName} with this address, which has an account already.\n\nSign in here, or ask for a new password:\n\n${url}\n`,
  };
}
