import { buildClientVouchersRequest, buildVoucherConfigRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { VouchersScreen } from '../../screens/vouchers/vouchers-screen.tsx';

export const Route = createFileRoute('/_member/admin/bonos-regalo')({
  loader: preload({
    vouchers: ({ session }) => [
      buildVoucherConfigRequest(),
      session.clientCode !== '' && buildClientVouchersRequest(session.clientCode),
    ],
  }),
  component: VouchersScreen,
});
