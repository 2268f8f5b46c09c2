import { useDeliveries, useDueInvoices } from '@surtidor/data';
import { type CalendarDate, type DateRange, getLoadedItems } from '@surtidor/domain';
import { useDocumentsInProgress } from '@surtidor/flows/react';
import { useAbilities, usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getDeliveryEntries, getInvoiceEntries } from './agenda-entries.ts';
import { getDeliveriesParams } from './deliveries-params.ts';

/**
 * Returns the invoices and deliveries of the range, for one station if selected. Deliveries need the
 * permission for orders.
 */
export function useAgenda(range: DateRange, today: CalendarDate, station: string) {
  const text = useText();
  const session = useSession();
  const { deploymentOptions } = usePortal();
  const { seeOrders } = useAbilities();
  const documentsInProgress = useDocumentsInProgress();
  const invoices = useDueInvoices(range, station);
  const orders = useDeliveries(
    session.clientCode,
    seeOrders ? getDeliveriesParams(station, today) : null,
  );
  const invoiceContext = {
    today,
    isInPayment: (documentNumber: string) => documentsInProgress.has(documentNumber),
  };
  return {
    invoices,
    orders,
    entries: [
      ...getInvoiceEntries(getLoadedItems(invoices.state), invoiceContext, text),
      ...getDeliveryEntries(
        getLoadedItems(orders.state),
        today,
        deploymentOptions.orderStatusSix,
        text,
      ),
    ],
  };
}
