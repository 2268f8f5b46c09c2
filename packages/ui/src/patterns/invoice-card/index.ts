export { InvoiceCard, type InvoiceCardProps } from './invoice-card.tsx';
