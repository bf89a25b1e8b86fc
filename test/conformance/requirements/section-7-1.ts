import type { Requirement } from './requirement.ts';

export const section7_1: readonly Requirement[] = [
  { id: '7.1-01', sentence: '`/v1` answers failures with `{ error: { code, message } }`.' },
  {
    id: '7.1-02',
    sentence: '`/graphql` answers failures with `{ error: { code, message } }`.',
  },
  {
    id: '7.1-03',
    sentence: '`/ask` answers failures with `{ error: { code, message } }`.',
  },
  {
    id: '7.1-04',
    sentence: '`/agent/*` answers failures with `{ error: { code, message } }`.',
  },
  {
    id: '7.1-05',
    sentence: '`/mcp` answers failures with `{ error: { code, message } }`.',
  },
  {
    id: '7.1-06',
    sentence: '`/.well-known/*` answers failures with `{ error: { code, message } }`.',
  },
  { id: '7.1-07', sentence: 'Error codes are lower snake_case.' },
  {
    id: '7.1-08',
    sentence:
      'Clients branch on `error.code`, not message text, and match status first, code second.',
    awaits: 'sdk',
  },
  { id: '7.1-09', sentence: 'A client does not treat an unknown code as fatal.', awaits: 'sdk' },
  {
    id: '7.1-10',
    sentence:
      'The two generation endpoints may return the older shape `{ error: <message string>, code: ' +
      '<CODE> }` on validation failure.',
  },
  {
    id: '7.1-11',
    sentence: 'A client reads `error.code` when `error` is an object, else `error` as the message.',
    awaits: 'sdk',
  },
  { id: '7.1-12', sentence: 'Errors are never HTML.' },
];
