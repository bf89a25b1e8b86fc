/** What is on the left and on the right of a row; `strong` for the one that matters most. */
export type MailRow = readonly [label: string, value: string, weight?: 'strong'];

interface MailLink {
  readonly label: string;
  /** A whole address. */
  readonly url: string;
}

/** What a mail says, without its form. Every value is plain text. */
export interface MailDescription {
  readonly serviceName: string;
  readonly to: string;
  readonly subject: string;
  /** One fact. */
  readonly headline: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly MailRow[];
  readonly button?: MailLink;
  /** What else the person may want, such as an invoice. */
  readonly link?: MailLink;
  /** Small print below everything else. */
  readonly note?: string;
}
