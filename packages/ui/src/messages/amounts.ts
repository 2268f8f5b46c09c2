import { useGroupMessages } from './messages.tsx';

/** The Spanish messages of money fields and payment lines; loaded only with them. */
export const spanishAmountMessages = {
  amountAmbiguous: 'No sabemos si son miles o centavos. Escriba el valor sin separar los miles.',
  amountToPay: 'Valor a pagar',
  amountNotUnderstood: 'No reconocimos ese valor. Escriba solo números.',
  amountCentsFull: 'Después de la coma van dos números, no más.',
  amountCharacterIgnored: (character: string) => `Quitamos «${character}»: escriba solo números.`,
  amountLowered: (maximum: string) => `No puede pasar de ${maximum}: dejamos ese valor.`,
  amountRounded: (amount: string) => `Sin centavos: lo redondeamos a ${amount}.`,
  amountThousands: 'Leímos el punto como separador de miles. Los centavos van después de la coma.',
  amountTooLong: 'Ese valor ya no admite más números.',
  fullPayment: 'Pago total',
  partialPayment: 'Pago parcial',
};

/** The messages of money fields and payment lines; each can be overridden. */
export type AmountMessages = typeof spanishAmountMessages;

/** The English messages of money fields and payment lines. */
export const englishAmountMessages: AmountMessages = {
  amountAmbiguous: 'Thousands or cents? Enter the amount without thousands separators.',
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

/** Returns the current messages of money fields and payment lines. */
export const useAmountMessages = (): AmountMessages => useGroupMessages(spanishAmountMessages);
