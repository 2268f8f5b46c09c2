import { buildVoucherConfigRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { VoucherConfirmationScreen } from '../../screens/voucher-confirmation/voucher-confirmation-screen.tsx';

export const Route = createFileRoute('/_member/admin/confirmar-compra-bonos')({
  loader: preload({ 'voucher-confirmation': () => [buildVoucherConfigRequest()] }),
  component: VoucherConfirmationScreen,
});
