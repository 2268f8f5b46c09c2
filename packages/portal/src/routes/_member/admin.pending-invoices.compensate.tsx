import { buildCompensableDocumentsRequest } from '@surtidor/data';
import CompensateScreen from '@surtidor/portal/screens/compensate';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { initialParams } from '../../screens/compensate/parts/use-compensation-workspace.ts';

export const Route = createFileRoute('/_member/admin/pending-invoices/compensate')({
  loader: preload(() => [
    buildCompensableDocumentsRequest('payment', initialParams.payment),
    buildCompensableDocumentsRequest('invoice', initialParams.invoice),
  ]),
  component: CompensateScreen,
});
