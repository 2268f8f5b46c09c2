import { VoucherConfigDocument } from './voucher-config.generated.ts';

/** Uses and amounts of the client's store. */
export const firstVoucherConfig = () => ({ document: VoucherConfigDocument, variables: {} });
