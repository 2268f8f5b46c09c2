export { useClientVouchers } from './client-vouchers.ts';
export { firstClientVouchers } from './first-client-vouchers.ts';
export { firstVoucherConfig } from './first-voucher-config.ts';
export { usePurchaseVouchers } from './purchase-vouchers.ts';
export {
  countVouchersOf,
  registerVouchers,
} from './register-vouchers.ts';
export { useVoucherConfig } from './voucher-config.ts';
