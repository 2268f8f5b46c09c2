export { clientVouchersQuery, useClientVouchers } from './client-vouchers.ts';
export {
  countVouchersOf,
  registerVouchers,
  type VoucherRegistrationResult,
} from './register-vouchers.ts';
export { useVoucherConfig, voucherConfigQuery } from './voucher-config.ts';
