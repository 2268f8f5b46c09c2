import type { AmountMessages } from './spanish-amounts.ts';

/** The English messages of money fields and payment lines. */
export const englishAmountMessages: AmountMessages = {
  amountToPay: 'Amount to pay',
  amountNotUnderstood: 'That is not a valid amount. Enter digits only.',
  amountCentsFull: 'Enter at most two digits after the comma.',
  amountCharacterIgnored: (character) => `We removed “${character}”. Enter digits only.`,
  amountLowered: (maximum) => `The maximum is ${maximum}. We entered that amount.`,
  amountRounded: (amount) => `Cents are not allowed. We rounded the amount to ${amount}.`,
  amountThousands: 'The dot is the thousands separator. Use a comma before the cents.',
  amountTooLong: 'The amount has too many digits.',
  fullPayment: 'Full payment',
  partialPayment: 'Partial payment',
};
