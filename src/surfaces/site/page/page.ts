import type { Client } from '../../../domain/accounts/index.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Fields } from './fields.ts';
import type { Html } from './html.ts';

/** What a page shows. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** `none` on pages that look the same whoever is signed in. */
  readonly navigation?: 'none';
  /** Who knows the address may act, so it is kept out of the Referer, which access logs hold. */
  readonly hasSecretAddress?: boolean;
  /** Of a page that everybody may read: what search results say, its one path, and that of its Markdown. */
  readonly head?: {
    readonly description: string;
    readonly path: string;
    readonly markdown: string;
  };
  /** What goes into the head of the document besides. */
  readonly extraHead?: Html;
  /** Names of files in `assets/` that only this page needs. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** `wide` has the whole grid, `split` the whole window; `plain` is a column. */
  readonly layout?: 'wide' | 'split' | 'plain';
  /** The studio takes the page over where scripts run; without them it stays as it is. */
  readonly isApp?: boolean;
  /** 200 by default. */
  readonly status?: number;
  /** Why this page is shown instead of the one that was requested. */
  readonly refusal?: Refusal;
}

/** Sends the browser to another page; `cookies` change who is signed in. */
export interface Redirect {
  readonly location: string;
  readonly cookies?: readonly string[];
}

export interface PageRequest {
  /** The form of a POST; the query of a GET. */
  readonly fields: Fields;
  /** From the path. */
  readonly parameters: Fields;
  /** Path and query, as sent. */
  readonly url: string;
  readonly method: string;
  readonly client: Client;
  readonly cookies: string | undefined;
  readonly session: SessionCaller | null;
}

export interface SignedInPageRequest extends PageRequest {
  readonly session: SessionCaller;
}

/** One page at one path. With `access: 'session'`, people without a session are sent to sign in. */
export type PageBinding = { readonly method: 'GET' | 'POST'; readonly path: string } & (
  | { readonly access: 'anyone'; handle(request: PageRequest): Promise<Page | Redirect> }
  | { readonly access: 'session'; handle(request: SignedInPageRequest): Promise<Page | Redirect> }
);
