import { MODELS } from '../catalogue/index.ts';
import { type Mail, type MailRow, mailOf } from '../mail/index.ts';

/** Its kind decides how often it is sent. */
export interface SignInMail extends Mail {
  readonly kind:
    | 'confirmation'
    | 'magicLink'
    | 'reset'
    | 'alreadyRegistered'
    | 'welcome'
    | 'addressChange'
    | 'addressChangeNotice';
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

/** To the new address. */
export function changeAddressMail({ serviceName, to, url }: LinkMail): SignInMail {
  return {
    kind: 'addressChange',
    ...mailOf({
      ...{ serviceName, to },
      subject: `Confirm your new e-mail address for ${serviceName}`,
      headline: 'Make this the address of your account.',
      paragraphs: [
        'The link works for one hour, in a browser in which you are signed in. Until then the old address stays.',
      ],
      button: { label: 'Use this address', url },
      note: IGNORE,
    }),
  };
}

/** To the address that the account still has: its person learns of the wish, whoever had it. */
export function addressChangeNotice({
  serviceName,
  to,
  url,
  newAddress,
}: LinkMail & { readonly newAddress: string }): SignInMail {
  return {
    kind: 'addressChangeNotice',
    ...mailOf({
      ...{ serviceName, to },
      subject: `Your address at ${serviceName} is about to change`,
      headline: 'Your e-mail address is about to change.',
      paragraphs: [
        'It changes when the link in a mail to the new address is followed. From then on, mails go there.',
        'If this was not you, somebody else is signed in to your account: change the password, which signs them out.',
      ],
      rows: [
        ['Now', to],
        ['Then', newAddress],
      ],
      button: { label: 'Look at the settings', url },
    }),
  };
}

interface Welcome {
  readonly serviceName: string;
  readonly to: string;
  readonly baseUrl: string;
  /** What the account has; 0 for an address that was welcomed before. */
  readonly credits: number;
}

/** What the credits of a new account make; the embedded models run on every server. */
export function welcomeMail({ serviceName, to, baseUrl, credits }: Welcome): SignInMail {
  const embedded = MODELS.filter(({ id }) => WELCOME_MODELS.has(id));
  return {
    kind: 'welcome',
    ...mailOf({
      ...{ serviceName, to },
      subject: `Welcome to ${serviceName}`,
      headline: credits === 0 ? 'Your account is open.' : `${credits} credits are here.`,
      paragraphs: [
        credits === 0
          ? 'This address had an account before, so it starts without welcome credits.'
          : 'A sentence becomes a picture. Credits are charged only when it worked.',
      ],
      rows: embedded.flatMap(({ name, type, credit_cost: cost }): MailRow[] =>
        credits < cost
          ? []
          : [[`${name}, ${cost} each`, countOf(Math.floor(credits / cost), type)]],
      ),
      button: { label: 'Make the first one', url: `${baseUrl}/generate` },
    }),
  };
}

const WELCOME_MODELS: ReadonlySet<string> = new Set(['kinora_motion_1', 'kinora_still_1']);

function countOf(count: number, type: 'video' | 'image'): string {
  return `${count} ${type}${count === 1 ? '' : 's'}`;
}
