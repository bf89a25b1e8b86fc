import type { Mail } from '../mail.ts';

interface Letter {
  readonly service: string;
  readonly to: string;
  readonly url: string;
}

const IGNORE =
  'If this was not you, you can ignore this message; nothing happens without the link.';

export function confirmMessage({ service, to, url }: Letter): Mail {
  return {
    to,
    subject: `Confirm your e-mail address for ${service}`,
    text: `Welcome to ${service}.\n\nConfirm that this address is yours:\n\n${url}\n\nThe link works for one hour. ${IGNORE}\n`,
  };
}

export function magicLinkMessage({ service, to, url }: Letter): Mail {
  return {
    to,
    subject: `Your sign-in link for ${service}`,
    text: `Sign in to ${service}:\n\n${url}\n\nThe link works once, for five minutes. ${IGNORE}\n`,
  };
}

export function resetMessage({ service, to, url }: Letter): Mail {
  return {
    to,
    subject: `Set a new password for ${service}`,
    text: `Set a new password:\n\n${url}\n\nThe link works once, for one hour. ${IGNORE}\n`,
  };
}

/** Somebody signed up with an address that has an account already. */
export function alreadyMemberMessage({ service, to, url }: Letter): Mail {
  return {
    to,
    subject: `You already have an account at ${service}`,
    text: `Somebody, probably you, tried to sign up at ${service} with this address, which has an account already.\n\nSign in here, or ask for a new password:\n\n${url}\n`,
  };
}
