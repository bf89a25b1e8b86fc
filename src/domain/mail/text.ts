import type { MailDescription, MailRow } from './description.ts';

const ROW_CHARACTERS = 48;
/** Fewer dots than these lead the eye nowhere. */
const DOTS_MIN = 3;

/** The plain form. An address stands alone on its line, where every mail program makes it a link. */
export function textOf(mail: MailDescription): string {
  const { headline, paragraphs = [], rows = [], button, link, note } = mail;
  const blocks = [
    headline,
    ...paragraphs,
    rows.map(rowOf).join('\n'),
    button === undefined ? '' : `${button.label}:\n${button.url}`,
    link === undefined ? '' : `${link.label}:\n${link.url}`,
    note ?? '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function rowOf([label, value]: MailRow): string {
  const dots = ROW_CHARACTERS - label.length - value.length - 2;
  if (dots < DOTS_MIN) return `${label}\n    ${value}`;
  return `${label} ${'.'.repeat(dots)} ${value}`;
}
