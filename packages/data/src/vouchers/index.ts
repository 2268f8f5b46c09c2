export { buildClientVouchersRequest, useClientVouchers } from './client-vouchers.ts';
export { usePurchaseVouchers } from './purchase-vouchers.ts';
export { hasPurchaseVouchers, registerVouchers } from './register-vouchers.ts';
export { buildVoucherConfigRequest, useVoucherConfig } from './voucher-config.ts';
