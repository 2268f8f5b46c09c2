import type { Order } from './types.ts';

/** The kinds of order documents. */
export const orderDocumentKinds = ['invoice', 'remission', 'load-order'] as const;

/** A kind of order document. */
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** A document of an order with the fields for fetching its PDF (spec 7). */
export type OrderDocument =
  /** Identified by the fiscal code, or by the number if there is none. */
  | { readonly kind: 'invoice'; readonly number: string; readonly cufe: string }
  /** Identified by the delivery number. */
  | { readonly kind: 'remission'; readonly number: string; readonly delivery: string }
  | { readonly kind: 'load-order'; readonly number: string };

type OrderWithDocuments = Pick<Order, 'invoiceNumber' | 'cufe' | 'deliveries'>;

/** Returns the invoice of an order and the documents of its deliveries, without duplicates (spec 2). */
export function getOrderDocuments({
  invoiceNumber,
  cufe,
  deliveries,
}: OrderWithDocuments): readonly OrderDocument[] {
  const invoice = { kind: 'invoice', number: invoiceNumber.trim(), cufe: cufe.trim() } as const;
  const remissions = deliveries
    .filter(({ number, remissionId }) => number !== '' && remissionId !== '')
    .map(({ number, remissionId }) => ({
      kind: 'remission' as const,
      number: remissionId,
      delivery: number,
    }));
  const loadOrderIds = new Set(deliveries.map(({ loadOrderId }) => loadOrderId).filter(Boolean));
  return [
    ...(invoice.number === '' && invoice.cufe === '' ? [] : [invoice]),
    ...remissions,
    ...[...loadOrderIds].map((number) => ({ kind: 'load-order' as const, number })),
  ];
}

/** Returns the documents of an order, limited to the given kinds. */
export const filterOrderDocuments = (
  order: OrderWithDocuments,
  kinds: readonly OrderDocumentKind[],
): readonly OrderDocument[] => getOrderDocuments(order).filter(({ kind }) => kinds.includes(kind));

/** Returns the distinct plant names of an order; the code if a plant has no name. */
export const getOrderPlants = ({ lines }: Pick<Order, 'lines'>): readonly string[] => [
  ...new Set(lines.map(({ plantName, plantCode }) => plantName || plantCode).filter(Boolean)),
];
