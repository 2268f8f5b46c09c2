import { buildClientVouchersRequest } from '@surtidor/data';
import PurchasedVouchersScreen from '@surtidor/portal/screens/purchased-vouchers';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/mis-bonos-comprados')({
  loader: preload(({ session }) => [
    session.clientCode !== '' && buildClientVouchersRequest(session.clientCode),
  ]),
  component: PurchasedVouchersScreen,
});
