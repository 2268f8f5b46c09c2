import { buildClientVouchersRequest, buildVoucherConfigRequest } from '@surtidor/data';
import VouchersScreen from '@surtidor/portal/screens/vouchers';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/bonos-regalo')({
  loader: preload(({ session }) => [
    buildVoucherConfigRequest(),
    session.clientCode !== '' && buildClientVouchersRequest(session.clientCode),
  ]),
  component: VouchersScreen,
});
