import { ERRORS } from '../../../contract/errors.ts';
import {
  type CardForm,
  type CardOutcome,
  type CountCard,
  type HostedCheckouts,
  TEST_CARDS,
} from '../../../domain/billing/index.ts';
import type { Fields } from '../page/fields.ts';
import { emptyFields, type Problem, tryForm } from '../page/form.ts';
import type { Onward, Page, PageBinding, Visit } from '../page/page.ts';
import { checkoutPage, NOTHING_TYPED, noCheckoutPage, standingPage } from './checkout-views.ts';

interface CheckoutOptions {
  /** The sandbox's side of the page; null when it takes no payments. */
  readonly hosted: HostedCheckouts | null;
  readonly countCard: CountCard;
}

const CARD_WORDS = {
  card_number: 'Enter the number of one of the test cards.',
  expiry: 'Enter month and year, as in 12/34.',
  cvc: 'Enter 3 or 4 digits.',
};

/**
 * The hosted page of the sandbox processor. Whoever knows the address may pay, signed in or not, and
 * looking at it changes nothing.
 */
export function checkoutPages({ hosted, countCard }: CheckoutOptions): readonly PageBinding[] {
  const find = async (ref: string) => (hosted === null ? null : hosted.read(ref));

  async function show({ parameters }: Visit): Promise<Page> {
    const ref = parameters.text('ref');
    const checkout = await find(ref);
    if (checkout === null) return noCheckoutPage();
    if (!checkout.isOpen) return standingPage(checkout, ref);
    return checkoutPage({ checkout, ref, typed: NOTHING_TYPED, problem: null });
  }

  async function pay({ parameters, fields, visitor }: Visit): Promise<Page | Onward> {
    const ref = parameters.text('ref');
    const checkout = await find(ref);
    if (hosted === null || checkout === null) return noCheckoutPage();
    if (!checkout.isOpen) return { location: `/checkout/${ref}` };
    const again = { checkout, ref };
    return tryForm({
      words: CARD_WORDS,
      wrongFields: () => emptyFields(fields, Object.keys(CARD_WORDS)),
      step: async () => {
        const card = cardOf(fields);
        await countCard(visitor.address);
        const outcome = await hosted.pay(ref, card);
        if (outcome === null) return noCheckoutPage();
        const problem = problemOf(outcome);
        // Whatever else became of it, the page itself knows how it stands, also after a reload.
        if (problem === null) return { location: `/checkout/${ref}` };
        const page = checkoutPage({
          ...again,
          typed: outcome.kind === 'declined' ? NOTHING_TYPED : typedCard(fields),
          problem,
        });
        return { ...page, title: `Error: ${page.title}`, status: ERRORS[problem.code].status };
      },
      showAgain: (problem) => checkoutPage({ ...again, typed: typedCard(fields), problem }),
    });
  }

  return [
    { method: 'GET', path: '/checkout/{ref}', access: 'anyone', answer: show },
    { method: 'POST', path: '/checkout/{ref}', access: 'anyone', answer: pay },
  ];
}

function problemOf(outcome: CardOutcome): Problem | null {
  switch (outcome.kind) {
    case 'declined':
      // Shares its status, 402, with everything that money would mend.
      return { code: 'insufficient_credits', message: declined(outcome.triesLeft), fields: {} };
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

function declined(triesLeft: number): string {
  const tries = triesLeft === 1 ? 'one more card' : `${triesLeft} more cards`;
  return `The card was declined, and nothing was charged. You can try ${tries}.`;
}

function cardOf(fields: Fields): CardForm {
  return {
    card_number: fields.text('card_number'),
    expiry: fields.text('expiry'),
    cvc: fields.text('cvc'),
  };
}

/** Only the number of a test card is shown again: somebody may have typed a real one. */
function typedCard(fields: Fields): CardForm {
  const number = fields.typed('card_number');
  const isTestCard = TEST_CARDS.some((card) => digitsOf(card.number) === digitsOf(number));
  return {
    card_number: isTestCard ? number : '',
    expiry: isTestCard ? fields.typed('expiry') : '',
    cvc: '',
  };
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}
