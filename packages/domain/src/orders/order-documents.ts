import type { Order } from './types.ts';

/** What a paper of an order is. */
export const orderDocumentKinds = ['invoice', 'remission', 'load-order'] as const;

/** A kind of paper of an order. */
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** One paper of an order and the key by which its PDF is asked for (spec 7). */
export type OrderDocument =
  /** By the invoice's fiscal code, or by its number where it has none. */
  | { readonly kind: 'invoice'; readonly number: string; readonly cufe: string }
  /** By the number of its delivery. */
  | { readonly kind: 'remission'; readonly number: string; readonly delivery: string }
  | { readonly kind: 'load-order'; readonly number: string };

type OrderWithDocuments = Pick<Order, 'invoiceNumber' | 'cufe' | 'deliveries'>;

/** The papers an order has by now, each once: its invoice, then those of its deliveries (spec 2). */
export function orderDocuments({
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
  const loadOrders = new Set(deliveries.map(({ loadOrderId }) => loadOrderId).filter(Boolean));
  return [
    ...(invoice.number === '' && invoice.cufe === '' ? [] : [invoice]),
    ...remissions,
    ...[...loadOrders].map((number) => ({ kind: 'load-order' as const, number })),
  ];
}

/** The papers of one kind. */
export const documentsOfKind = (
  order: OrderWithDocuments,
  kinds: readonly OrderDocumentKind[],
): readonly OrderDocument[] => orderDocuments(order).filter(({ kind }) => kinds.includes(kind));

/** Names of the plants an order is dispatched from, each once; the code where a plant has no name. */
export const orderPlants = ({ lines }: Pick<Order, 'lines'>): readonly string[] => [
  ...new Set(lines.map(({ plantName, plantCode }) => plantName || plantCode).filter(Boolean)),
];
