import type { Client } from '../../../domain/accounts/index.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Fields } from './fields.ts';
import type { Html } from './html.ts';

/** What a page shows. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** `none` on a page that stands for itself, whoever is signed in. */
  readonly navigation?: 'none';
  /** 200 unless it says otherwise. */
  readonly status?: number;
  /** Why it is shown instead of what was asked for. */
  readonly refusal?: Refusal;
}

/** Sends the browser on; `cookies` change who is signed in. */
export interface Onward {
  readonly location: string;
  readonly cookies?: readonly string[];
}

/** A request for a page, read. */
export interface Visit {
  /** Of the form that was sent, or of the query of a page that is asked for. */
  readonly fields: Fields;
  readonly parameters: Fields;
  /** Path and query, as they came. */
  readonly url: string;
  readonly method: string;
  readonly visitor: Client;
  readonly cookies: string | undefined;
  readonly session: SessionCaller | null;
}

export interface SignedInVisit extends Visit {
  readonly session: SessionCaller;
}

/** What stands at a path. Without a session, a page that needs one sends people to sign in first. */
export type PageBinding = { readonly method: 'GET' | 'POST'; readonly path: string } & (
  | { readonly access: 'anyone'; answer(visit: Visit): Promise<Page | Onward> }
  | { readonly access: 'session'; answer(visit: SignedInVisit): Promise<Page | Onward> }
);
