import {
  buildAccountHistoryRequests,
  buildAccountStatementRequest,
  buildDocumentClassesRequest,
} from '@surtidor/data';
import AccountHistoryScreen from '@surtidor/portal/screens/account-history';
import StatementScreen from '@surtidor/portal/screens/statement';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import { historyCodec } from '../../features/accounts/account-codecs.tsx';
import { getStatementRange, statementCodec } from '../../screens/statement/statement-range.ts';

export const Route = createFileRoute('/_member/admin/account-history')({
  loader: preload({
    'account-history': ({ session, parameters }) => [
      ...buildAccountHistoryRequests(session.clientCode, historyCodec.read(parameters)),
      buildDocumentClassesRequest(),
    ],
    statement: ({ session, parameters, today }) => {
      const range = getStatementRange(statementCodec.read(parameters), today);
      return [range !== null && buildAccountStatementRequest(session.clientCode, range)];
    },
  }),
  component: AccountHistoryRoute,
});

const screens = { 'account-history': AccountHistoryScreen, statement: StatementScreen };

function AccountHistoryRoute() {
  return <SectionScreen screens={screens} />;
}
