export {
  type PurchaseLine,
  PurchaseSummary,
  type PurchaseSummaryProps,
} from './purchase-summary.tsx';
