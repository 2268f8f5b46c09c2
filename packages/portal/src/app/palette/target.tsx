import { formatMoney, type Money } from '@surtidor/domain';
import type { Associate, Destination } from '@surtidor/domain/associates';
import { getRecordNumber, type Invoice } from '@surtidor/domain/invoices';
import type { Order } from '@surtidor/domain/orders';
import { getShortReference } from '@surtidor/domain/payments';
import {
  getInvoicePath,
  getOrderDetailsPath,
  getProfilePath,
  getTransactionResultPath,
} from '@surtidor/domain/session';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import { getInvoiceTitle } from '../../features/invoices/document-title.ts';
import { getOrderStatusBadge, getOrderTitle } from '../../features/orders/order-texts.ts';
import { getStationHref } from '../../features/stations/selected-station.ts';
import { type Text, translate } from '../../platform/messages/text-context.tsx';
import type { PaletteTarget } from './palette-target.ts';

/** Creates a target for an order number without further data. */
export const createOrderNumberTarget = (number: string, text: Text): PaletteTarget => ({
  kind: 'order',
  id: number,
  label: getOrderTitle({ number }, text),
  href: getOrderDetailsPath(number),
  icon: <Truck />,
});

/** Creates a target for an order with its status. It can also be found by SICOM number. */
export const createOrderTarget = (
  order: Order,
  deploymentOptions: DeploymentOptions,
  text: Text,
): PaletteTarget => ({
  ...createOrderNumberTarget(order.number, text),
  keywords: order.sicomNumber,
  hint: getOrderStatusBadge(order, deploymentOptions, text).label,
});

/** Creates a target for the page of an invoice by one of its numbers. */
export const createInvoiceNumberTarget = (number: string, text: Text): PaletteTarget => ({
  kind: 'invoice',
  id: number,
  label: text('Invoice {number}', { number }),
  href: getInvoicePath(number),
  icon: <FileText />,
});

/** Creates a target for an invoice with its title. It can be found by each of its numbers. */
export function createInvoiceTarget(invoice: Invoice, text: Text): PaletteTarget {
  const { communityTaxId, invoiceNumber, documentNumber } = invoice;
  const numbers = [communityTaxId, invoiceNumber, documentNumber];
  return {
    ...createInvoiceNumberTarget(getRecordNumber(invoice), text),
    label: getInvoiceTitle(invoice, text),
    keywords: [...numbers, ...numbers.map((number) => number.replaceAll('.', ''))].join(' '),
    hint: invoice.destinationName,
  };
}

/** Creates a target for a payment by its id. It links to its receipt or result. */
export const createPaymentIdTarget = (uuid: string, text: Text): PaletteTarget => ({
  kind: 'payment',
  id: uuid,
  label: text('Payment {reference}', { reference: getShortReference(uuid) }),
  href: getTransactionResultPath(uuid),
  icon: <ReceiptText />,
});

/** Creates a target for a payment with its amount. It can be found by its id, its short reference and the search text. */
export const createPaymentTarget = (
  { uuid, amount }: { readonly uuid: string; readonly amount: Money },
  searchText: string,
  text: Text,
): PaletteTarget => ({
  ...createPaymentIdTarget(uuid, text),
  keywords: [
    uuid,
    uuid.replaceAll('-', ''),
    getShortReference(uuid).replace('-', ' '),
    searchText,
  ].join(' '),
  hint: formatMoney(amount),
});

/** Creates a target for a paid or compensated invoice. */
export const createSettledInvoiceTarget = (invoice: Invoice, text: Text): PaletteTarget => ({
  ...createInvoiceTarget(invoice, text),
  hint: [text('Paid or compensated'), invoice.destinationName].filter(Boolean).join(' · '),
});

/** Creates a target for a station. It links to the page at `path`, filtered by the station. */
export const createStationTarget = (
  { code, name }: Pick<Destination, 'code' | 'name'>,
  path: string,
  text: Text,
): PaletteTarget => ({
  kind: 'station',
  id: code,
  label: name || text('Station {code}', { code }),
  ...(name && { hint: code }),
  href: getStationHref(path, code),
  icon: <MapPin />,
});

/** Creates a target for a user. It can be found by name, email address and document. */
export const createAssociateTarget = (person: Associate, text: Text): PaletteTarget => ({
  kind: 'associate',
  id: person.id,
  label: `${person.firstName} ${person.lastName}`.trim() || person.email,
  keywords: `${person.email} ${person.document}`,
  hint: translate(text, person.roleName),
  href: getProfilePath('see', person.id),
  icon: <User />,
});
