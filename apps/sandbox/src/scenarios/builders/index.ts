export { buildCertificate } from './build-certificate.ts';
export { buildClient } from './build-client.ts';
export { buildDelivery } from './build-delivery.ts';
export { buildDestination } from './build-destination.ts';
export { buildInvoice } from './build-document.ts';
export { buildOrder } from './build-order.ts';
export { buildOrderEvent } from './build-order-event.ts';
export { buildUser } from './build-user.ts';
