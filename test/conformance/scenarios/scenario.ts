import type { Permission } from '../../../src/contract/permissions.ts';
import type { Job, Outcome, Refused, Submission } from './driver.ts';

export type CallerWish =
  | 'nobody'
  | 'rejected key'
  | 'agent token'
  | {
      readonly permissions?: readonly Permission[];
      readonly dailyCeiling?: number;
      /** On top of the 10 that every account begins with. */
      readonly credits?: number;
    };

export interface Scenario {
  readonly it: string;
  /** A key of a fresh account, if nothing else is said. */
  readonly caller?: CallerWish;
  /** A surface that checks types and names of fields itself refuses without naming the field. */
  readonly isAboutShape?: true;
}

export interface QuoteScenario extends Scenario {
  readonly model: string;
  readonly quantity: unknown;
  readonly expected: Outcome<{ readonly credits: number }>;
}

export interface SubmitScenario extends Scenario {
  readonly submission: Submission;
  /** What the same caller has submitted before. */
  readonly earlier?: { readonly times: number; readonly kind: 'video' | 'image' };
  readonly expected: Outcome<{ readonly job: Omit<Job, 'id'> }>;
  /** Credits that are held afterwards. */
  readonly held?: number;
}

export interface PollScenario extends Scenario {
  readonly of: 'own job' | "another account's job" | { readonly id: string };
  readonly expected: Outcome<{ readonly job: Omit<Job, 'id'> }>;
}

export const refused = (code: string, about: Partial<Omit<Refused, 'code'>> = {}) => ({
  refused: { code, field: null, facts: {}, ...about },
});

export const invalid = (field: string, accepted?: unknown) =>
  refused('invalid_request', { field, facts: accepted === undefined ? {} : { accepted } });

export const CREATE_KEY = {
  createKeyUrl: 'http://kinora.test/keys',
  requestKeyUrl: 'http://kinora.test/keys/new?permissions=generate,read',
};
export const NO_CREDENTIAL = refused('unauthorized', { facts: CREATE_KEY });

export const FOX = 'A fox runs through the snow';
export const TIME = '2026-11-15T12:00:00.000Z';

export const VIDEO: Omit<Job, 'id'> = {
  status: 'generating',
  type: 'video',
  model: 'kinora_motion_1',
  prompt: FOX,
  duration: 5,
  aspectRatio: '16:9',
  creditsUsed: 0,
  creditCost: 2,
  progress: 0,
  createdAt: TIME,
  completedAt: null,
  videoUrl: null,
  imageUrl: null,
  thumbnailUrl: null,
  errorCode: null,
  errorMessage: null,
};
export const IMAGE: Omit<Job, 'id'> = {
  ...VIDEO,
  type: 'image',
  model: 'kinora_still_1',
  duration: null,
  aspectRatio: '1:1',
  creditCost: 1,
};
