import type { Requirement } from './requirement.ts';

export const section2_6: readonly Requirement[] = [
  {
    id: '2.6-01',
    sentence: 'A video generation job is returned as a `video` object on submit.',
  },
  {
    id: '2.6-02',
    sentence: 'A video generation job is returned as a `video` object on poll.',
  },
  { id: '2.6-03', sentence: 'The `video` object has an `id`.' },
  {
    id: '2.6-04',
    sentence:
      'The `video` object has a `status`: `generating` while running, then `completed` or ' +
      '`failed`.',
  },
  { id: '2.6-05', sentence: 'The `video` object has an `aiModel`.' },
  {
    id: '2.6-06',
    sentence: 'The `video` object has `creditsUsed`, 0 until success and on failure.',
  },
  { id: '2.6-07', sentence: 'A completed job has `video_url`.' },
  { id: '2.6-08', sentence: 'A failed job has `error_message`.' },
  { id: '2.6-09', sentence: 'The submit response adds `poll_url` (string).' },
  {
    id: '2.6-10',
    sentence: 'The submit response adds `poll_interval_seconds` (number, 5).',
  },
  { id: '2.6-11', sentence: '`GET /v1/videos` returns items newest first.' },
  {
    id: '2.6-12',
    sentence: '`GET /v1/videos` returns `next_cursor`, null when there are no more items.',
  },
  { id: '2.6-13', sentence: 'A model catalogue entry carries an id in underscore form.' },
  { id: '2.6-14', sentence: 'A model catalogue entry carries a flat credit cost.' },
  { id: '2.6-15', sentence: '`GET /v1/me` returns the account.' },
  { id: '2.6-16', sentence: '`GET /v1/me` returns the plan.' },
  { id: '2.6-17', sentence: '`GET /v1/me` returns the credit balance.' },
  { id: '2.6-18', sentence: 'A cost quote is for one model with a quantity.' },
  { id: '2.6-19', sentence: 'A batch quote is for up to 50 model/quantity pairs.' },
];
