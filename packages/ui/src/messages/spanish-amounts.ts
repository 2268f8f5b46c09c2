/** What fields for money and lines of a payment say, in Spanish. Loaded with them only. */
export const spanishAmountMessages = {
  amountToPay: 'Valor a pagar',
  amountNotUnderstood: 'No reconocimos ese valor. Escriba solo números.',
  amountCentsFull: 'Después de la coma van dos números, no más.',
  amountCharacterIgnored: (character: string) => `Quitamos «${character}»: escriba solo números.`,
  amountLowered: (most: string) => `No puede pasar de ${most}: dejamos ese valor.`,
  amountRounded: (amount: string) => `Sin centavos: lo redondeamos a ${amount}.`,
  amountThousands: 'Leímos el punto como separador de miles. Los centavos van después de la coma.',
  amountTooLong: 'Ese valor ya no admite más números.',
  fullPayment: 'Pago total',
  partialPayment: 'Pago parcial',
};

/** Every sentence of fields for money and lines of a payment; a deployment replaces any of them. */
export type AmountMessages = typeof spanishAmountMessages;
