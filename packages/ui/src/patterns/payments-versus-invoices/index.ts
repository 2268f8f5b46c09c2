export {
  ComparisonBar,
  type ComparisonBarProps,
  type ComparisonSum,
  ComparisonSums,
  type ComparisonSumsProps,
} from './comparison-bar.tsx';
export {
  ComparisonDetail,
  type ComparisonDetailProps,
  type ComparisonItem,
  type ComparisonItems,
} from './comparison-detail.tsx';
export { ComparisonMark, type ComparisonMarkProps } from './comparison-mark.tsx';
export { CompensableCard, type CompensableCardProps } from './compensable-card.tsx';
export { CompensationCard, type CompensationCardProps } from './compensation-card.tsx';
export {
  type ComparisonColumn,
  type ComparisonSideName,
  PaymentsVersusInvoices,
  type PaymentsVersusInvoicesProps,
} from './payments-versus-invoices.tsx';
