export { availabilityTones, type InvoiceAvailability } from './hold-note.tsx';
export { InvoiceCard, type InvoiceCardProps } from './invoice-card.tsx';
