import { buildAccountHistoryRequest, buildDocumentClassesRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { historyCodec } from '../../features/accounts/account-codecs.ts';
import { AccountHistoryScreen } from '../../screens/account-history/account-history-screen.tsx';

export const Route = createFileRoute('/_member/admin/account-history')({
  loader: preload({
    'account-history': ({ session, parameters }) => [
      buildAccountHistoryRequest(session.clientCode, historyCodec.read(parameters)),
      buildDocumentClassesRequest(),
    ],
  }),
  component: AccountHistoryScreen,
});
