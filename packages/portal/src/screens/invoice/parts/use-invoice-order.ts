import { useDeliveries } from '@surtidor/data';
import { addDays, getLoadedItems } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import {
  daysFromOrderToInvoice,
  emptyOrderFilter,
  findInvoiceOrder,
  type Order,
} from '@surtidor/domain/orders';
import { useAbilities, useSession, useToday } from '../../../platform/context/portal-context.tsx';

/** The maximum number of pages that are loaded automatically. */
const maxPages = 5;

/** Finds the order of an invoice with its history. The backend cannot search by invoice, so it looks at the weeks before. */
export function useInvoiceOrder(invoice: Invoice, cufe: string): Order | undefined {
  const { clientCode } = useSession();
  const { seeOrders } = useAbilities();
  const today = useToday();
  const { documentDate, destinationCode, invoiceNumber, kind } = invoice;
  const { state } = useDeliveries(
    clientCode,
    seeOrders && kind === 'invoice' && documentDate
      ? {
          request: {
            filter: { ...emptyOrderFilter, station: destinationCode },
            range: {
              start: addDays(documentDate, -daysFromOrderToInvoice),
              end: addDays(documentDate, 1),
            },
          },
          today,
          pages: maxPages,
        }
      : null,
  );
  return findInvoiceOrder(getLoadedItems(state), { invoiceNumber, cufe });
}
