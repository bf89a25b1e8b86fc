import type { Requirement } from './requirement.ts';

export const section2_7: readonly Requirement[] = [
  { id: '2.7-01', sentence: 'An API key is a bearer token starting `svc_live_`.' },
  { id: '2.7-02', sentence: 'An API key is created by a signed-in human.' },
  { id: '2.7-03', sentence: 'An API key is shown exactly once.' },
  { id: '2.7-04', sentence: 'An API key has an optional daily credit ceiling.' },
  { id: '2.7-05', sentence: 'The daily credit ceiling of an API key is per UTC day.' },
  { id: '2.7-06', sentence: 'A user may hold at most 10 active API keys.' },
  {
    id: '2.7-07',
    sentence: 'An API key has no refresh token and no expiry-based rotation.',
  },
  {
    id: '2.7-08',
    sentence: 'An agent token is a bearer `access_token` from registration or claim.',
  },
  { id: '2.7-09', sentence: 'An agent token has scope `read`.' },
  { id: '2.7-10', sentence: 'An agent token has `expires_in` 86400 seconds.' },
  {
    id: '2.7-11',
    sentence: 'An agent client has a `client_id` that starts `svc_agent_client_`.',
  },
  { id: '2.7-12', sentence: 'An agent client has a `client_secret`.' },
  {
    id: '2.7-13',
    sentence: 'The agent client id and secret are used to claim fresh tokens.',
  },
];
