/** The Spanish messages of money fields and payment lines; loaded only with them. */
export const spanishAmountMessages = {
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
