export { aCertificate } from './a-certificate.ts';
export { aClient } from './a-client.ts';
export { aDelivery } from './a-delivery.ts';
export { aDestination } from './a-destination.ts';
export { aCreditNote, aDebitNote, anInvoice, aPayment, type KnownDocument } from './a-document.ts';
export { aNotification } from './a-notification.ts';
export { aUser, type KnownUser } from './a-user.ts';
export { anOrder, type KnownOrder } from './an-order.ts';
export { anOrderEvent } from './an-order-event.ts';
