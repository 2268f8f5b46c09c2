import { buildAccountStatementRequest } from '@surtidor/data';
import StatementScreen from '@surtidor/portal/screens/statement';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getStatementRange, statementCodec } from '../../screens/statement/statement-range.ts';

export const Route = createFileRoute('/_member/admin/account-history/statement')({
  loader: preload(({ session, parameters, today }) => {
    const range = getStatementRange(statementCodec.read(parameters), today);
    return [range !== null && buildAccountStatementRequest(session.clientCode, range)];
  }),
  component: StatementScreen,
});
