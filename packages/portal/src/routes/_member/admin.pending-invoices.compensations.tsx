import { buildCompensationsRequest } from '@surtidor/data';
import CompensationsScreen from '@surtidor/portal/screens/compensations';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { createCompensationCodec } from '../../screens/compensations/parts/compensation-filter.tsx';

export const Route = createFileRoute('/_member/admin/pending-invoices/compensations')({
  loader: preload(({ parameters, today }) => [
    buildCompensationsRequest(createCompensationCodec(today).read(parameters)),
  ]),
  component: CompensationsScreen,
});
