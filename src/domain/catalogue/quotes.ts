import { LIMITS } from '../../contract/limits.ts';
import type { Model, ModelType } from '../../contract/resources/model.ts';
import type { IssuedQuote } from '../../contract/resources/quote.ts';
import type { Clock } from '../../platform/clock.ts';
import { createSignedText } from '../../platform/signed-text.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import type { Catalogue } from './catalogue.ts';
import { quote } from './quote.ts';

const PREFIX = 'quote_';

/** What a quote promises; it travels, signed, in the id, and nothing is stored. */
type Payload = readonly [
  modelId: string,
  kind: ModelType,
  quantity: number,
  creditCost: number,
  expiresAtMs: number,
];

/** What a generation asks of the quote it refers to. */
interface Wanted {
  readonly kind: ModelType;
  /** As the caller named it; null where the quote decides. */
  readonly model: string | null;
}

/** Quotes that a generation can refer to, so that it costs what its caller was shown. */
export interface Quotes {
  issue(model: Model, quantity: number): IssuedQuote;
  /** The model that the quote is for; refuses a quote that does not cover one generation of it. */
  check(id: string | null, wanted: Wanted): Model;
  /** Refuses a quote for another model than the one that was used before, however old the quote is. */
  checkModel(id: string, modelId: string): void;
}

interface QuoteOptions {
  readonly catalogue: Catalogue;
  readonly secret: string;
  readonly clock: Clock;
}

export function createQuotes({ catalogue, secret, clock }: QuoteOptions): Quotes {
  const { seal, open } = createSignedText(secret);

  function read(id: string): Payload {
    const payload = id.startsWith(PREFIX) ? open(id.slice(PREFIX.length)) : null;
    if (payload === null) throw mismatch('{field} is not the id of a quote of ours.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  }

  /** Quotes of the present second: signing takes longer than all the rest, and equal ones are the same. */
  const signed = new Map<string, IssuedQuote>();
  let signedIn = 0;

  function issueUntil(model: Model, quantity: number, expiresAtSeconds: number): IssuedQuote {
    const expiresAtMs = expiresAtSeconds * 1_000;
    const { id, type: kind, credit_cost: cost } = model;
    const promised: Payload = [id, kind, quantity, cost, expiresAtMs];
    const payload = Buffer.from(JSON.stringify(promised)).toString('base64url');
    return {
      ...quote(model, quantity),
      kind,
      quote_id: `${PREFIX}${seal(payload)}`,
      expires_at: new Date(expiresAtMs).toISOString(),
    };
  }

  function checkModel(id: string, modelId: string): void {
    const [quoted] = read(id);
    if (quoted !== modelId) throw mismatch(`The quote is for the model ${quoted}.`);
  }

  return {
    checkModel,
    issue: (model, quantity) => {
      const second = Math.ceil(clock.now() / 1_000);
      if (second !== signedIn) signed.clear();
      signedIn = second;
      const { id, credit_cost: cost } = model;
      const same = `${id} ${quantity} ${cost}`;
      const known =
        signed.get(same) ?? issueUntil(model, quantity, second + LIMITS.quoteMinutes * 60);
      signed.set(same, known);
      return known;
    },
    check: (id, wanted) => {
      if (id === null) throw refuse('quote_required', 'This must refer to a quote by its {field}.');
      const [modelId, kind, quantity, creditCost, expiresAtMs] = read(id);
      if (clock.now() >= expiresAtMs) {
        throw refuse(
          'quote_expired',
          `The quote expired at ${new Date(expiresAtMs).toISOString()}.`,
        );
      }
      if (kind !== wanted.kind) throw mismatch(`The quote is for ${PLURAL[kind]}.`);
      if (quantity !== 1) throw mismatch(`The quote is for ${quantity} generations, not for one.`);
      const model = catalogue.find(wanted.model ?? modelId, ['aiModel']);
      checkModel(id, model.id);
      if (model.credit_cost !== creditCost)
        throw mismatch('The price has changed since the quote.');
      return model;
    },
  };
}

const PLURAL = { video: 'videos', image: 'images' } as const satisfies Record<ModelType, string>;

function mismatch(message: string): Refusal {
  return refuse('quote_mismatch', message);
}

function refuse(
  code: 'quote_required' | 'quote_expired' | 'quote_mismatch',
  message: string,
): Refusal {
  return new Refusal(code, message, { option: 'quoteId', help: 'issue_quote' });
}

export function issueQuote(catalogue: Catalogue, quotes: Quotes): Handler<'quotes.issue'> {
  return ({ model, quantity }) => quotes.issue(catalogue.find(model, ['model']), quantity);
}
