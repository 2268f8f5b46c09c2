export { buildClientVouchersRequest, useClientVouchers } from './client-vouchers.ts';
export { usePurchaseVouchers } from './purchase-vouchers.ts';
export {
  countPurchaseVouchers,
  registerVouchers,
} from './register-vouchers.ts';
export { buildVoucherConfigRequest, useVoucherConfig } from './voucher-config.ts';
