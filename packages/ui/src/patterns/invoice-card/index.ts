export { disabledReasonTones, type InvoiceDisabledReason } from './disabled-reason-note.tsx';
export { InvoiceCard, type InvoiceCardProps } from './invoice-card.tsx';
