import type { MailDescription } from './description.ts';
import { htmlOf } from './html.ts';
import { textOf } from './text.ts';

/** A message for a person: the same in two forms, of which a mail program shows one. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

export function mailOf(description: MailDescription): Mail {
  const { to, subject } = description;
  return { to, subject, text: textOf(description), html: htmlOf(description) };
}
