export { clientVouchersRequest, useClientVouchers } from './client-vouchers.ts';
export { usePurchaseVouchers } from './purchase-vouchers.ts';
export {
  countVouchersOf,
  registerVouchers,
} from './register-vouchers.ts';
export { useVoucherConfig, voucherConfigRequest } from './voucher-config.ts';
