export type { MailDescription, MailRow } from './description.ts';
export { type Mail, mailOf, type SendMail } from './mail.ts';
