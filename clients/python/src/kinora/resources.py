# Printed by `npm run generate`; not to be edited.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class ApiIndexEndpoints(TypedDict):
    """An endpoint of the API."""

    #: HTTP method.
    method: str
    #: Path, with parameters in braces.
    path: str
    #: Name of the operation; read operations run in a batch too.
    operation: str
    #: What it does.
    summary: str
    #: Whether an API key is needed.
    key_required: bool


class ApiIndexRateLimits(TypedDict):
    """Requests per client address and window."""

    #: Name of the surface.
    surface: str
    #: Paths that count together.
    covers: str
    #: Length of the window.
    window_seconds: int
    #: Requests per window.
    anonymous: int
    #: Requests per window with an agent token.
    registered_agent: int


class ApiIndexVersioningDeprecations(TypedDict):
    """A deprecated element. It keeps working."""

    #: What is deprecated.
    element: str
    #: What to use instead.
    replacement: str
    #: Date of the announcement.
    announced: str
    #: The date before which it is not removed.
    earliest_removal: str


class ApiIndexVersioningChangelog(TypedDict):
    """The changes of one day."""

    #: Day of the change.
    date: str
    #: What changed.
    changes: List[str]


class ApiIndexVersioning(TypedDict):
    """The versioning policy."""

    #: How versions are named.
    scheme: str
    #: The current major version.
    current: str
    #: What API-Version is for.
    header: str
    #: Changes that never happen inside /v1.
    breaking: List[str]
    #: Where breaking changes go.
    breaking_changes_ship: str
    #: Changes that may happen at any time.
    not_breaking: List[str]
    #: How something is retired.
    retirement: str
    #: What is deprecated now.
    deprecations: List[ApiIndexVersioningDeprecations]
    #: Changes, newest first.
    changelog: List[ApiIndexVersioningChangelog]


class ApiIndex(TypedDict):
    """The machine-readable index of the API."""

    #: Name of the service.
    name: str
    #: What the service does.
    description: str
    #: Date of the contract, as in the API-Version header.
    api_version: str
    #: Version of the billing contract, as in the Billing-Version header.
    billing_version: str
    #: Addresses of descriptions and entry points.
    links: Dict[str, str]
    #: Every endpoint of the REST API.
    endpoints: List[ApiIndexEndpoints]
    #: Request rates of each surface.
    rate_limits: List[ApiIndexRateLimits]
    #: The versioning policy.
    versioning: ApiIndexVersioning


class Model(TypedDict):
    """A model of the catalogue."""

    #: Model id, in the underscore form.
    id: str
    #: Name for people.
    name: str
    #: What the model makes.
    type: Literal["video", "image"]
    #: What the model is good at.
    description: str
    #: Flat cost in credits of one generation, charged only when it succeeds.
    credit_cost: int
    #: Aspect ratios the model offers.
    aspect_ratios: List[Literal["16:9", "9:16", "1:1"]]
    #: Durations in seconds the model offers; empty for images.
    durations: List[int]
    #: Whether imageUrl can be given to start from.
    accepts_image: bool
    #: Whether this server can run the model now.
    available: bool
    #: Why the model is not available; null when it is.
    unavailable_reason: Union[str, None]


class ModelList(TypedDict):
    """The models that match."""

    #: The models, in catalogue order.
    models: List[Model]


class MeAccount(TypedDict):
    """The account."""

    #: Account id.
    id: str
    #: E-mail address of the account.
    email: str
    #: Name of the person.
    name: str
    #: When the account was made.
    created_at: str


class MePlan(TypedDict):
    """The plan of the account."""

    #: Plan id.
    id: Literal["free", "starter", "professional", "ultra", "enterprise_max"]
    #: Name of the plan for people.
    name: str
    #: When the plan renews; null if it does not.
    renews_at: Union[str, None]


class MeCredits(TypedDict):
    """The credit balance."""

    #: Credits the account has.
    balance: int
    #: Credits set aside for running generations.
    held: int
    #: Credits that can be spent: balance minus held.
    available: int


class MeKey(TypedDict):
    #: Key id.
    id: str
    #: Name its owner gave it.
    name: str
    #: What the key may do.
    permissions: List[Literal["generate", "read", "billing:checkout", "billing:read", "billing:manage", "webhooks"]]
    #: Most credits the key may use per UTC day; null for no ceiling.
    daily_ceiling: Union[int, None]
    #: Credits used or set aside since 00:00 UTC.
    used_today: int


class Me(TypedDict):
    """The account, its plan, its credits and the key that asks."""

    #: The account.
    account: MeAccount
    #: The plan of the account.
    plan: MePlan
    #: The credit balance.
    credits: MeCredits
    #: The key of this request; null for a signed-in person.
    key: Union[MeKey, None]


class GenerateVideoRequest(TypedDict):
    #: What is wanted, in words.
    prompt: str
    #: Model id; leave it out to let the platform choose the cheapest that fits.
    aiModel: NotRequired[str]
    #: Seconds, among those the model offers; 5 by default, or what is nearest to it where the model has no 5.
    duration: NotRequired[int]
    #: Width to height.
    aspectRatio: NotRequired[Literal["16:9", "9:16", "1:1"]]
    #: Address of an image to start from: a public http or https address, or the `url` of an upload of this account (POST /v1/uploads). PNG, JPEG, WebP, GIF or AVIF, at most 10 MB, 50 megapixels and 8,192 pixels a side.
    imageUrl: NotRequired[str]


class GenerateImageRequest(TypedDict):
    #: What is wanted, in words.
    prompt: str
    #: Model id; leave it out to let the platform choose the cheapest that fits.
    aiModel: NotRequired[str]
    #: Width to height.
    aspectRatio: NotRequired[Literal["16:9", "9:16", "1:1"]]
    #: Address of an image to start from: a public http or https address, or the `url` of an upload of this account (POST /v1/uploads). PNG, JPEG, WebP, GIF or AVIF, at most 10 MB, 50 megapixels and 8,192 pixels a side.
    imageUrl: NotRequired[str]


class VideoFrames(TypedDict):
    #: How many are drawn.
    done: int
    #: How many there will be.
    total: int


class Video(TypedDict):
    """A generation of a video or an image."""

    #: Generation id; sandbox ids start with sbx_.
    id: str
    #: `generating` while it runs, then `completed` or `failed`.
    status: Literal["generating", "completed", "failed"]
    #: What the model makes.
    type: Literal["video", "image"]
    #: The model that makes it.
    aiModel: str
    #: The prompt; null when a sandbox job is polled.
    prompt: Union[str, None]
    #: Seconds; null for images.
    duration: Union[int, None]
    #: Width to height.
    aspectRatio: Literal["16:9", "9:16", "1:1"]
    #: Credits charged: 0 until it succeeded, and 0 when it failed.
    creditsUsed: int
    #: What it costs if it succeeds.
    credit_cost: int
    #: How far it is, from 0 to 1.
    progress: float
    #: When it was accepted.
    created_at: str
    #: When it ended; null while it runs.
    completed_at: Union[str, None]
    #: Where the result is; present when completed.
    video_url: NotRequired[str]
    #: The same for an image; present when completed.
    image_url: NotRequired[str]
    #: A small still of the result, where there is one.
    thumbnail_url: Union[str, None]
    #: A JPEG of `strip_frames` equal cells side by side, from the beginning of the video to its end; null where there is none.
    strip_url: Union[str, None]
    #: How many cells the strip has; 0 without one.
    strip_frames: int
    #: What the model has understood of the prompt; from models that can say, once the work has begun.
    words: NotRequired[List[Word]]
    #: Frames of a video that is being drawn; null until they are counted, absent when it is over.
    frames: NotRequired[Union[VideoFrames, None]]
    #: Why it failed; null otherwise.
    error_code: Union[str, None]
    #: The same for people; present when failed.
    error_message: NotRequired[str]


class Submitted(TypedDict):
    """An accepted generation."""

    video: Video
    #: Where to ask how it stands.
    poll_url: str
    #: How often to ask.
    poll_interval_seconds: float


class VideoEnvelope(TypedDict):
    """A generation."""

    video: Video


class VideoEventPreview(TypedDict):
    """A cell of the strip that was drawn; only while a video is drawn frame by frame."""

    #: Which frame of the video it shows.
    frame: int
    #: Its place in the strip, counted from 0.
    cell: int
    #: How many places the strip has.
    cells: int
    #: A small JPEG, as a `data:` address.
    image: str


class VideoEvent(TypedDict):
    """A generation as it stands, and what was drawn of it."""

    video: Video
    #: A cell of the strip that was drawn; only while a video is drawn frame by frame.
    preview: NotRequired[VideoEventPreview]


class PromptRequest(TypedDict):
    #: What is wanted, in words.
    prompt: str
    #: What it is for. Both are read alike at present.
    type: NotRequired[Literal["video", "image"]]


class PromptWords(TypedDict):
    """The words that are understood."""

    #: The words that were understood, in the order of the prompt; none overlap.
    words: List[Word]


class Word(TypedDict):
    """Words of a prompt that the model has understood."""

    #: Where they begin in the prompt, in UTF-16 code units.
    start: int
    #: Where they end: the place after their last character.
    end: int
    #: What they are in the picture.
    kind: Literal["subject", "setting", "light", "weather", "motion", "camera", "title"]
    #: The colour that they became in the picture, as `#rrggbb`.
    color: str


class UploadRequest(TypedDict):
    #: The picture.
    file: bytes


class Upload(TypedDict):
    """A picture that was uploaded."""

    #: Upload id.
    id: str
    #: What `imageUrl` of a generation takes.
    url: str
    #: What it is, by its content.
    content_type: Literal["image/png", "image/jpeg", "image/webp", "image/gif"]
    #: Its size, after metadata was removed.
    bytes: int
    #: Until when it can be used.
    expires_at: str


class UploadEnvelope(TypedDict):
    """A picture that was uploaded."""

    upload: Upload


class VideoList(TypedDict):
    """A page of the history."""

    #: The generations, newest first.
    videos: List[Video]
    #: For the next page; null at the end.
    next_cursor: Union[str, None]


class VideoCount(TypedDict):
    """The size of the history."""

    #: How many there are.
    total: int


class ShareEnvelopeShare(TypedDict):
    #: The page that anybody can open.
    url: str
    #: When it was shared.
    created_at: str
    #: How often people opened the page, within seconds; previews are not counted.
    opened: int


class ShareEnvelope(TypedDict):
    """Whether a generation is shared, and where."""

    #: The link; null when the generation is not shared.
    share: Union[ShareEnvelopeShare, None]


class ReceiptRequest(TypedDict):
    """What was asked for."""

    #: What the model makes.
    type: Literal["video", "image"]
    #: The model that was asked for, or chosen.
    aiModel: str
    #: The prompt; null for a sandbox job.
    prompt: Union[str, None]
    #: Seconds; null for images.
    duration: Union[int, None]
    #: Width to height.
    aspectRatio: Literal["16:9", "9:16", "1:1"]
    #: The image it started from; null without one.
    imageUrl: Union[str, None]


class ReceiptCharge(TypedDict):
    """What it cost, or why it cost nothing."""

    #: Whether it cost anything.
    outcome: Literal["charged", "not_charged"]
    #: What it cost.
    credits: int
    #: Why nothing was charged: the `error_code` of a failed generation, or `sandbox`, `unlimited_plan`, `free_model`; null when it was charged.
    reason: Union[str, None]
    #: The same for people.
    message: str


class ReceiptLedger(TypedDict):
    """One transfer of the ledger."""

    #: Names the transfer; no two have the same.
    cause: str
    #: `hold` sets credits aside; `settle` charges them, `release` gives them back.
    kind: Literal["hold", "settle", "release"]
    #: How it changed the balance of the account.
    balance_change: int
    #: How it changed what is set aside.
    held_change: int
    #: When it was written.
    at: str


class ReceiptResult(TypedDict):
    #: SHA-256 of the file, in hexadecimal; null where it was not noted.
    sha256: Union[str, None]
    #: Its size.
    bytes: int
    #: What kind of file it is.
    content_type: str


class Receipt(TypedDict):
    """What a generation was and what it cost, for reading. Only `jws` is proof."""

    #: Of this form.
    version: Literal[1]
    #: Who signed it: the issuer whose `jwks_uri` lists the key.
    iss: str
    #: The generation, by its id.
    sub: str
    #: Whose it is; null for a sandbox job.
    account_id: Union[str, None]
    #: Whether it was made in the sandbox, where nothing is charged.
    sandbox: bool
    #: What was asked for.
    request: ReceiptRequest
    #: How it ended.
    status: Literal["completed", "failed"]
    #: When it was accepted.
    created_at: str
    #: When it ended.
    ended_at: str
    #: What it cost, or why it cost nothing.
    charge: ReceiptCharge
    #: Every transfer of the ledger for it, in order; none for a sandbox job.
    ledger: List[ReceiptLedger]
    #: The file that was delivered; null when it failed, and in the sandbox.
    result: Union[ReceiptResult, None]


class ReceiptEnvelope(TypedDict):
    """A signed receipt."""

    receipt: Receipt
    #: The receipt, signed: a compact JWS (RFC 7515) by a key of the issuer's `jwks_uri`, RS256, with the type `kinora-receipt+jwt`.
    jws: str


class LedgerEntryTransfers(TypedDict):
    """One transfer of the ledger."""

    #: What it was written for; no two transfers have the same.
    cause: str
    #: Of a hold or a release the change of what is held, of any other transfer the change of the balance.
    amount: int
    #: When it was written.
    at: str
    #: The balance after it, all earlier transfers of the account counted.
    balance_after: int


class LedgerEntry(TypedDict):
    """One entry: a generation with its hold and what became of it, or another transfer."""

    #: Names the entry; it never changes.
    id: str
    #: When it began.
    at: str
    #: What it was for.
    kind: Literal["generation", "grant", "purchase", "renewal", "refund", "other"]
    #: For people: the prompt of a generation, or what was given or bought.
    title: str
    #: The generation; null where there is none, or none any more.
    video_id: Union[str, None]
    #: A small still of its result, where there is one.
    thumbnail_url: Union[str, None]
    #: The model of the generation, if it is still known.
    aiModel: Union[str, None]
    #: The key that asked for it; null where a person did, or it is not known any more.
    key_id: Union[str, None]
    #: `held` while a generation runs, then `charged` or `released`; `added` or `removed` for all else.
    status: Literal["held", "charged", "released", "added", "removed"]
    #: Credits that were set aside for the generation when it was accepted.
    held: int
    #: Credits that the generation cost: 0 while it runs and when it failed.
    charged: int
    #: Credits that came, or went if negative, other than by a generation.
    added: int
    #: The balance after the last of its transfers, all earlier transfers of the account counted.
    balance_after: int
    #: When it ended; null while credits are held.
    ended_at: Union[str, None]
    #: What was written, in order.
    transfers: List[LedgerEntryTransfers]


class Ledger(TypedDict):
    """A page of the ledger."""

    #: The entries, newest first.
    entries: List[LedgerEntry]
    #: For the next page; null at the end.
    next_cursor: Union[str, None]
    #: When the ledger of this server was last verified without a problem; null if it never was.
    verified_at: Union[str, None]


class UsageDaysModels(TypedDict):
    """What a model used."""

    #: Model id; null for generations that were deleted.
    id: Union[str, None]
    #: Credits charged for generations that succeeded.
    charged: int
    #: Credits that were held, and given back because a generation failed.
    released: int


class UsageDaysKeys(TypedDict):
    """What a key used."""

    #: Key id; null for people who are signed in, and for deleted generations.
    id: Union[str, None]
    #: Credits charged for generations that succeeded.
    charged: int
    #: Credits that were held, and given back because a generation failed.
    released: int


class UsageDays(TypedDict):
    """One day."""

    #: The day, in UTC.
    date: str
    #: Credits charged for generations that succeeded.
    charged: int
    #: Credits that were held, and given back because a generation failed.
    released: int
    #: The balance at the end of the day, or now.
    balance_end: int
    #: The models that were used, most charged first.
    models: List[UsageDaysModels]
    #: The keys that were used, most charged first.
    keys: List[UsageDaysKeys]


#: What was used, day by day. A generation counts on the day on which it ended.
Usage = TypedDict(
    "Usage",
    {
        #: The first day.
        "from": 'str',
        #: The last day.
        "to": 'str',
        #: Credits charged for generations that succeeded.
        "charged": 'int',
        #: Credits that were held, and given back because a generation failed.
        "released": 'int',
        #: Every day from the first to the last, those to come left out.
        "days": 'List[UsageDays]',
    },
)


class Quote(TypedDict):
    """What a number of generations would cost. A quote changes nothing and expires never."""

    #: Model id, in the underscore form.
    model: str
    #: How many generations.
    quantity: int
    #: Flat cost of one generation in credits.
    credit_cost: int
    #: quantity times credit_cost.
    total_credits: int


class QuoteList(TypedDict):
    """Quotes and their sum."""

    #: One quote for each item, in order.
    quotes: List[Quote]
    #: The sum of all quotes.
    total_credits: int


class QuoteRequestItems(TypedDict):
    """A model and how many generations."""

    #: Model id. Dashes are read as underscores; marketplace aliases are resolved.
    model: str
    #: How many generations to quote.
    quantity: NotRequired[int]


class QuoteRequest(TypedDict):
    #: What to quote.
    items: List[QuoteRequestItems]


class CatalogItemsAvailability(TypedDict):
    """Whether it can be bought now."""

    #: Whether it can be bought.
    enabled: bool
    #: Why not; null when it can.
    reason: Union[str, None]


class CatalogItems(TypedDict):
    """Something that is sold."""

    #: What to name in a checkout.
    skuId: str
    #: What kind of thing it is.
    kind: Literal["subscription", "topup", "quiz"]
    #: Its name for people.
    name: str
    #: Price in minor currency units.
    amountMinor: int
    #: Currency, as in ISO 4217.
    currency: str
    #: Credits that it brings.
    credits: int
    #: Whether it can be bought now.
    availability: CatalogItemsAvailability


class Catalog(TypedDict):
    """What is sold, and for how much."""

    #: Version of the catalog; send it back as `catalogVersion`.
    version: str
    #: Currency, as in ISO 4217.
    currency: str
    #: Whether checkouts can be made on this server.
    enabled: bool
    #: Why not; null when they can.
    reason: Union[str, None]
    #: Everything that is sold, in the order in which it is shown.
    items: List[CatalogItems]


class CheckoutRequestSubscription(TypedDict):
    """A checkout of a subscription."""

    #: A subscription.
    kind: Literal["subscription"]
    #: What to subscribe to.
    skuId: str
    #: `version` of the catalog whose price was seen.
    catalogVersion: str
    #: Chosen by the caller; the same key and body get the first answer again.
    idempotencyKey: str
    #: Which page the person comes back to.
    returnTarget: Literal["billing", "generate", "quiz"]
    #: A discount on the first period. Each applies once per account.
    offerId: NotRequired[Literal["model-starter-first-month-v1", "launch-personal-v1", "launch-extra-v1", "recovery-v1"]]


class CheckoutRequestTopup(TypedDict):
    """A checkout of a pack of credits."""

    #: Credits, once.
    kind: Literal["topup"]
    #: Which pack of credits.
    skuId: Literal["topup:pack_50", "topup:pack_150", "topup:pack_500", "topup:pack_1000"]
    #: `version` of the catalog whose price was seen.
    catalogVersion: str
    #: Chosen by the caller; the same key and body get the first answer again.
    idempotencyKey: str
    #: Which page the person comes back to.
    returnTarget: Literal["billing", "generate", "quiz"]


class CheckoutRequestQuiz(TypedDict):
    """A checkout of a quiz pack."""

    #: A quiz pack, once.
    kind: Literal["quiz"]
    #: Which quiz pack.
    skuId: Literal["quiz:quiz_1week", "quiz:quiz_2week", "quiz:quiz_4week", "quiz:quiz_12week"]
    #: `version` of the catalog whose price was seen.
    catalogVersion: str
    #: Chosen by the caller; the same key and body get the first answer again.
    idempotencyKey: str
    #: Which page the person comes back to.
    returnTarget: Literal["billing", "generate", "quiz"]


CheckoutRequest = Union["CheckoutRequestSubscription", "CheckoutRequestTopup", "CheckoutRequestQuiz"]


class CheckoutRenewalTerms(TypedDict):
    """How a subscription goes on; absent for everything else."""

    #: How often it renews.
    interval: Literal["monthly", "annual"]
    #: What every renewal costs.
    amountMinor: int
    #: Currency, as in ISO 4217.
    currency: str
    #: What the first period costs.
    firstAmountMinor: int
    #: Whether it renews until it is canceled.
    renewsAutomatically: bool


class Checkout(TypedDict):
    """A checkout, handed to a person to pay."""

    #: Checkout id.
    checkoutId: str
    #: Where a person pays. Opening it, or coming back from it, grants nothing.
    url: str
    #: `pending` until the person paid, `processing` until the processor confirmed it, `paid_pending_review` until it passed review, then `fulfilled`; or `failed`, `expired`, `refunded`.
    status: Literal["pending", "processing", "paid_pending_review", "fulfilled", "failed", "expired", "refunded"]
    #: Where to read the status.
    statusUrl: str
    #: When an unpaid checkout expires; null when it no longer does.
    expiresAt: Union[str, None]
    #: What is to be paid now, in minor currency units.
    amountMinor: int
    #: Currency, as in ISO 4217.
    currency: str
    #: How a subscription goes on; absent for everything else.
    renewalTerms: NotRequired[CheckoutRenewalTerms]


class CheckoutStatus(TypedDict):
    """How a checkout stands."""

    #: Checkout id.
    checkoutId: str
    #: `pending` until the person paid, `processing` until the processor confirmed it, `paid_pending_review` until it passed review, then `fulfilled`; or `failed`, `expired`, `refunded`.
    status: Literal["pending", "processing", "paid_pending_review", "fulfilled", "failed", "expired", "refunded"]
    #: Where to read the status.
    statusUrl: NotRequired[str]
    #: `open_url`: a person has to pay; `poll`: ask again; absent when it is over.
    nextAction: NotRequired[str]
    #: When an unpaid checkout expires; null when it no longer does.
    expiresAt: NotRequired[Union[str, None]]


class Subscription(TypedDict):
    """A subscription."""

    #: Subscription id.
    id: str
    #: What is subscribed to.
    skuId: str
    #: The plan.
    tier: str
    #: Its size: s0, s1 or s2.
    size: str
    #: How often it renews.
    interval: Literal["monthly", "annual"]
    #: `past_due` after a failed renewal; `canceled` when it has ended.
    status: Literal["active", "past_due", "canceled"]
    #: When the paid period began.
    currentPeriodStart: str
    #: When the paid period ends.
    currentPeriodEnd: str
    #: Whether it ends with the paid period.
    cancelAtPeriodEnd: bool
    #: What a renewal costs, in minor currency units.
    amountMinor: int
    #: Currency, as in ISO 4217.
    currency: str
    #: Credits of every paid period.
    credits: int
    #: Where the records come from; `sandbox`: no real money is moved.
    environment: str


class SubscriptionRead(TypedDict):
    """The subscription of the account."""

    #: The newest subscription; null if there was none.
    subscription: Union[Subscription, None]
    #: Where the records come from; `sandbox`: no real money is moved.
    environment: str


class HistoryItem(TypedDict):
    """A payment. Rows from before this service may be incomplete."""

    #: Payment id.
    id: NotRequired[str]
    #: In major currency units.
    amount: NotRequired[float]
    #: Currency, as in ISO 4217.
    currency: NotRequired[str]
    #: `paid` or `refunded`; older rows may say more.
    status: NotRequired[str]
    #: True while the payment is held for review; its credits come after that.
    inReview: NotRequired[bool]
    #: What was paid for.
    productName: NotRequired[str]
    #: When it was paid.
    createdAt: NotRequired[str]
    #: The invoice, where there is one.
    invoiceUrl: NotRequired[Union[str, None]]
    #: The number of the invoice, in sequence within its year.
    invoiceNumber: NotRequired[str]
    #: Who took the payment; for the record only.
    provider: NotRequired[str]


class History(TypedDict):
    """A page of the payment history."""

    #: The payments, newest first.
    history: List[HistoryItem]
    #: For the next page; null at the end.
    nextCursor: Union[str, None]
    #: Where the records come from; `sandbox`: no real money is moved.
    environment: str
    #: True when rows from before this service could not be read whole.
    degraded: NotRequired[bool]


class PortalSessionRequest(TypedDict):
    #: Chosen by the caller; the same key and body get the first answer again.
    idempotencyKey: str
    #: Which page the person comes back to.
    returnTarget: Literal["billing", "generate"]


class PortalSession(TypedDict):
    """A short-lived handoff to the management page."""

    #: Where a person manages the subscription; opens once.
    url: str
    #: When it can no longer be opened.
    expiresAt: NotRequired[str]


class WebhookRequest(TypedDict):
    #: Where events are sent: a public https address. Redirects are not followed.
    url: str
    #: For yourself, without control characters.
    description: NotRequired[Union[str, None]]
    #: Which events are sent; all of them unless you choose.
    events: NotRequired[List[Literal["generation.completed", "generation.failed", "credits.low", "key.ceiling_reached", "checkout.updated", "subscription.updated"]]]
    #: Whether events are sent. `true` also switches on again what was switched off.
    enabled: NotRequired[bool]


class Webhook(TypedDict):
    """An endpoint that events are sent to, without its secret."""

    #: The id that its owner chose.
    id: str
    #: Where events are sent.
    url: str
    #: What its owner wrote about it; null without.
    description: Union[str, None]
    #: Which events are sent.
    events: List[Literal["generation.completed", "generation.failed", "credits.low", "key.ceiling_reached", "checkout.updated", "subscription.updated"]]
    #: Whether events are sent.
    enabled: bool
    #: Why it is off: its `owner` said so, it was `failing` for 72 hours, or it answered 410 (`gone`); null while it is on.
    disabled_reason: Union[Literal["owner", "failing", "gone"], None]
    #: Since when it is off; null while it is on.
    disabled_at: Union[str, None]
    #: Since when nothing could be delivered; null when the last delivery succeeded.
    failing_since: Union[str, None]
    #: Until when the former secret signs too; null when there is one secret.
    previous_secret_until: Union[str, None]
    #: When it was made.
    created_at: str
    #: When its owner last changed it.
    updated_at: str


class WebhookList(TypedDict):
    """The endpoints of the account."""

    #: The endpoints, oldest first.
    webhooks: List[Webhook]


class WebhookEnvelope(TypedDict):
    """An endpoint of webhooks."""

    webhook: Webhook


class WebhookPut(TypedDict):
    """The endpoint as it is now, and its secret when it is new."""

    webhook: Webhook
    #: Only when the endpoint was made by this request.
    secret: NotRequired[str]


class WebhookSecret(TypedDict):
    """The endpoint and its new secret."""

    webhook: Webhook
    #: What deliveries are signed with (`whsec_…`). Keep it now; it is not shown again.
    secret: str


class WebhookDelivery(TypedDict):
    """An event on its way to an endpoint."""

    #: Id of the event, as in the header `webhook-id`.
    id: str
    #: The type of the event, as in its body.
    type: Literal["generation.completed", "generation.failed", "credits.low", "key.ceiling_reached", "checkout.updated", "subscription.updated", "webhook.test"]
    #: What the event is about, such as a generation id; events of one subject keep their order.
    subject: str
    #: `pending` until it is `delivered` (answered with 2xx) or `failed` (given up).
    state: Literal["pending", "delivered", "failed"]
    #: How often it was sent.
    attempts: int
    #: When it is sent again; null when it is over, or its turn is now.
    next_attempt_at: Union[str, None]
    #: What the receiver last answered; null without an answer.
    last_status: Union[int, None]
    #: Why there was no answer the last time; null when there was one.
    last_error: Union[Literal["timeout", "unreachable", "blocked_address"], None]
    #: When it happened.
    created_at: str
    #: When it was delivered; null until then.
    delivered_at: Union[str, None]


class WebhookDeliveryEnvelope(TypedDict):
    """A delivery."""

    delivery: WebhookDelivery


class WebhookDeliveryDetail(TypedDict):
    """A delivery and its body."""

    delivery: WebhookDelivery
    #: What is sent, byte for byte the same every time.
    body: str


class WebhookDeliveryPage(TypedDict):
    """A page of deliveries."""

    #: The deliveries, newest first.
    deliveries: List[WebhookDelivery]
    #: For the next page; null at the end.
    next_cursor: Union[str, None]


class WebhookListenEventListening(TypedDict):
    """The stream is open."""

    #: The first event.
    kind: Literal["listening"]
    #: To go on after a break, in the header `Last-Event-ID`.
    id: str
    #: What deliveries are signed with (`whsec_…`). Keep it now; it is not shown again.
    secret: str


class WebhookListenEventDelivery(TypedDict):
    """An event as it would have been sent."""

    #: Every other event.
    kind: Literal["delivery"]
    #: To go on after a break, in the header `Last-Event-ID`.
    id: str
    #: The headers that an endpoint would get, the signature among them.
    headers: Dict[str, str]
    #: The body that an endpoint would get, byte for byte.
    body: str


#: One event of the stream.
WebhookListenEvent = Union["WebhookListenEventListening", "WebhookListenEventDelivery"]


class CreditsLowCredits(TypedDict):
    """The credit balance."""

    #: Credits the account has.
    balance: int
    #: Credits set aside for running generations.
    held: int
    #: Credits that can be spent: balance minus held.
    available: int


class CreditsLow(TypedDict):
    """Credits that run low."""

    #: The credit balance.
    credits: CreditsLowCredits
    #: Fewer than this are available since.
    threshold: int


class KeyCeilingReachedKey(TypedDict):
    """The key, without its secret."""

    #: Key id.
    id: str
    #: Name its owner gave it.
    name: str
    #: What the key may do.
    permissions: List[Literal["generate", "read", "billing:checkout", "billing:read", "billing:manage", "webhooks"]]
    #: Most credits the key may use per UTC day; null for no ceiling.
    daily_ceiling: Union[int, None]
    #: Credits used or set aside since 00:00 UTC.
    used_today: int


class KeyCeilingReached(TypedDict):
    """A key that has reached its daily ceiling."""

    #: The key, without its secret.
    key: KeyCeilingReachedKey


class AgentRegistrationRequest(TypedDict):
    #: A name to recognise the agent by, without control characters. Required, unless the identity is named by type.
    client_name: NotRequired[str]
    #: Must be `anonymous`, the only supported type.
    identity_type: NotRequired[str]
    #: The name that auth.md has for identity_type; one of the two is enough.
    type: NotRequired[str]


class AgentClaimRequest(TypedDict):
    #: The client id from the registration.
    client_id: str
    #: The client secret from the registration.
    client_secret: str


class AgentCredentials(TypedDict):
    """The credentials of an agent."""

    #: Id of the client; starts with svc_agent_client_.
    client_id: str
    #: Secret of the client, for claiming fresh tokens.
    client_secret: str
    #: Bearer token that raises the read rate.
    access_token: str
    #: How to send the token.
    token_type: Literal["Bearer"]
    #: Seconds that the token lives.
    expires_in: int
    #: What the token is good for.
    scope: Literal["read"]
    #: Where to claim a fresh token.
    claim_uri: str
    #: Where to end a token or the client.
    revocation_uri: str
    #: Id of the registration; the same as client_id.
    registration_id: str
    #: Kind of identity.
    registration_type: Literal["anonymous"]
    #: The scope as a list.
    scopes: List[Literal["read"]]


class AgentRevocationRequest(TypedDict):
    #: An access token, which ends alone, or a client secret, which ends the client too.
    token: str


class AgentRevocation(TypedDict):
    """The token, if there was one, has ended."""

    #: Always true, for an unknown token too.
    revoked: Literal[True]


class BatchRequestOperations(TypedDict):
    """One read operation."""

    #: Your name for the item; echoed in its result.
    id: NotRequired[str]
    #: Name of a read operation, as listed in the index at /v1.
    operation: str
    #: The query or body fields of the REST call, and id for the id of its path.
    params: NotRequired[Dict[str, Any]]


class BatchRequest(TypedDict):
    #: The operations to run, answered in this order.
    operations: List[BatchRequestOperations]


class BatchResponseResults(TypedDict):
    """An operation that succeeded."""

    #: The id of the item, or null without one.
    id: Union[str, None]
    #: The HTTP status the call alone would have had.
    status: int
    #: What the call alone would have answered.
    body: Any


class BatchResponseResults2(TypedDict):
    """An operation that was refused."""

    #: The id of the item, or null without one.
    id: Union[str, None]
    #: The HTTP status the call alone would have had.
    status: int
    error: Error


class BatchResponse(TypedDict):
    """The results of a batch in which at least one operation succeeded."""

    #: One result for each operation, in order.
    results: List[Union[BatchResponseResults, BatchResponseResults2]]


class BatchFailedResults(TypedDict):
    """An operation that succeeded."""

    #: The id of the item, or null without one.
    id: Union[str, None]
    #: The HTTP status the call alone would have had.
    status: int
    #: What the call alone would have answered.
    body: Any


class BatchFailedResults2(TypedDict):
    """An operation that was refused."""

    #: The id of the item, or null without one.
    id: Union[str, None]
    #: The HTTP status the call alone would have had.
    status: int
    error: Error


class BatchFailed(TypedDict):
    """A refused batch; results are present when every operation of it failed."""

    error: Error
    #: One result for each operation, in order.
    results: NotRequired[List[Union[BatchFailedResults, BatchFailedResults2]]]


class AskRequestQuery(TypedDict):
    """The question, as NLWeb 0.55 writes it."""

    #: The question.
    text: str
    #: Ignored: there is one site.
    site: NotRequired[str]
    #: How many results to answer at most; 5 when left out.
    num_results: NotRequired[int]


class AskRequestPrefer(TypedDict):
    """Preferences of NLWeb; others than these are ignored."""

    #: `true` answers with Server-Sent Events.
    streaming: NotRequired[bool]
    #: Every mode gets the list and the sentence `answer`.
    mode: NotRequired[Literal["list", "summarize", "generate"]]


class AskRequestContext(TypedDict):
    """The conversation so far, of which `prev` is read."""

    #: Earlier questions, the last one last; read when the question alone says too little.
    prev: NotRequired[Union[str, List[str]]]


class AskRequest(TypedDict):
    #: The question, of 1 to 1000 characters. Without it the answer is `missing_query`.
    query: NotRequired[Union[str, AskRequestQuery]]
    #: The same as `query`, which goes before it.
    q: NotRequired[str]
    #: The question with what it refers to filled in; read instead of `query`.
    decontextualized_query: NotRequired[str]
    #: Ignored: there is one site.
    site: NotRequired[str]
    #: Earlier questions, the last one last; read when the question alone says too little.
    prev: NotRequired[Union[str, List[str]]]
    #: Your id for the question, in visible ASCII characters; echoed in the answer.
    query_id: NotRequired[str]
    #: Every mode gets the list and the sentence `answer`.
    mode: NotRequired[Literal["list", "summarize", "generate"]]
    #: `true` or `1` answers with Server-Sent Events: `start`, `result`, `complete`.
    streaming: NotRequired[Union[bool, Literal["0", "1", "true", "false"]]]
    #: How many results to answer at most; 5 when left out.
    num_results: NotRequired[int]
    #: Preferences of NLWeb; others than these are ignored.
    prefer: NotRequired[AskRequestPrefer]
    #: The conversation so far, of which `prev` is read.
    context: NotRequired[AskRequestContext]
    #: About the client; ignored.
    meta: NotRequired[Dict[str, Any]]


#: A model, a topic or a passage of the documentation.
AskResult = TypedDict(
    "AskResult",
    {
        #: A type of Schema.org: Product, Question or TechArticle.
        "@type": 'str',
        #: Where to read on.
        "url": 'str',
        #: What it is about.
        "name": 'str',
        #: Name of the service.
        "site": 'str',
        #: How well it fits; the best is first.
        "score": 'int',
        #: A sentence or two that answer the question.
        "description": 'str',
        #: The same as an object of Schema.org.
        "schema_object": 'Dict[str, Any]',
    },
)


#: An item of the list.
AskAnswerItemListElement = TypedDict(
    "AskAnswerItemListElement",
    {
        #: Always ListItem.
        "@type": 'Literal["ListItem"]',
        #: From 1.
        "position": 'int',
        #: Address of the result.
        "url": 'str',
        #: Name of the result.
        "name": 'str',
    },
)


class AskAnswerMeta(TypedDict):
    """What NLWeb wants to know."""

    #: Always Answer.
    response_type: Literal["Answer"]
    #: Version of NLWeb.
    version: Literal["0.55"]


#: An answer, as Schema.org and NLWeb write it.
AskAnswer = TypedDict(
    "AskAnswer",
    {
        #: The vocabulary.
        "@context": 'Literal["https://schema.org"]',
        #: Always ItemList.
        "@type": 'Literal["ItemList"]',
        #: The question.
        "query": 'str',
        #: The answer in a sentence or two; says so when it is not known.
        "answer": 'str',
        #: How many results there are.
        "numberOfItems": 'int',
        #: The results as a list of Schema.org.
        "itemListElement": 'List[AskAnswerItemListElement]',
        #: Id of the question.
        "query_id": 'str',
        #: The results, best first.
        "results": 'List[AskResult]',
        #: What NLWeb wants to know.
        "_meta": 'AskAnswerMeta',
    },
)


class Error(TypedDict):
    """Why a request, or one operation of it, was refused."""

    #: Stable lower snake_case code. Branch on it, not on the message.
    code: str
    #: What is wrong and what would be accepted, for people.
    message: str
    #: The field or header that it is about, such as `items[0].model`.
    param: NotRequired[str]
    #: What the field accepts, as JSON Schema, where that can be said.
    accepted: NotRequired[Dict[str, Any]]
    #: The same as X-Request-Id, for support.
    request_id: NotRequired[str]
    #: On 401: where a person makes a key.
    create_key_url: NotRequired[str]
    #: On 401: the form for a key, filled in with the usual permissions. Add `name` and `daily_ceiling`, and hand it to your person.
    request_key_url: NotRequired[str]
    #: On 402: where a person adds credits.
    top_up_url: NotRequired[str]
    #: On 402: credits that it costs.
    required: NotRequired[int]
    #: On 402: credits that can be spent.
    available: NotRequired[int]
    #: On 403: the permission that the key lacks.
    permission: NotRequired[str]
    #: On `unknown_model`: what was asked for.
    model: NotRequired[str]
    #: On `provider_error`: models that this server could run instead.
    available_models: NotRequired[List[str]]
    #: On 429 of a budget: its window.
    window: NotRequired[Literal["hour", "day"]]
    #: On 429 of a budget, `limit_reached` and 413: the bound.
    limit: NotRequired[int]
    #: On `catalog_version_mismatch`: the version of the catalog.
    current: NotRequired[str]
    #: On `method_not_allowed`: the verbs that work.
    allowed: NotRequired[List[str]]


class ErrorEnvelope(TypedDict):
    """The shape of every failure."""

    error: Error


class RateLimitedEnvelopeError(TypedDict):
    """Why the request was refused, and how long to wait."""

    #: Stable lower snake_case code. Branch on it, not on the message.
    code: str
    #: What is wrong and what would be accepted, for people.
    message: str
    #: The field or header that it is about, such as `items[0].model`.
    param: NotRequired[str]
    #: What the field accepts, as JSON Schema, where that can be said.
    accepted: NotRequired[Dict[str, Any]]
    #: The same as X-Request-Id, for support.
    request_id: NotRequired[str]
    #: On 401: where a person makes a key.
    create_key_url: NotRequired[str]
    #: On 401: the form for a key, filled in with the usual permissions. Add `name` and `daily_ceiling`, and hand it to your person.
    request_key_url: NotRequired[str]
    #: On 402: where a person adds credits.
    top_up_url: NotRequired[str]
    #: On 402: credits that it costs.
    required: NotRequired[int]
    #: On 402: credits that can be spent.
    available: NotRequired[int]
    #: On 403: the permission that the key lacks.
    permission: NotRequired[str]
    #: On `unknown_model`: what was asked for.
    model: NotRequired[str]
    #: On `provider_error`: models that this server could run instead.
    available_models: NotRequired[List[str]]
    #: On 429 of a budget: its window.
    window: NotRequired[Literal["hour", "day"]]
    #: On 429 of a budget, `limit_reached` and 413: the bound.
    limit: NotRequired[int]
    #: On `catalog_version_mismatch`: the version of the catalog.
    current: NotRequired[str]
    #: On `method_not_allowed`: the verbs that work.
    allowed: NotRequired[List[str]]
    #: The same number of seconds as Retry-After.
    retry_after_seconds: int
    #: Where the limits are explained.
    documentation: str


class RateLimitedEnvelope(TypedDict):
    """Too many requests."""

    #: Why the request was refused, and how long to wait.
    error: RateLimitedEnvelopeError


__all__ = [
    "AgentClaimRequest",
    "AgentCredentials",
    "AgentRegistrationRequest",
    "AgentRevocation",
    "AgentRevocationRequest",
    "ApiIndex",
    "ApiIndexEndpoints",
    "ApiIndexRateLimits",
    "ApiIndexVersioning",
    "ApiIndexVersioningChangelog",
    "ApiIndexVersioningDeprecations",
    "AskAnswer",
    "AskAnswerItemListElement",
    "AskAnswerMeta",
    "AskRequest",
    "AskRequestContext",
    "AskRequestPrefer",
    "AskRequestQuery",
    "AskResult",
    "BatchFailed",
    "BatchFailedResults",
    "BatchFailedResults2",
    "BatchRequest",
    "BatchRequestOperations",
    "BatchResponse",
    "BatchResponseResults",
    "BatchResponseResults2",
    "Catalog",
    "CatalogItems",
    "CatalogItemsAvailability",
    "Checkout",
    "CheckoutRenewalTerms",
    "CheckoutRequest",
    "CheckoutRequestQuiz",
    "CheckoutRequestSubscription",
    "CheckoutRequestTopup",
    "CheckoutStatus",
    "CreditsLow",
    "CreditsLowCredits",
    "Error",
    "ErrorEnvelope",
    "GenerateImageRequest",
    "GenerateVideoRequest",
    "History",
    "HistoryItem",
    "KeyCeilingReached",
    "KeyCeilingReachedKey",
    "Ledger",
    "LedgerEntry",
    "LedgerEntryTransfers",
    "Me",
    "MeAccount",
    "MeCredits",
    "MeKey",
    "MePlan",
    "Model",
    "ModelList",
    "PortalSession",
    "PortalSessionRequest",
    "PromptRequest",
    "PromptWords",
    "Quote",
    "QuoteList",
    "QuoteRequest",
    "QuoteRequestItems",
    "RateLimitedEnvelope",
    "RateLimitedEnvelopeError",
    "Receipt",
    "ReceiptCharge",
    "ReceiptEnvelope",
    "ReceiptLedger",
    "ReceiptRequest",
    "ReceiptResult",
    "ShareEnvelope",
    "ShareEnvelopeShare",
    "Submitted",
    "Subscription",
    "SubscriptionRead",
    "Upload",
    "UploadEnvelope",
    "UploadRequest",
    "Usage",
    "UsageDays",
    "UsageDaysKeys",
    "UsageDaysModels",
    "Video",
    "VideoCount",
    "VideoEnvelope",
    "VideoEvent",
    "VideoEventPreview",
    "VideoFrames",
    "VideoList",
    "Webhook",
    "WebhookDelivery",
    "WebhookDeliveryDetail",
    "WebhookDeliveryEnvelope",
    "WebhookDeliveryPage",
    "WebhookEnvelope",
    "WebhookList",
    "WebhookListenEvent",
    "WebhookListenEventDelivery",
    "WebhookListenEventListening",
    "WebhookPut",
    "WebhookRequest",
    "WebhookSecret",
    "Word",
]
