import { text } from './kinds.ts';
import { setting } from './setting.ts';

/** Who runs the server, as people read it on pages, invoices and in documents. */
export const operatorSettings = {
  CONTACT_EMAIL: setting({
    group: 'Service',
    meaning:
      'The address for questions and for reports of vulnerabilities, shown on `/contact` and in `/.well-known/security.txt`. Without it they name the operator, and no address.',
    kind: text('an e-mail address', /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/),
    fallback: null,
  }),
  OPERATOR_NAME: setting({
    group: 'Service',
    meaning:
      'Who runs this server, a person or a company: on `/contact`, `/terms`, `/privacy` and on invoices. Without it they say that the operator has not given a name.',
    kind: text('text of at most 100 characters', /^\S.{0,99}$/),
    fallback: null,
  }),
  OPERATOR_ADDRESS: setting({
    group: 'Service',
    meaning:
      'The postal address of the operator, its lines separated by commas, shown where `OPERATOR_NAME` is.',
    kind: text('text of at most 300 characters', /^\S.{0,299}$/),
    fallback: null,
  }),
  OPERATOR_TAX_ID: setting({
    group: 'Service',
    meaning: 'The tax number of the operator, on invoices.',
    kind: text('text of at most 60 characters', /^\S.{0,59}$/),
    fallback: null,
  }),
} as const;
