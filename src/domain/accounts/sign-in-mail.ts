import { type Mail, mailOf } from '../mail/index.ts';

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
    ...mailOf({
      ...{ serviceName, to },
      subject: `Confirm your e-mail address for ${serviceName}`,
      headline: 'One click, and the account is yours.',
      paragraphs: ['Confirm that this address is yours. The link works for one hour.'],
      button: { label: 'Confirm the address', url },
      note: IGNORE,
    }),
  };
}

export function magicLinkMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'magicLink',
    ...mailOf({
      ...{ serviceName, to },
      subject: `Your sign-in link for ${serviceName}`,
      headline: 'Here is your sign-in link.',
      paragraphs: ['It works once, for five minutes.'],
      button: { label: `Sign in to ${serviceName}`, url },
      note: IGNORE,
    }),
  };
}

export function resetPasswordMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'reset',
    ...mailOf({
      ...{ serviceName, to },
      subject: `Set a new password for ${serviceName}`,
      headline: 'Set a new password.',
      paragraphs: [
        'The link works once, for one hour. A new password ends every session of the account.',
      ],
      button: { label: 'Set a new password', url },
      note: IGNORE,
    }),
  };
}

/** For somebody who signs up with an address that already has an account. */
export function alreadyRegisteredMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'alreadyRegistered',
    ...mailOf({
      ...{ serviceName, to },
      subject: `You already have an account at ${serviceName}`,
      headline: 'You already have an account.',
      paragraphs: [
        `Somebody, probably you, tried to sign up at ${serviceName} with this address. Sign in, or ask for a new password there.`,
      ],
      button: { label: 'Sign in', url },
    }),
  };
}
