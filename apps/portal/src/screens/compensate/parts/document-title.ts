import type { CompensationSide, Invoice } from '@surtidor/domain';
import { invoiceTitle } from '../../../features/invoices/document-title.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** The title of a document: 'Pago 1400012', 'Saldo a favor NC-884', 'Factura FE-10293'. */
export const documentTitle = (document: Invoice, side: CompensationSide, text: Text): string =>
  side === 'payment' && document.kind === 'payment'
    ? text('Payment {number}', { number: document.documentNumber })
    : invoiceTitle(document, text);
