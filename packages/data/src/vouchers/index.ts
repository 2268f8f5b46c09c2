export { clientVouchersRequest, useClientVouchers } from './client-vouchers.ts';
export { usePurchaseVouchers } from './purchase-vouchers.ts';
export {
  countPurchaseVouchers,
  registerVouchers,
} from './register-vouchers.ts';
export { useVoucherConfig, voucherConfigRequest } from './voucher-config.ts';
