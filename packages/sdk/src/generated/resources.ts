// Printed by `npm run generate`; not to be edited.

/** The machine-readable index of the API. */
export interface ApiIndex {
  /** Name of the service. */
  readonly name: string;
  /** What the service does. */
  readonly description: string;
  /** Date of the contract, as in the API-Version header. */
  readonly api_version: string;
  /** Version of the billing contract, as in the Billing-Version header. */
  readonly billing_version: string;
  /** Addresses of descriptions and entry points. */
  readonly links: Readonly<Record<string, string>>;
  /** Every endpoint of the REST API. */
  readonly endpoints: readonly {
    /** HTTP method. */
    readonly method: string;
    /** Path, with parameters in braces. */
    readonly path: string;
    /** Name of the operation; read operations run in a batch too. */
    readonly operation: string;
    /** What it does. */
    readonly summary: string;
    /** Whether an API key is needed. */
    readonly key_required: boolean;
  }[];
  /** Request rates of each surface. */
  readonly rate_limits: readonly {
    /** Name of the surface. */
    readonly surface: string;
    /** Paths that count together. */
    readonly covers: string;
    /** Length of the window. */
    readonly window_seconds: number;
    /** Requests per window. */
    readonly anonymous: number;
    /** Requests per window with an agent token. */
    readonly registered_agent: number;
  }[];
  /** The versioning policy. */
  readonly versioning: {
    /** How versions are named. */
    readonly scheme: string;
    /** The current major version. */
    readonly current: string;
    /** What API-Version is for. */
    readonly header: string;
    /** Changes that never happen inside /v1. */
    readonly breaking: readonly string[];
    /** Where breaking changes go. */
    readonly breaking_changes_ship: string;
    /** Changes that may happen at any time. */
    readonly not_breaking: readonly string[];
    /** How something is retired. */
    readonly retirement: string;
    /** What is deprecated now. */
    readonly deprecations: readonly {
      /** What is deprecated. */
      readonly element: string;
      /** What to use instead. */
      readonly replacement: string;
      /** Date of the announcement. */
      readonly announced: string;
      /** The date before which it is not removed. */
      readonly earliest_removal: string;
    }[];
    /** Changes, newest first. */
    readonly changelog: readonly {
      /** Day of the change. */
      readonly date: string;
      /** What changed. */
      readonly changes: readonly string[];
    }[];
  };
}

/** A model of the catalogue. */
export interface Model {
  /** Model id, in the underscore form. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** What the model makes. */
  readonly type: 'video' | 'image';
  /** What the model is good at. */
  readonly description: string;
  /** Flat cost in credits of one generation, charged only when it succeeds. */
  readonly credit_cost: number;
  /** Aspect ratios the model offers. */
  readonly aspect_ratios: readonly ('16:9' | '9:16' | '1:1')[];
  /** Durations in seconds the model offers; empty for images. */
  readonly durations: readonly number[];
  /** Whether imageUrl can be given to start from. */
  readonly accepts_image: boolean;
  /** Whether this server can run the model now. */
  readonly available: boolean;
  /** Why the model is not available; null when it is. */
  readonly unavailable_reason: string | null;
}

/** The models that match. */
export interface ModelList {
  /** The models, in catalogue order. */
  readonly models: readonly Model[];
}

/** The account, its plan, its credits and the key that asks. */
export interface Me {
  /** The account. */
  readonly account: {
    /** Account id. */
    readonly id: string;
    /** E-mail address of the account. */
    readonly email: string;
    /** Name of the person. */
    readonly name: string;
    /** When the account was made. */
    readonly created_at: string;
  };
  /** The plan of the account. */
  readonly plan: {
    /** Plan id. */
    readonly id: 'free' | 'starter' | 'professional' | 'ultra' | 'enterprise_max';
    /** Name of the plan for people. */
    readonly name: string;
    /** When the plan renews; null if it does not. */
    readonly renews_at: string | null;
  };
  /** The credit balance. */
  readonly credits: {
    /** Credits the account has. */
    readonly balance: number;
    /** Credits set aside for running generations. */
    readonly held: number;
    /** Credits that can be spent: balance minus held. */
    readonly available: number;
  };
  /** The key of this request; null for a signed-in person. */
  readonly key: {
    /** Key id. */
    readonly id: string;
    /** Name its owner gave it. */
    readonly name: string;
    /** What the key may do. */
    readonly permissions: readonly ('generate' | 'read' | 'billing:checkout' | 'billing:read' | 'billing:manage' | 'webhooks')[];
    /** Most credits the key may use per UTC day; null for no ceiling. */
    readonly daily_ceiling: number | null;
    /** Credits used or set aside since 00:00 UTC. */
    readonly used_today: number;
  } | null;
}

export interface GenerateVideoRequest {
  /** What is wanted, in words. */
  readonly prompt: string;
  /** Model id; leave it out to let the platform choose the cheapest that fits. */
  readonly aiModel?: string | undefined;
  /** Seconds, among those the model offers; 5 by default, or what is nearest to it where the model has no 5. */
  readonly duration?: number | undefined;
  /** Width to height. */
  readonly aspectRatio?: '16:9' | '9:16' | '1:1' | undefined;
  /** Address of an image to start from: a public http or https address, or the `url` of an upload of this account (POST /v1/uploads). PNG, JPEG, WebP, GIF or AVIF, at most 10 MB, 50 megapixels and 8,192 pixels a side. */
  readonly imageUrl?: string | undefined;
}

export interface GenerateImageRequest {
  /** What is wanted, in words. */
  readonly prompt: string;
  /** Model id; leave it out to let the platform choose the cheapest that fits. */
  readonly aiModel?: string | undefined;
  /** Width to height. */
  readonly aspectRatio?: '16:9' | '9:16' | '1:1' | undefined;
  /** Address of an image to start from: a public http or https address, or the `url` of an upload of this account (POST /v1/uploads). PNG, JPEG, WebP, GIF or AVIF, at most 10 MB, 50 megapixels and 8,192 pixels a side. */
  readonly imageUrl?: string | undefined;
}

/** A generation of a video or an image. */
export interface Video {
  /** Generation id; sandbox ids start with sbx_. */
  readonly id: string;
  /** `generating` while it runs, then `completed` or `failed`. */
  readonly status: 'generating' | 'completed' | 'failed';
  /** What the model makes. */
  readonly type: 'video' | 'image';
  /** The model that makes it. */
  readonly aiModel: string;
  /** The prompt; null when a sandbox job is polled. */
  readonly prompt: string | null;
  /** Seconds; null for images. */
  readonly duration: number | null;
  /** Width to height. */
  readonly aspectRatio: '16:9' | '9:16' | '1:1';
  /** Credits charged: 0 until it succeeded, and 0 when it failed. */
  readonly creditsUsed: number;
  /** What it costs if it succeeds. */
  readonly credit_cost: number;
  /** How far it is, from 0 to 1. */
  readonly progress: number;
  /** When it was accepted. */
  readonly created_at: string;
  /** When it ended; null while it runs. */
  readonly completed_at: string | null;
  /** Where the result is; present when completed. */
  readonly video_url?: string | undefined;
  /** The same for an image; present when completed. */
  readonly image_url?: string | undefined;
  /** A small still of the result, where there is one. */
  readonly thumbnail_url: string | null;
  /** A JPEG of `strip_frames` equal cells side by side, from the beginning of the video to its end; null where there is none. */
  readonly strip_url: string | null;
  /** How many cells the strip has; 0 without one. */
  readonly strip_frames: number;
  /** What the model has understood of the prompt; from models that can say, once the work has begun. */
  readonly words?: readonly Word[] | undefined;
  /** Frames of a video that is being drawn; null until they are counted, absent when it is over. */
  readonly frames?: {
    /** How many are drawn. */
    readonly done: number;
    /** How many there will be. */
    readonly total: number;
  } | null | undefined;
  /** Why it failed; null otherwise. */
  readonly error_code: string | null;
  /** The same for people; present when failed. */
  readonly error_message?: string | undefined;
}

/** An accepted generation. */
export interface Submitted {
  readonly video: Video;
  /** Where to ask how it stands. */
  readonly poll_url: string;
  /** How often to ask. */
  readonly poll_interval_seconds: number;
}

/** A generation. */
export interface VideoEnvelope {
  readonly video: Video;
}

/** A generation as it stands, and what was drawn of it. */
export interface VideoEvent {
  readonly video: Video;
  /** A cell of the strip that was drawn; only while a video is drawn frame by frame. */
  readonly preview?: {
    /** Which frame of the video it shows. */
    readonly frame: number;
    /** Its place in the strip, counted from 0. */
    readonly cell: number;
    /** How many places the strip has. */
    readonly cells: number;
    /** A small JPEG, as a `data:` address. */
    readonly image: string;
  } | undefined;
}

export interface PromptRequest {
  /** What is wanted, in words. */
  readonly prompt: string;
  /** What it is for. Both are read alike at present. */
  readonly type?: 'video' | 'image' | undefined;
}

/** The words that are understood. */
export interface PromptWords {
  /** The words that were understood, in the order of the prompt; none overlap. */
  readonly words: readonly Word[];
}

/** Words of a prompt that the model has understood. */
export interface Word {
  /** Where they begin in the prompt, in UTF-16 code units. */
  readonly start: number;
  /** Where they end: the place after their last character. */
  readonly end: number;
  /** What they are in the picture. */
  readonly kind: 'subject' | 'setting' | 'light' | 'weather' | 'motion' | 'camera' | 'title';
  /** The colour that they became in the picture, as `#rrggbb`. */
  readonly color: string;
}

export interface UploadRequest {
  /** The picture. */
  readonly file: Blob;
}

/** A picture that was uploaded. */
export interface Upload {
  /** Upload id. */
  readonly id: string;
  /** What `imageUrl` of a generation takes. */
  readonly url: string;
  /** What it is, by its content. */
  readonly content_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  /** Its size, after metadata was removed. */
  readonly bytes: number;
  /** Until when it can be used. */
  readonly expires_at: string;
}

/** A picture that was uploaded. */
export interface UploadEnvelope {
  readonly upload: Upload;
}

/** A page of the history. */
export interface VideoList {
  /** The generations, newest first. */
  readonly videos: readonly Video[];
  /** For the next page; null at the end. */
  readonly next_cursor: string | null;
}

/** The size of the history. */
export interface VideoCount {
  /** How many there are. */
  readonly total: number;
}

/** Whether a generation is shared, and where. */
export interface ShareEnvelope {
  /** The link; null when the generation is not shared. */
  readonly share: {
    /** The page that anybody can open. */
    readonly url: string;
    /** When it was shared. */
    readonly created_at: string;
    /** How often people opened the page, within seconds; previews are not counted. */
    readonly opened: number;
  } | null;
}

/** What a generation was and what it cost, for reading. Only `jws` is proof. */
export interface Receipt {
  /** Of this form. */
  readonly version: 1;
  /** Who signed it: the issuer whose `jwks_uri` lists the key. */
  readonly iss: string;
  /** The generation, by its id. */
  readonly sub: string;
  /** Whose it is; null for a sandbox job. */
  readonly account_id: string | null;
  /** Whether it was made in the sandbox, where nothing is charged. */
  readonly sandbox: boolean;
  /** What was asked for. */
  readonly request: {
    /** What the model makes. */
    readonly type: 'video' | 'image';
    /** The model that was asked for, or chosen. */
    readonly aiModel: string;
    /** The prompt; null for a sandbox job. */
    readonly prompt: string | null;
    /** Seconds; null for images. */
    readonly duration: number | null;
    /** Width to height. */
    readonly aspectRatio: '16:9' | '9:16' | '1:1';
    /** The image it started from; null without one. */
    readonly imageUrl: string | null;
  };
  /** How it ended. */
  readonly status: 'completed' | 'failed';
  /** When it was accepted. */
  readonly created_at: string;
  /** When it ended. */
  readonly ended_at: string;
  /** What it cost, or why it cost nothing. */
  readonly charge: {
    /** Whether it cost anything. */
    readonly outcome: 'charged' | 'not_charged';
    /** What it cost. */
    readonly credits: number;
    /** Why nothing was charged: the `error_code` of a failed generation, or `sandbox`, `unlimited_plan`, `free_model`; null when it was charged. */
    readonly reason: string | null;
    /** The same for people. */
    readonly message: string;
  };
  /** Every transfer of the ledger for it, in order; none for a sandbox job. */
  readonly ledger: readonly ({
    /** Names the transfer; no two have the same. */
    readonly cause: string;
    /** `hold` sets credits aside; `settle` charges them, `release` gives them back. */
    readonly kind: 'hold' | 'settle' | 'release';
    /** How it changed the balance of the account. */
    readonly balance_change: number;
    /** How it changed what is set aside. */
    readonly held_change: number;
    /** When it was written. */
    readonly at: string;
  })[];
  /** The file that was delivered; null when it failed, and in the sandbox. */
  readonly result: {
    /** SHA-256 of the file, in hexadecimal; null where it was not noted. */
    readonly sha256: string | null;
    /** Its size. */
    readonly bytes: number;
    /** What kind of file it is. */
    readonly content_type: string;
  } | null;
}

/** A signed receipt. */
export interface ReceiptEnvelope {
  readonly receipt: Receipt;
  /** The receipt, signed: a compact JWS (RFC 7515) by a key of the issuer's `jwks_uri`, RS256, with the type `kinora-receipt+jwt`. */
  readonly jws: string;
}

/** One entry: a generation with its hold and what became of it, or another transfer. */
export interface LedgerEntry {
  /** Names the entry; it never changes. */
  readonly id: string;
  /** When it began. */
  readonly at: string;
  /** What it was for. */
  readonly kind: 'generation' | 'grant' | 'purchase' | 'renewal' | 'refund' | 'other';
  /** For people: the prompt of a generation, or what was given or bought. */
  readonly title: string;
  /** The generation; null where there is none, or none any more. */
  readonly video_id: string | null;
  /** A small still of its result, where there is one. */
  readonly thumbnail_url: string | null;
  /** The model of the generation, if it is still known. */
  readonly aiModel: string | null;
  /** The key that asked for it; null where a person did, or it is not known any more. */
  readonly key_id: string | null;
  /** `held` while a generation runs, then `charged` or `released`; `added` or `removed` for all else. */
  readonly status: 'held' | 'charged' | 'released' | 'added' | 'removed';
  /** Credits that were set aside for the generation when it was accepted. */
  readonly held: number;
  /** Credits that the generation cost: 0 while it runs and when it failed. */
  readonly charged: number;
  /** Credits that came, or went if negative, other than by a generation. */
  readonly added: number;
  /** The balance after the last of its transfers, all earlier transfers of the account counted. */
  readonly balance_after: number;
  /** When it ended; null while credits are held. */
  readonly ended_at: string | null;
  /** What was written, in order. */
  readonly transfers: readonly {
    /** What it was written for; no two transfers have the same. */
    readonly cause: string;
    /** Of a hold or a release the change of what is held, of any other transfer the change of the balance. */
    readonly amount: number;
    /** When it was written. */
    readonly at: string;
    /** The balance after it, all earlier transfers of the account counted. */
    readonly balance_after: number;
  }[];
}

/** A page of the ledger. */
export interface Ledger {
  /** The entries, newest first. */
  readonly entries: readonly LedgerEntry[];
  /** For the next page; null at the end. */
  readonly next_cursor: string | null;
  /** When the ledger of this server was last verified without a problem; null if it never was. */
  readonly verified_at: string | null;
}

/** What was used, day by day. A generation counts on the day on which it ended. */
export interface Usage {
  /** The first day. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  /** Credits charged for generations that succeeded. */
  readonly charged: number;
  /** Credits that were held, and given back because a generation failed. */
  readonly released: number;
  /** Every day from the first to the last, those to come left out. */
  readonly days: readonly ({
    /** The day, in UTC. */
    readonly date: string;
    /** Credits charged for generations that succeeded. */
    readonly charged: number;
    /** Credits that were held, and given back because a generation failed. */
    readonly released: number;
    /** The balance at the end of the day, or now. */
    readonly balance_end: number;
    /** The models that were used, most charged first. */
    readonly models: readonly ({
      /** Model id; null for generations that were deleted. */
      readonly id: string | null;
      /** Credits charged for generations that succeeded. */
      readonly charged: number;
      /** Credits that were held, and given back because a generation failed. */
      readonly released: number;
    })[];
    /** The keys that were used, most charged first. */
    readonly keys: readonly ({
      /** Key id; null for people who are signed in, and for deleted generations. */
      readonly id: string | null;
      /** Credits charged for generations that succeeded. */
      readonly charged: number;
      /** Credits that were held, and given back because a generation failed. */
      readonly released: number;
    })[];
  })[];
}

/** What a number of generations would cost. A quote changes nothing and expires never. */
export interface Quote {
  /** Model id, in the underscore form. */
  readonly model: string;
  /** How many generations. */
  readonly quantity: number;
  /** Flat cost of one generation in credits. */
  readonly credit_cost: number;
  /** quantity times credit_cost. */
  readonly total_credits: number;
}

/** Quotes and their sum. */
export interface QuoteList {
  /** One quote for each item, in order. */
  readonly quotes: readonly Quote[];
  /** The sum of all quotes. */
  readonly total_credits: number;
}

export interface QuoteRequest {
  /** What to quote. */
  readonly items: readonly ({
    /** Model id. Dashes are read as underscores; marketplace aliases are resolved. */
    readonly model: string;
    /** How many generations to quote. */
    readonly quantity?: number | undefined;
  })[];
}

/** What is sold, and for how much. */
export interface Catalog {
  /** Version of the catalog; send it back as `catalogVersion`. */
  readonly version: string;
  /** Currency, as in ISO 4217. */
  readonly currency: string;
  /** Whether checkouts can be made on this server. */
  readonly enabled: boolean;
  /** Why not; null when they can. */
  readonly reason: string | null;
  /** Everything that is sold, in the order in which it is shown. */
  readonly items: readonly ({
    /** What to name in a checkout. */
    readonly skuId: string;
    /** What kind of thing it is. */
    readonly kind: 'subscription' | 'topup' | 'quiz';
    /** Its name for people. */
    readonly name: string;
    /** Price in minor currency units. */
    readonly amountMinor: number;
    /** Currency, as in ISO 4217. */
    readonly currency: string;
    /** Credits that it brings. */
    readonly credits: number;
    /** Whether it can be bought now. */
    readonly availability: {
      /** Whether it can be bought. */
      readonly enabled: boolean;
      /** Why not; null when it can. */
      readonly reason: string | null;
    };
  })[];
}

export type CheckoutRequest = {
  /** A subscription. */
  readonly kind: 'subscription';
  /** What to subscribe to. */
  readonly skuId: string;
  /** `version` of the catalog whose price was seen. */
  readonly catalogVersion: string;
  /** Chosen by the caller; the same key and body get the first answer again. */
  readonly idempotencyKey: string;
  /** Which page the person comes back to. */
  readonly returnTarget: 'billing' | 'generate' | 'quiz';
  /** A discount on the first period. Each applies once per account. */
  readonly offerId?: 'model-starter-first-month-v1' | 'launch-personal-v1' | 'launch-extra-v1' | 'recovery-v1' | undefined;
} | {
  /** Credits, once. */
  readonly kind: 'topup';
  /** Which pack of credits. */
  readonly skuId: 'topup:pack_50' | 'topup:pack_150' | 'topup:pack_500' | 'topup:pack_1000';
  /** `version` of the catalog whose price was seen. */
  readonly catalogVersion: string;
  /** Chosen by the caller; the same key and body get the first answer again. */
  readonly idempotencyKey: string;
  /** Which page the person comes back to. */
  readonly returnTarget: 'billing' | 'generate' | 'quiz';
} | {
  /** A quiz pack, once. */
  readonly kind: 'quiz';
  /** Which quiz pack. */
  readonly skuId: 'quiz:quiz_1week' | 'quiz:quiz_2week' | 'quiz:quiz_4week' | 'quiz:quiz_12week';
  /** `version` of the catalog whose price was seen. */
  readonly catalogVersion: string;
  /** Chosen by the caller; the same key and body get the first answer again. */
  readonly idempotencyKey: string;
  /** Which page the person comes back to. */
  readonly returnTarget: 'billing' | 'generate' | 'quiz';
};

/** A checkout, handed to a person to pay. */
export interface Checkout {
  /** Checkout id. */
  readonly checkoutId: string;
  /** Where a person pays. Opening it, or coming back from it, grants nothing. */
  readonly url: string;
  /** `pending` until the person paid, `processing` until the processor confirmed it, `paid_pending_review` until it passed review, then `fulfilled`; or `failed`, `expired`, `refunded`. */
  readonly status: 'pending' | 'processing' | 'paid_pending_review' | 'fulfilled' | 'failed' | 'expired' | 'refunded';
  /** Where to read the status. */
  readonly statusUrl: string;
  /** When an unpaid checkout expires; null when it no longer does. */
  readonly expiresAt: string | null;
  /** What is to be paid now, in minor currency units. */
  readonly amountMinor: number;
  /** Currency, as in ISO 4217. */
  readonly currency: string;
  /** How a subscription goes on; absent for everything else. */
  readonly renewalTerms?: {
    /** How often it renews. */
    readonly interval: 'monthly' | 'annual';
    /** What every renewal costs. */
    readonly amountMinor: number;
    /** Currency, as in ISO 4217. */
    readonly currency: string;
    /** What the first period costs. */
    readonly firstAmountMinor: number;
    /** Whether it renews until it is canceled. */
    readonly renewsAutomatically: boolean;
  } | undefined;
}

/** How a checkout stands. */
export interface CheckoutStatus {
  /** Checkout id. */
  readonly checkoutId: string;
  /** `pending` until the person paid, `processing` until the processor confirmed it, `paid_pending_review` until it passed review, then `fulfilled`; or `failed`, `expired`, `refunded`. */
  readonly status: 'pending' | 'processing' | 'paid_pending_review' | 'fulfilled' | 'failed' | 'expired' | 'refunded';
  /** Where to read the status. */
  readonly statusUrl?: string | undefined;
  /** `open_url`: a person has to pay; `poll`: ask again; absent when it is over. */
  readonly nextAction?: string | undefined;
  /** When an unpaid checkout expires; null when it no longer does. */
  readonly expiresAt?: string | null | undefined;
}

/** A subscription. */
export interface Subscription {
  /** Subscription id. */
  readonly id: string;
  /** What is subscribed to. */
  readonly skuId: string;
  /** The plan. */
  readonly tier: string;
  /** Its size: s0, s1 or s2. */
  readonly size: string;
  /** How often it renews. */
  readonly interval: 'monthly' | 'annual';
  /** `past_due` after a failed renewal; `canceled` when it has ended. */
  readonly status: 'active' | 'past_due' | 'canceled';
  /** When the paid period began. */
  readonly currentPeriodStart: string;
  /** When the paid period ends. */
  readonly currentPeriodEnd: string;
  /** Whether it ends with the paid period. */
  readonly cancelAtPeriodEnd: boolean;
  /** What a renewal costs, in minor currency units. */
  readonly amountMinor: number;
  /** Currency, as in ISO 4217. */
  readonly currency: string;
  /** Credits of every paid period. */
  readonly credits: number;
  /** Where the records come from; `sandbox`: no real money is moved. */
  readonly environment: string;
}

/** The subscription of the account. */
export interface SubscriptionRead {
  /** The newest subscription; null if there was none. */
  readonly subscription: Subscription | null;
  /** Where the records come from; `sandbox`: no real money is moved. */
  readonly environment: string;
}

/** A payment. Rows from before this service may be incomplete. */
export interface HistoryItem {
  /** Payment id. */
  readonly id?: string | undefined;
  /** In major currency units. */
  readonly amount?: number | undefined;
  /** Currency, as in ISO 4217. */
  readonly currency?: string | undefined;
  /** `paid` or `refunded`; older rows may say more. */
  readonly status?: string | undefined;
  /** True while the payment is held for review; its credits come after that. */
  readonly inReview?: boolean | undefined;
  /** What was paid for. */
  readonly productName?: string | undefined;
  /** When it was paid. */
  readonly createdAt?: string | undefined;
  /** The invoice, where there is one. */
  readonly invoiceUrl?: string | null | undefined;
  /** The number of the invoice, in sequence within its year. */
  readonly invoiceNumber?: string | undefined;
  /** Who took the payment; for the record only. */
  readonly provider?: string | undefined;
}

/** A page of the payment history. */
export interface History {
  /** The payments, newest first. */
  readonly history: readonly HistoryItem[];
  /** For the next page; null at the end. */
  readonly nextCursor: string | null;
  /** Where the records come from; `sandbox`: no real money is moved. */
  readonly environment: string;
  /** True when rows from before this service could not be read whole. */
  readonly degraded?: boolean | undefined;
}

export interface PortalSessionRequest {
  /** Chosen by the caller; the same key and body get the first answer again. */
  readonly idempotencyKey: string;
  /** Which page the person comes back to. */
  readonly returnTarget: 'billing' | 'generate';
}

/** A short-lived handoff to the management page. */
export interface PortalSession {
  /** Where a person manages the subscription; opens once. */
  readonly url: string;
  /** When it can no longer be opened. */
  readonly expiresAt?: string | undefined;
}

export interface WebhookRequest {
  /** Where events are sent: a public https address. Redirects are not followed. */
  readonly url: string;
  /** For yourself, without control characters. */
  readonly description?: string | null | undefined;
  /** Which events are sent; all of them unless you choose. */
  readonly events?: readonly ('generation.completed' | 'generation.failed' | 'credits.low' | 'key.ceiling_reached' | 'checkout.updated' | 'subscription.updated')[] | undefined;
  /** Whether events are sent. `true` also switches on again what was switched off. */
  readonly enabled?: boolean | undefined;
}

/** An endpoint that events are sent to, without its secret. */
export interface Webhook {
  /** The id that its owner chose. */
  readonly id: string;
  /** Where events are sent. */
  readonly url: string;
  /** What its owner wrote about it; null without. */
  readonly description: string | null;
  /** Which events are sent. */
  readonly events: readonly ('generation.completed' | 'generation.failed' | 'credits.low' | 'key.ceiling_reached' | 'checkout.updated' | 'subscription.updated')[];
  /** Whether events are sent. */
  readonly enabled: boolean;
  /** Why it is off: its `owner` said so, it was `failing` for 72 hours, or it answered 410 (`gone`); null while it is on. */
  readonly disabled_reason: 'owner' | 'failing' | 'gone' | null;
  /** Since when it is off; null while it is on. */
  readonly disabled_at: string | null;
  /** Since when nothing could be delivered; null when the last delivery succeeded. */
  readonly failing_since: string | null;
  /** Until when the former secret signs too; null when there is one secret. */
  readonly previous_secret_until: string | null;
  /** When it was made. */
  readonly created_at: string;
  /** When its owner last changed it. */
  readonly updated_at: string;
}

/** The endpoints of the account. */
export interface WebhookList {
  /** The endpoints, oldest first. */
  readonly webhooks: readonly Webhook[];
}

/** An endpoint of webhooks. */
export interface WebhookEnvelope {
  readonly webhook: Webhook;
}

/** The endpoint as it is now, and its secret when it is new. */
export interface WebhookPut {
  readonly webhook: Webhook;
  /** Only when the endpoint was made by this request. */
  readonly secret?: string | undefined;
}

/** The endpoint and its new secret. */
export interface WebhookSecret {
  readonly webhook: Webhook;
  /** What deliveries are signed with (`whsec_…`). Keep it now; it is not shown again. */
  readonly secret: string;
}

/** An event on its way to an endpoint. */
export interface WebhookDelivery {
  /** Id of the event, as in the header `webhook-id`. */
  readonly id: string;
  /** The type of the event, as in its body. */
  readonly type: 'generation.completed' | 'generation.failed' | 'credits.low' | 'key.ceiling_reached' | 'checkout.updated' | 'subscription.updated' | 'webhook.test';
  /** What the event is about, such as a generation id; events of one subject keep their order. */
  readonly subject: string;
  /** `pending` until it is `delivered` (answered with 2xx) or `failed` (given up). */
  readonly state: 'pending' | 'delivered' | 'failed';
  /** How often it was sent. */
  readonly attempts: number;
  /** When it is sent again; null when it is over, or its turn is now. */
  readonly next_attempt_at: string | null;
  /** What the receiver last answered; null without an answer. */
  readonly last_status: number | null;
  /** Why there was no answer the last time; null when there was one. */
  readonly last_error: 'timeout' | 'unreachable' | 'blocked_address' | null;
  /** When it happened. */
  readonly created_at: string;
  /** When it was delivered; null until then. */
  readonly delivered_at: string | null;
}

/** A delivery. */
export interface WebhookDeliveryEnvelope {
  readonly delivery: WebhookDelivery;
}

/** A delivery and its body. */
export interface WebhookDeliveryDetail {
  readonly delivery: WebhookDelivery;
  /** What is sent, byte for byte the same every time. */
  readonly body: string;
}

/** A page of deliveries. */
export interface WebhookDeliveryPage {
  /** The deliveries, newest first. */
  readonly deliveries: readonly WebhookDelivery[];
  /** For the next page; null at the end. */
  readonly next_cursor: string | null;
}

/** One event of the stream. */
export type WebhookListenEvent = {
  /** The first event. */
  readonly kind: 'listening';
  /** To go on after a break, in the header `Last-Event-ID`. */
  readonly id: string;
  /** What deliveries are signed with (`whsec_…`). Keep it now; it is not shown again. */
  readonly secret: string;
} | {
  /** Every other event. */
  readonly kind: 'delivery';
  /** To go on after a break, in the header `Last-Event-ID`. */
  readonly id: string;
  /** The headers that an endpoint would get, the signature among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body that an endpoint would get, byte for byte. */
  readonly body: string;
};

/** Credits that run low. */
export interface CreditsLow {
  /** The credit balance. */
  readonly credits: {
    /** Credits the account has. */
    readonly balance: number;
    /** Credits set aside for running generations. */
    readonly held: number;
    /** Credits that can be spent: balance minus held. */
    readonly available: number;
  };
  /** Fewer than this are available since. */
  readonly threshold: number;
}

/** A key that has reached its daily ceiling. */
export interface KeyCeilingReached {
  /** The key, without its secret. */
  readonly key: {
    /** Key id. */
    readonly id: string;
    /** Name its owner gave it. */
    readonly name: string;
    /** What the key may do. */
    readonly permissions: readonly ('generate' | 'read' | 'billing:checkout' | 'billing:read' | 'billing:manage' | 'webhooks')[];
    /** Most credits the key may use per UTC day; null for no ceiling. */
    readonly daily_ceiling: number | null;
    /** Credits used or set aside since 00:00 UTC. */
    readonly used_today: number;
  };
}

export interface AgentRegistrationRequest {
  /** A name to recognise the agent by, without control characters. Required, unless the identity is named by type. */
  readonly client_name?: string | undefined;
  /** Must be `anonymous`, the only supported type. */
  readonly identity_type?: string | undefined;
  /** The name that auth.md has for identity_type; one of the two is enough. */
  readonly type?: string | undefined;
}

export interface AgentClaimRequest {
  /** The client id from the registration. */
  readonly client_id: string;
  /** The client secret from the registration. */
  readonly client_secret: string;
}

/** The credentials of an agent. */
export interface AgentCredentials {
  /** Id of the client; starts with svc_agent_client_. */
  readonly client_id: string;
  /** Secret of the client, for claiming fresh tokens. */
  readonly client_secret: string;
  /** Bearer token that raises the read rate. */
  readonly access_token: string;
  /** How to send the token. */
  readonly token_type: 'Bearer';
  /** Seconds that the token lives. */
  readonly expires_in: number;
  /** What the token is good for. */
  readonly scope: 'read';
  /** Where to claim a fresh token. */
  readonly claim_uri: string;
  /** Where to end a token or the client. */
  readonly revocation_uri: string;
  /** Id of the registration; the same as client_id. */
  readonly registration_id: string;
  /** Kind of identity. */
  readonly registration_type: 'anonymous';
  /** The scope as a list. */
  readonly scopes: readonly 'read'[];
}

export interface AgentRevocationRequest {
  /** An access token, which ends alone, or a client secret, which ends the client too. */
  readonly token: string;
}

/** The token, if there was one, has ended. */
export interface AgentRevocation {
  /** Always true, for an unknown token too. */
  readonly revoked: true;
}

export interface BatchRequest {
  /** The operations to run, answered in this order. */
  readonly operations: readonly ({
    /** Your name for the item; echoed in its result. */
    readonly id?: string | undefined;
    /** Name of a read operation, as listed in the index at /v1. */
    readonly operation: string;
    /** The query or body fields of the REST call, and id for the id of its path. */
    readonly params?: Readonly<Record<string, unknown>> | undefined;
  })[];
}

/** The results of a batch in which at least one operation succeeded. */
export interface BatchResponse {
  /** One result for each operation, in order. */
  readonly results: readonly ({
    /** The id of the item, or null without one. */
    readonly id: string | null;
    /** The HTTP status the call alone would have had. */
    readonly status: number;
    /** What the call alone would have answered. */
    readonly body: unknown;
  } | {
    /** The id of the item, or null without one. */
    readonly id: string | null;
    /** The HTTP status the call alone would have had. */
    readonly status: number;
    readonly error: Error;
  })[];
}

/** A refused batch; results are present when every operation of it failed. */
export interface BatchFailed {
  readonly error: Error;
  /** One result for each operation, in order. */
  readonly results?: readonly ({
    /** The id of the item, or null without one. */
    readonly id: string | null;
    /** The HTTP status the call alone would have had. */
    readonly status: number;
    /** What the call alone would have answered. */
    readonly body: unknown;
  } | {
    /** The id of the item, or null without one. */
    readonly id: string | null;
    /** The HTTP status the call alone would have had. */
    readonly status: number;
    readonly error: Error;
  })[] | undefined;
}

export interface AskRequest {
  /** The question, of 1 to 1000 characters. Without it the answer is `missing_query`. */
  readonly query?: string | {
    /** The question. */
    readonly text: string;
    /** Ignored: there is one site. */
    readonly site?: string | undefined;
    /** How many results to answer at most; 5 when left out. */
    readonly num_results?: number | undefined;
  } | undefined;
  /** The same as `query`, which goes before it. */
  readonly q?: string | undefined;
  /** The question with what it refers to filled in; read instead of `query`. */
  readonly decontextualized_query?: string | undefined;
  /** Ignored: there is one site. */
  readonly site?: string | undefined;
  /** Earlier questions, the last one last; read when the question alone says too little. */
  readonly prev?: string | readonly string[] | undefined;
  /** Your id for the question, in visible ASCII characters; echoed in the answer. */
  readonly query_id?: string | undefined;
  /** Every mode gets the list and the sentence `answer`. */
  readonly mode?: 'list' | 'summarize' | 'generate' | undefined;
  /** `true` or `1` answers with Server-Sent Events: `start`, `result`, `complete`. */
  readonly streaming?: boolean | '0' | '1' | 'true' | 'false' | undefined;
  /** How many results to answer at most; 5 when left out. */
  readonly num_results?: number | undefined;
  /** Preferences of NLWeb; others than these are ignored. */
  readonly prefer?: {
    /** `true` answers with Server-Sent Events. */
    readonly streaming?: boolean | undefined;
    /** Every mode gets the list and the sentence `answer`. */
    readonly mode?: 'list' | 'summarize' | 'generate' | undefined;
  } | undefined;
  /** The conversation so far, of which `prev` is read. */
  readonly context?: {
    /** Earlier questions, the last one last; read when the question alone says too little. */
    readonly prev?: string | readonly string[] | undefined;
  } | undefined;
  /** About the client; ignored. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** A model, a topic or a passage of the documentation. */
export interface AskResult {
  /** A type of Schema.org: Product, Question or TechArticle. */
  readonly '@type': string;
  /** Where to read on. */
  readonly url: string;
  /** What it is about. */
  readonly name: string;
  /** Name of the service. */
  readonly site: string;
  /** How well it fits; the best is first. */
  readonly score: number;
  /** A sentence or two that answer the question. */
  readonly description: string;
  /** The same as an object of Schema.org. */
  readonly schema_object: Readonly<Record<string, unknown>>;
}

/** An answer, as Schema.org and NLWeb write it. */
export interface AskAnswer {
  /** The vocabulary. */
  readonly '@context': 'https://schema.org';
  /** Always ItemList. */
  readonly '@type': 'ItemList';
  /** The question. */
  readonly query: string;
  /** The answer in a sentence or two; says so when it is not known. */
  readonly answer: string;
  /** How many results there are. */
  readonly numberOfItems: number;
  /** The results as a list of Schema.org. */
  readonly itemListElement: readonly {
    /** Always ListItem. */
    readonly '@type': 'ListItem';
    /** From 1. */
    readonly position: number;
    /** Address of the result. */
    readonly url: string;
    /** Name of the result. */
    readonly name: string;
  }[];
  /** Id of the question. */
  readonly query_id: string;
  /** The results, best first. */
  readonly results: readonly AskResult[];
  /** What NLWeb wants to know. */
  readonly _meta: {
    /** Always Answer. */
    readonly response_type: 'Answer';
    /** Version of NLWeb. */
    readonly version: '0.55';
  };
}

/** Why a request, or one operation of it, was refused. */
export interface Error {
  /** Stable lower snake_case code. Branch on it, not on the message. */
  readonly code: string;
  /** What is wrong and what would be accepted, for people. */
  readonly message: string;
  /** The field or header that it is about, such as `items[0].model`. */
  readonly param?: string | undefined;
  /** What the field accepts, as JSON Schema, where that can be said. */
  readonly accepted?: Readonly<Record<string, unknown>> | undefined;
  /** The same as X-Request-Id, for support. */
  readonly request_id?: string | undefined;
  /** On 401: where a person makes a key. */
  readonly create_key_url?: string | undefined;
  /** On 401: the form for a key, filled in with the usual permissions. Add `name` and `daily_ceiling`, and hand it to your person. */
  readonly request_key_url?: string | undefined;
  /** On 402: where a person adds credits. */
  readonly top_up_url?: string | undefined;
  /** On 402: credits that it costs. */
  readonly required?: number | undefined;
  /** On 402: credits that can be spent. */
  readonly available?: number | undefined;
  /** On 403: the permission that the key lacks. */
  readonly permission?: string | undefined;
  /** On `unknown_model`: what was asked for. */
  readonly model?: string | undefined;
  /** On `provider_error`: models that this server could run instead. */
  readonly available_models?: readonly string[] | undefined;
  /** On 429 of a budget: its window. */
  readonly window?: 'hour' | 'day' | undefined;
  /** On 429 of a budget, `limit_reached` and 413: the bound. */
  readonly limit?: number | undefined;
  /** On `catalog_version_mismatch`: the version of the catalog. */
  readonly current?: string | undefined;
  /** On `method_not_allowed`: the verbs that work. */
  readonly allowed?: readonly string[] | undefined;
}

/** The shape of every failure. */
export interface ErrorEnvelope {
  readonly error: Error;
}

/** Too many requests. */
export interface RateLimitedEnvelope {
  /** Why the request was refused, and how long to wait. */
  readonly error: {
    /** Stable lower snake_case code. Branch on it, not on the message. */
    readonly code: string;
    /** What is wrong and what would be accepted, for people. */
    readonly message: string;
    /** The field or header that it is about, such as `items[0].model`. */
    readonly param?: string | undefined;
    /** What the field accepts, as JSON Schema, where that can be said. */
    readonly accepted?: Readonly<Record<string, unknown>> | undefined;
    /** The same as X-Request-Id, for support. */
    readonly request_id?: string | undefined;
    /** On 401: where a person makes a key. */
    readonly create_key_url?: string | undefined;
    /** On 401: the form for a key, filled in with the usual permissions. Add `name` and `daily_ceiling`, and hand it to your person. */
    readonly request_key_url?: string | undefined;
    /** On 402: where a person adds credits. */
    readonly top_up_url?: string | undefined;
    /** On 402: credits that it costs. */
    readonly required?: number | undefined;
    /** On 402: credits that can be spent. */
    readonly available?: number | undefined;
    /** On 403: the permission that the key lacks. */
    readonly permission?: string | undefined;
    /** On `unknown_model`: what was asked for. */
    readonly model?: string | undefined;
    /** On `provider_error`: models that this server could run instead. */
    readonly available_models?: readonly string[] | undefined;
    /** On 429 of a budget: its window. */
    readonly window?: 'hour' | 'day' | undefined;
    /** On 429 of a budget, `limit_reached` and 413: the bound. */
    readonly limit?: number | undefined;
    /** On `catalog_version_mismatch`: the version of the catalog. */
    readonly current?: string | undefined;
    /** On `method_not_allowed`: the verbs that work. */
    readonly allowed?: readonly string[] | undefined;
    /** The same number of seconds as Retry-After. */
    readonly retry_after_seconds: number;
    /** Where the limits are explained. */
    readonly documentation: string;
  };
}

export interface ListModelsQuery {
  /** Only models that make this. */
  readonly type?: 'video' | 'image' | undefined;
  /** Only models that cost at most this many credits. */
  readonly max_credits?: number | undefined;
}

export interface QuoteModelQuery {
  /** How many generations to quote. */
  readonly quantity?: number | undefined;
}

export interface ListLedgerQuery {
  /** How many to answer. */
  readonly limit?: number | undefined;
  /** The next_cursor of the answer before, in the same order. */
  readonly cursor?: string | undefined;
  /** `began`: by when each entry began, in which a later page misses nothing that ends meanwhile. `changed`: by the last transfer of each entry, in which every balance follows from the one below it. */
  readonly order?: 'began' | 'changed' | undefined;
}

export interface GetUsageQuery {
  /** The first day, in UTC; the first of the month of `to` by default. */
  readonly from?: string | undefined;
  /** The last day, in UTC; today by default. At most 366 days with the first. */
  readonly to?: string | undefined;
}

export interface ListVideosQuery {
  /** How many to answer. */
  readonly limit?: number | undefined;
  /** The next_cursor of the answer before. */
  readonly cursor?: string | undefined;
  /** Deprecated; use cursor. How many to skip. */
  readonly offset?: number | undefined;
  /** Only videos, or only images. */
  readonly type?: 'video' | 'image' | undefined;
  /** Only those in this status. */
  readonly status?: 'generating' | 'completed' | 'failed' | undefined;
  /** Only those that this model made, by its id. */
  readonly aiModel?: string | undefined;
  /** Only those in this shape. */
  readonly aspectRatio?: '16:9' | '9:16' | '1:1' | undefined;
  /** Words that all occur in the prompt; case does not matter. */
  readonly q?: string | undefined;
}

export interface CountVideosQuery {
  /** Only videos, or only images. */
  readonly type?: 'video' | 'image' | undefined;
  /** Only those in this status. */
  readonly status?: 'generating' | 'completed' | 'failed' | undefined;
  /** Only those that this model made, by its id. */
  readonly aiModel?: string | undefined;
  /** Only those in this shape. */
  readonly aspectRatio?: '16:9' | '9:16' | '1:1' | undefined;
  /** Words that all occur in the prompt; case does not matter. */
  readonly q?: string | undefined;
}

export interface ListPaymentsQuery {
  /** How many to answer. */
  readonly limit?: number | undefined;
  /** The nextCursor of the answer before. */
  readonly cursor?: string | undefined;
}

export interface ListWebhookDeliveriesQuery {
  /** Only those in this state. */
  readonly state?: 'pending' | 'delivered' | 'failed' | undefined;
  /** How many to answer. */
  readonly limit?: number | undefined;
  /** The next_cursor of the answer before. */
  readonly cursor?: string | undefined;
}

export interface AskByQueryQuery {
  /** The same as `query`, which goes before it. */
  readonly q?: string | undefined;
  /** The question, of 1 to 1000 characters. Without it the answer is `missing_query`. */
  readonly query?: string | {
    /** The question. */
    readonly text: string;
    /** Ignored: there is one site. */
    readonly site?: string | undefined;
    /** How many results to answer at most; 5 when left out. */
    readonly num_results?: number | undefined;
  } | undefined;
  /** Ignored: there is one site. */
  readonly site?: string | undefined;
  /** Earlier questions, the last one last; read when the question alone says too little. */
  readonly prev?: string | readonly string[] | undefined;
  /** Your id for the question, in visible ASCII characters; echoed in the answer. */
  readonly query_id?: string | undefined;
  /** Every mode gets the list and the sentence `answer`. */
  readonly mode?: 'list' | 'summarize' | 'generate' | undefined;
  /** `true` or `1` answers with Server-Sent Events: `start`, `result`, `complete`. */
  readonly streaming?: boolean | '0' | '1' | 'true' | 'false' | undefined;
  /** How many results to answer at most; 5 when left out. */
  readonly num_results?: number | undefined;
}
