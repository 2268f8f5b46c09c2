import { buildAccountStatusRequest, buildDocumentClassesRequest } from '@surtidor/data';
import AccountStatusScreen from '@surtidor/portal/screens/account-status';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { statusCodec } from '../../features/accounts/account-codecs.tsx';

export const Route = createFileRoute('/_member/admin/account-status')({
  loader: preload(({ session, parameters }) => [
    buildAccountStatusRequest(session.clientCode, statusCodec.read(parameters)),
    buildDocumentClassesRequest(),
  ]),
  component: AccountStatusScreen,
});
