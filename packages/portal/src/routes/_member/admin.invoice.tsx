import { buildClaimsRequest, buildInvoiceRecordRequest } from '@surtidor/data';
import { parseOrderNumber } from '@surtidor/domain/orders';
import { getAbilities } from '@surtidor/domain/session';
import InvoiceScreen from '@surtidor/portal/screens/invoice';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/invoice')({
  loader: preload(({ session, variant, deploymentOptions, capabilities, parameters }) => {
    const number = parseOrderNumber(parameters.get('number'));
    const { seePendingInvoices, seeAccountHistory, seeClaims } = getAbilities(
      session,
      variant,
      deploymentOptions,
    );
    const access = { documents: seePendingInvoices, history: seeAccountHistory };
    return number === null
      ? []
      : [
          buildInvoiceRecordRequest(session.clientCode, number, access),
          capabilities.claims && seeClaims && buildClaimsRequest({ kind: 'invoice', number }),
        ];
  }),
  component: InvoiceScreen,
});
