import { buildAccountHistoryRequests, buildDocumentClassesRequest } from '@surtidor/data';
import AccountHistoryScreen from '@surtidor/portal/screens/account-history';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { historyCodec } from '../../features/accounts/account-codecs.tsx';

export const Route = createFileRoute('/_member/admin/account-history')({
  loader: preload(({ session, parameters }) => [
    ...buildAccountHistoryRequests(session.clientCode, historyCodec.read(parameters)),
    buildDocumentClassesRequest(),
  ]),
  component: AccountHistoryScreen,
});
