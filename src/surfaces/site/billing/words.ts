/** Messages next to refused fields of a card. */
export const CARD_FIELD_MESSAGES = {
  card_number: 'Enter the number of one of the test cards.',
  expiry: 'Enter month and year, as in 12/34.',
  cvc: 'Enter 3 or 4 digits.',
};

/** Beside the number of a card that was declined. */
export const CARD_DECLINED = 'This card was declined. Try another one.';

export function cardDeclinedMessage(triesLeft: number): string {
  const tries = triesLeft === 1 ? 'one more card' : `${triesLeft} more cards`;
  return `The card was declined, and nothing was charged. You can try ${tries}.`;
}

export const PRICES_CHANGED =
  'The prices have changed since you opened this page. Look at them again; nothing was bought.';

export const OFFER_DOES_NOT_FIT =
  'Your offer does not fit the plan that you chose, or you have used it before, so nothing was bought. Choose another plan, or go on without the offer.';

/** The money has arrived, and what was bought has not. */
export const PAID_IN_REVIEW = 'Paid, in review';

export const PURCHASE_FORM_STALE = 'Nothing was bought. Open this page again and choose.';
