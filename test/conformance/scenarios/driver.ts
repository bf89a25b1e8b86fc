/** What is asked for, in the names of the contract; sent as it is, also where it is wrong. */
export interface Submission {
  readonly kind?: 'video' | 'image';
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  /** The outcome wished for in the sandbox; without it the submit is real. */
  readonly sandbox?: string;
}

export interface Job {
  readonly id: string;
  readonly status: string;
  readonly type: string;
  readonly model: string;
  readonly prompt: string | null;
  readonly duration: number | null;
  readonly aspectRatio: string;
  readonly creditsUsed: number;
  readonly creditCost: number;
  readonly progress: number;
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

/** What programs can read from a refusal, addresses of what helps included. */
export interface Facts {
  readonly accepted?: unknown;
  readonly permission?: string;
  readonly required?: number;
  readonly available?: number;
  readonly model?: string;
  readonly availableModels?: readonly string[];
  readonly retryAfterSeconds?: number;
  readonly window?: string;
  readonly limit?: number;
  readonly createKeyUrl?: string;
  readonly requestKeyUrl?: string;
  readonly topUpUrl?: string;
  readonly documentation?: string;
}

export interface Refused {
  readonly code: string;
  /** The field or option of the contract; null where none is named. */
  readonly field: string | null;
  readonly facts: Facts;
}

export type Outcome<Made> = Made | { readonly refused: Refused };

interface Credits {
  readonly balance: number;
  readonly held: number;
  readonly available: number;
}

/** A surface as its clients use it, with every answer in the same neutral form. */
export interface Driver {
  readonly name: string;
  /** Whether the protocol itself refuses fields of a wrong type or name, and names them in words alone. */
  readonly isTyped: boolean;
  quote(model: string, quantity: unknown): Promise<Outcome<{ readonly credits: number }>>;
  submit(submission: Submission, credential?: string): Promise<Outcome<{ readonly job: Job }>>;
  poll(id: string, credential?: string): Promise<Outcome<{ readonly job: Job }>>;
  /** What the account of the key has. */
  credits(key: string): Promise<Credits>;
  /** The ids of the account's jobs, newest first. */
  history(key: string): Promise<readonly string[]>;
}

/** Members of an error in the spelling of `Facts`; what no fact is called stays, and is seen. */
export function toFacts(members: Readonly<Record<string, unknown>>): Facts {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_underscore, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
