export { SummaryCard, type SummaryCardProps } from './summary-card.tsx';
