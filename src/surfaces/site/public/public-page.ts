import type { Html } from '../page/html.ts';
import type { SiteDocument } from '../page/layout.ts';
import type { Written } from './markdown.ts';

/**
 * A page for everybody, written once: its Markdown is one form of it, HTML made from that the other. A page that has
 * more to show than text has a `view`, made from the same data as its Markdown.
 */
export interface PublicPage
  extends Written,
    Pick<SiteDocument, 'styles' | 'scripts' | 'layout' | 'section'> {
  /** Its address, as in the canonical link. */
  readonly path: string;
  /** In the place of the article that the Markdown would become. */
  readonly view?: Html;
  /** Stands above the article: whose text it is, or how old. */
  readonly note?: Html;
  /** What goes into the head besides. */
  readonly head?: Html;
  /** The schema.org type of what the page is about, with its members. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
  /** The address of a script of ours that makes the page nicer; it works without. */
  readonly script?: string;
  /** Stands on both forms. */
  readonly links?: readonly string[];
  /** Tells how things stand at the moment, so nobody may keep it. */
  readonly isLive?: boolean;
  /** In the header, between the sections and the account. */
  readonly tools?: Html;
}

/** Where pages come from. A path with a parameter has a page for each of its values. */
export interface PublicSource {
  /** With at most one parameter, in braces and at the end. */
  readonly path: string;
  /**
   * The page at the path, with the value of the parameter filled in; undefined when there is none. Asked with every
   * request, so that no page is older than what it tells; at once where nothing waits.
   */
  read(path: string): PublicPage | undefined | Promise<PublicPage | undefined>;
}

/** The address of the Markdown form. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
