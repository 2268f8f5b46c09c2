export { VoucherCard, type VoucherCardProps } from './voucher-card.tsx';
export { VoucherCardSkeleton } from './voucher-card-skeleton.tsx';
