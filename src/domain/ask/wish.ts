import type { Interval } from '../../contract/billing-catalog.ts';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { RATE_LIMITS, type RateSurface } from '../../contract/limits.ts';
import type { PlanId } from '../../contract/plans.ts';
import type { AspectRatio, ModelType } from '../../contract/resources/model.ts';
import type { Provider } from '../catalogue/index.ts';
import type { Reading, Term } from '../language/index.ts';
import { findNames, type NamedModels } from './model-names.ts';
import { type Quantity, readQuantities } from './quantities.ts';

/** What a question asks for, as far as it can be read out of its words. */
export interface Wish {
  readonly kind: ModelType | undefined;
  readonly ratio: AspectRatio | undefined;
  /** Whether a ratio is written that no model has. */
  readonly isStrangeRatio: boolean;
  readonly seconds: Quantity | undefined;
  readonly startsFromImage: boolean;
  readonly order: 'cheap' | 'dear' | 'best' | 'fast' | undefined;
  /** A number of credits: a bound of a price, or a budget. */
  readonly credits: Quantity | undefined;
  readonly moneyMinor: number | undefined;
  /** How many of something are to be made. */
  readonly quantity: Quantity | undefined;
  readonly asksHowMany: boolean;
  readonly models: NamedModels;
  /** A number behind the name of a model that none of its names has. */
  readonly strangeVersion: string | undefined;
  readonly providers: readonly Provider[];
  readonly plan: PlanId | undefined;
  readonly plans: readonly PlanId[];
  readonly interval: Interval | undefined;
  readonly errorCode: ErrorCode | undefined;
  /** Status codes of HTTP. */
  readonly statuses: readonly number[];
  /** The heading of the guide for the MCP client that is named. */
  readonly mcpClient: string | undefined;
  /** Whether a model is named that others have. */
  readonly isOtherModel: boolean;
  readonly asksCost: boolean;
  /** Whether it is about setting something up. */
  readonly asksSetup: boolean;
  readonly isAd: boolean;
  readonly asksLength: boolean;
  /** Whether yes or no would be an answer. */
  readonly isYesNo: boolean;
  readonly surfaces: readonly RateSurface[];
}

const RATIO_TERMS: Readonly<Record<string, AspectRatio>> = {
  vertical: '9:16',
  square: '1:1',
  landscape: '16:9',
};
const RATIO_WORDS: readonly (readonly [AspectRatio, RegExp])[] = [
  ['9:16', /\b9(?::| x | by | to )16\b/],
  ['16:9', /\b16(?::| x | by | to )9\b/],
  ['1:1', /\b1(?::| x | by | to )1\b/],
];

const PROVIDER_WORDS: Readonly<Record<string, Provider>> = {
  ...{ fal: 'fal', replicate: 'replicate', google: 'google', runway: 'runway', luma: 'luma' },
  ...{
    xai: 'xai',
    alibaba: 'alibaba',
    comfyui: 'comfyui',
    comfy: 'comfyui',
    bfl: 'black_forest_labs',
  },
  ...{ embedded: 'embedded', builtin: 'embedded', gpu: 'comfyui' },
};

const PLAN_WORDS: readonly (readonly [PlanId, RegExp])[] = [
  ['enterprise_max', /\benterprise\b/],
  [
    'professional',
    /\bprofessional\b|\bpro and\b|\b(?:and|or|vs) pro\b|\bpro (?:plan|tier|subscription)\b/,
  ],
  ['starter', /\bstarter\b/],
  ['ultra', /\bultra\b/],
  ['free', /\bfree (?:plan|tier|account|user)s?\b/],
];

const CODES = new Map(
  Object.keys(ERRORS)
    .filter((code): code is ErrorCode => Object.hasOwn(ERRORS, code))
    .map((code) => [code, ` ${code.replaceAll('_', ' ')} `]),
);
/** What people say instead of the code. */
const PLAIN_CODES: readonly (readonly [ErrorCode, RegExp])[] = [
  ['insufficient_credits', / (?:not enough|too few|insufficient) credits? /],
  ['unauthorized', / (?:invalid (?:api )?key|key (?:is )?(?:invalid|wrong|not valid)) /],
];
const STATUSES: ReadonlySet<number> = new Set(Object.values(ERRORS).map(({ status }) => status));

const STATUSES_MAX = 3;

/** By the headings of the guide. */
const MCP_CLIENTS: readonly (readonly [string, RegExp])[] = [
  ['claude-code', /\bclaude code\b/],
  ['claude-desktop-and-claudeai', /\bclaude\b/],
  ['cursor', /\bcursor\b/],
  ['vs-code', /\b(?:vs ?code|visual studio)\b/],
  ['windsurf', /\bwindsurf\b/],
  ['gemini-cli', /\bgemini\b/],
  ['codex', /\bcodex\b/],
  ['zed', /\bzed\b/],
  ['cline', /\bcline\b/],
  ['chatgpt', /\b(?:chatgpt|chat gpt|openai)\b/],
];

export function readWish({ tokens, terms }: Reading): Wish {
  const text = ` ${tokens.join(' ')} `;
  const names = new Set(terms.map(({ name }) => name));
  const quantities = readQuantities(tokens);
  const startsFromImage = names.has('animate');
  const asksHowMany = /\b(?:how many|how much|how far|what can i)\b/.test(text);
  const made = asksHowMany && names.has('ad') ? 'video' : undefined;
  const kind = kindOf(terms, startsFromImage) ?? made;
  const models = findNames(tokens, kind);
  const free = quantities.filter(({ at }) => !models.at.has(at));
  const money = free.find(({ unit }) => unit === 'money');
  const plans = PLAN_WORDS.filter(([, words]) => words.test(text)).map(([plan]) => plan);
  return {
    startsFromImage,
    models,
    kind,
    ratio: ratioOf(names, text),
    isStrangeRatio: / \d{1,2}:\d{1,2} /.test(text) && ratioOf(names, text) === undefined,
    seconds: secondsOf(free),
    order: (['dear', 'cheap', 'best', 'fast'] as const).find((order) => names.has(order)),
    credits: free.find(({ unit }) => unit === 'credit'),
    moneyMinor: money === undefined ? undefined : Math.round(money.value * 100),
    quantity: free.find(({ unit }) => unit === 'video' || unit === 'image' || unit === 'generate'),
    asksHowMany,
    providers: [
      ...new Set(tokens.flatMap((token) => (isProviderWord(token) ? [PROVIDER_WORDS[token]] : []))),
      ...(text.includes(' black forest ') ? (['black_forest_labs'] as const) : []),
    ].filter((provider) => provider !== undefined),
    plan: plans[0],
    plans,
    interval: names.has('annual') ? 'annual' : names.has('monthly') ? 'monthly' : undefined,
    errorCode:
      [...CODES].find(([, words]) => text.includes(words))?.[0] ??
      PLAIN_CODES.find(([, words]) => words.test(text))?.[0],
    strangeVersion: strangeVersionOf(free, models, tokens),
    statuses: statusesOf(free, text),
    mcpClient: MCP_CLIENTS.find(([, words]) => words.test(text))?.[0],
    isOtherModel: names.has('othermodel'),
    asksCost: names.has('cost'),
    asksSetup: !names.has('signin') && ['connect', 'env', 'key'].some((name) => names.has(name)),
    isAd: names.has('ad'),
    asksLength: names.has('duration'),
    isYesNo: /^ (?:can|could|does|do|is|are|will) /.test(text),
    surfaces: Object.keys(RATE_LIMITS).filter(
      (surface): surface is RateSurface =>
        names.has(surface) && Object.hasOwn(RATE_LIMITS, surface) && surface !== 'pages',
    ),
  };
}

/** Ours wherever they stand; others where the question speaks of an answer. */
function statusesOf(quantities: readonly Quantity[], text: string): readonly number[] {
  const isAboutAnswers =
    / (?:error|status|http|code|get|gets|getting|got|return|returns|response|answers?|why) /.test(
      text,
    );
  const statuses = quantities.flatMap(({ value, unit }) => {
    const isStatus = STATUSES.has(value) || (isAboutAnswers && value >= 400 && value < 600);
    return unit === null && isStatus && Number.isInteger(value) ? [value] : [];
  });
  return [...new Set(statuses)].slice(0, STATUSES_MAX);
}

function strangeVersionOf(
  quantities: readonly Quantity[],
  { at: named }: NamedModels,
  tokens: readonly string[],
): string | undefined {
  const found = quantities.find(
    ({ at, unit, bound }) => unit === null && bound === 'exact' && named.has(at - 1),
  );
  return found === undefined ? undefined : `${tokens[found.at - 1]} ${tokens[found.at]}`;
}

function isProviderWord(token: string): boolean {
  return Object.hasOwn(PROVIDER_WORDS, token);
}

/** What was named last is what is wanted: `from a photo to a clip`. */
function kindOf(terms: readonly Term[], startsFromImage: boolean): ModelType | undefined {
  if (startsFromImage) return 'video';
  const named = terms.flatMap(({ name }): ModelType[] =>
    name === 'video' || name === 'image' ? [name] : [],
  );
  return named.includes('video') && named.includes('image') ? undefined : named[0];
}

function ratioOf(names: ReadonlySet<string>, text: string): AspectRatio | undefined {
  const written = RATIO_WORDS.find(([, words]) => words.test(text))?.[0];
  return written ?? Object.entries(RATIO_TERMS).find(([name]) => names.has(name))?.[1];
}

function secondsOf(quantities: readonly Quantity[]): Quantity | undefined {
  const minutes = quantities.find(({ unit }) => unit === 'minute');
  return (
    quantities.find(({ unit }) => unit === 'second') ??
    (minutes === undefined ? undefined : { ...minutes, value: minutes.value * 60 })
  );
}
