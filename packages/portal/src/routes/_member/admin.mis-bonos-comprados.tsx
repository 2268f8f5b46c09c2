import { buildClientVouchersRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { PurchasedVouchersScreen } from '../../screens/purchased-vouchers/purchased-vouchers-screen.tsx';

export const Route = createFileRoute('/_member/admin/mis-bonos-comprados')({
  loader: preload({
    'purchased-vouchers': ({ session }) => [
      session.clientCode !== '' && buildClientVouchersRequest(session.clientCode),
    ],
  }),
  component: PurchasedVouchersScreen,
});
