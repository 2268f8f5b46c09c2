export { CompensableCard, type CompensableCardProps } from './compensable-card.tsx';
export { CompensationCard, type CompensationCardProps } from './compensation-card.tsx';
export {
  PaymentsVersusInvoices,
  type PaymentsVersusInvoicesProps,
  type VersusColumn,
  type VersusSideName,
} from './payments-versus-invoices.tsx';
export { VersusBar, type VersusBarProps, type VersusSum } from './versus-bar.tsx';
export {
  VersusDetail,
  type VersusDetailProps,
  type VersusItem,
  type VersusItems,
} from './versus-detail.tsx';
export { VersusMark, type VersusMarkProps } from './versus-mark.tsx';
