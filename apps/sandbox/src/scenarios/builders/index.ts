export { aCertificate } from './a-certificate.ts';
export { aClient } from './a-client.ts';
export { aDelivery } from './a-delivery.ts';
export { aDestination } from './a-destination.ts';
export { anInvoice } from './a-document.ts';

export { aUser } from './a-user.ts';
export { anOrder } from './an-order.ts';
export { anOrderEvent } from './an-order-event.ts';
