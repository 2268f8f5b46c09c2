import type { AmountMessages } from './spanish-amounts.ts';

/** The English messages of money fields and payment lines. */
export const englishAmountMessages: AmountMessages = {
  amountToPay: 'Amount to pay',
  amountNotUnderstood: 'We did not recognise that amount. Type digits only.',
  amountCentsFull: 'There are two digits after the comma, no more.',
  amountCharacterIgnored: (character) => `We left out “${character}”: type digits only.`,
  amountLowered: (most) => `It cannot be more than ${most}: we left that amount.`,
  amountRounded: (amount) => `Without cents: we rounded it to ${amount}.`,
  amountThousands: 'We read the point as one between thousands. Cents follow the comma.',
  amountTooLong: 'No more digits fit in that amount.',
  fullPayment: 'Full payment',
  partialPayment: 'Partial payment',
};
