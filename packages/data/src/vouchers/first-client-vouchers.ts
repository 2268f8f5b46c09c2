import { ClientVouchersDocument } from './client-vouchers.generated.ts';

/** The vouchers of a client. */
export const firstClientVouchers = (clientCode: string) => ({
  document: ClientVouchersDocument,
  variables: { customer: clientCode },
});
