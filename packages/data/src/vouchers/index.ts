export { useClientVouchers } from './client-vouchers.ts';
export {
  countVouchersOf,
  registerVouchers,
} from './register-vouchers.ts';
export { useVoucherConfig } from './voucher-config.ts';
