import { OrderTrackingDocument } from './order-tracking.generated.ts';

/** The client's order with that number. */
export const firstOrderTracking = (clientCode: string, number: string) => ({
  document: OrderTrackingDocument,
  variables: { filter: { id_cliente: { eq: clientCode }, num_pedido: { eq: number } } },
});
