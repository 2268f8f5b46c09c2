/** What a question or claim is about. */
export interface ClaimSubject {
  readonly kind: 'invoice' | 'order' | 'payment';
  /** The invoice or document number, the order number, or the id of the payment. */
  readonly number: string;
}

/** The backend's codes of what a claim is about. */
export const claimSubjectCodes = { invoice: 'FACTURA', order: 'PEDIDO', payment: 'PAGO' } as const;
