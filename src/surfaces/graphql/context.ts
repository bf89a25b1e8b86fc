import type DataLoader from 'dataloader';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { GenerationReads, GenerationWatch } from '../../domain/generation/index.ts';
import type { Guides } from '../../domain/guides/index.ts';
import type { CallDetails, Invoke } from '../../domain/invoke.ts';

/** What every operation leans on. */
export interface Dependencies {
  readonly invoke: Invoke;
  readonly generations: GenerationReads;
  readonly watch: GenerationWatch;
  readonly guides: Guides;
  readonly baseUrl: string;
  /** Multiplies the rates of the contract on this server. */
  readonly rateLimitMultiplier: number;
}

/** How the request stands in its bucket. */
export interface RateNow {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly isRegisteredAgent: boolean;
}

/** What a resolver knows about the request it answers. */
export interface Context extends Dependencies {
  readonly caller: Caller;
  /** Who makes the next change: identified anew after each, because a change may have spent credits. */
  readonly nextWriter: () => Caller | Promise<Caller>;
  /** What came in headers; fields of an input go before them. */
  readonly details: CallDetails;
  readonly rate: () => RateNow;
  /** Jobs that one request asks for are read in one statement. */
  readonly jobs: () => DataLoader<string, Video>;
}
