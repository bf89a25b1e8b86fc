import type { Document } from '../../contract/resources/document.ts';
import type { Model } from '../../contract/resources/model.ts';
import type { Example } from '../../domain/guides/index.ts';

/** What overviews of the site are made from. */
export interface SiteContent {
  readonly baseUrl: string;
  readonly serviceName: string;
  /** Docs, then guides. */
  readonly documents: readonly Document[];
  readonly models: readonly Pick<Model, 'id' | 'name' | 'type' | 'credit_cost' | 'description'>[];
  readonly examples: readonly Example[];
  /** Pages about the calls of the REST API. */
  readonly calls: readonly { readonly path: string }[];
}
