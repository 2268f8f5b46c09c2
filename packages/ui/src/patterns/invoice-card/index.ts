export { disabledReasonTones, type InvoiceDisabledReason } from './hold-note.tsx';
export { InvoiceCard, type InvoiceCardProps } from './invoice-card.tsx';
