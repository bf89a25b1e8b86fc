import { ERRORS } from '../../../contract/errors.ts';
import type {
  CardForm,
  CardOutcome,
  CountCard,
  HostedCheckouts,
  TestCard,
} from '../../../domain/billing/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { Fields } from '../page/fields.ts';
import { findEmptyFields, type Problem, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { statusPage } from './checkout-status-view.ts';
import { checkoutPage, NOTHING_TYPED, noCheckoutPage } from './checkout-views.ts';
import { CARD_DECLINED, CARD_FIELD_MESSAGES, cardDeclinedMessage } from './words.ts';

interface CheckoutOptions {
  /** The hosted page of the sandbox; null when the sandbox takes no payments. */
  readonly hosted: HostedCheckouts | null;
  readonly countCard: CountCard;
  readonly invoke: Invoke;
}

/**
 * The hosted page of the sandbox processor. Whoever knows the address may pay, signed in or not.
 * Looking at it changes nothing.
 */
export function checkoutPages({
  hosted,
  countCard,
  invoke,
}: CheckoutOptions): readonly PageBinding[] {
  const find = async (ref: string) => (hosted === null ? null : hosted.read(ref));
  const readModels = async () => (await invoke('models.list', {}, { kind: 'anonymous' })).models;

  async function show({ parameters }: PageRequest): Promise<Page> {
    const ref = parameters.text('ref');
    const checkout = await find(ref);
    if (checkout === null) return noCheckoutPage();
    if (!checkout.isOpen) return statusPage(checkout, ref);
    const models = await readModels();
    return checkoutPage({ checkout, ref, models, typed: NOTHING_TYPED, problem: null });
  }

  async function pay({ parameters, fields, client }: PageRequest): Promise<Page | Redirect> {
    const ref = parameters.text('ref');
    const checkout = await find(ref);
    if (hosted === null || checkout === null) return noCheckoutPage();
    if (!checkout.isOpen) return { location: `/checkout/${ref}` };
    const models = await readModels();
    const showAgain = (problem: Problem) => {
      const typed = readTypedCard(fields, checkout.testCards);
      return checkoutPage({ checkout, ref, models, typed, problem });
    };
    return submitForm({
      fieldMessages: CARD_FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, Object.keys(CARD_FIELD_MESSAGES)),
      submit: async () => {
        const card = readCard(fields);
        await countCard(client.address);
        const outcome = await hosted.pay(ref, card);
        if (outcome === null) return noCheckoutPage();
        const problem = toProblem(outcome);
        // In every other case the page itself shows the status, also after a reload.
        if (problem === null) return { location: `/checkout/${ref}` };
        const page = showAgain(problem);
        return { ...page, title: `Error: ${page.title}`, status: ERRORS[problem.code].status };
      },
      showAgain,
    });
  }

  return [
    { method: 'GET', path: '/checkout/{ref}', access: 'anyone', handle: show },
    { method: 'POST', path: '/checkout/{ref}', access: 'anyone', handle: pay },
  ];
}

/** Null when the card was accepted, or the checkout takes none any more. */
function toProblem(outcome: CardOutcome): Problem | null {
  switch (outcome.kind) {
    case 'declined':
      return {
        // Has the status for a declined card, 402.
        code: 'insufficient_credits',
        message: cardDeclinedMessage(outcome.triesLeft),
        fields: { card_number: CARD_DECLINED },
      };
    case 'invalid':
      return {
        code: 'invalid_request',
        message: null,
        fields: { [outcome.field]: outcome.message },
      };
    default:
      return null;
  }
}

function readCard(fields: Fields): CardForm {
  return {
    card_number: fields.text('card_number'),
    expiry: fields.text('expiry'),
    cvc: fields.text('cvc'),
  };
}

/** Shows only the number of a test card again, because somebody may have typed a real one. */
function readTypedCard(fields: Fields, testCards: readonly TestCard[]): CardForm {
  const number = fields.typed('card_number');
  const isTestCard = testCards.some((card) => digitsOf(card.number) === digitsOf(number));
  return {
    card_number: isTestCard ? number : '',
    expiry: isTestCard ? fields.typed('expiry') : '',
    cvc: '',
  };
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}
