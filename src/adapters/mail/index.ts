export { createFolderMail } from './folder.ts';
export { createSmtpMail } from './smtp.ts';
