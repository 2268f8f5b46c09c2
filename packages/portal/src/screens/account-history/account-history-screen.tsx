import { generateHistoryPdf, useAccountHistory, useDataContext } from '@surtidor/data';
import type { AccountLine, HistoryOrder } from '@surtidor/domain/invoices';
import type { AccountColumn } from '@surtidor/ui';
import { useCallback } from 'react';
import { historyCodec, historyFilter } from '../../features/accounts/account-codecs.tsx';
import type { TableSort } from '../../features/accounts/account-lines-table.tsx';
import { historyTexts } from '../../features/accounts/account-texts.ts';
import { AccountView } from '../../features/accounts/account-view.tsx';
import { MonthField } from '../../features/accounts/month-field.tsx';
import { ListDownload } from '../../features/lists/list-download.tsx';
import { useListSearchParams } from '../../features/lists/use-list-search-params.ts';
import { useRoutePath, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { ButtonLink } from '../../platform/router/link.tsx';

const sortableColumns: readonly AccountColumn[] = ['documentDate'];

/** The backend has one list per sort order (spec 7). */
const orderByDirection = {
  descending: 'newest-first',
  ascending: 'oldest-first',
} as const satisfies Record<TableSort['direction'], HistoryOrder>;

/** Lists the movements of the account (spec 2, /admin/account-history). */
const AccountHistoryScreen = () => {
  const text = useText();
  const { client } = useDataContext();
  const urlState = useListSearchParams(historyCodec);
  const { filter, order } = urlState.filter;
  const list = useAccountHistory(useSession().clientCode, { filter, order, pages: urlState.pages });
  const fetchPdf = useCallback(
    ({ historyLineId }: AccountLine) => generateHistoryPdf(client, historyLineId),
    [client],
  );
  const title = text('Account history');
  const statementPath = useRoutePath()('statement');
  return (
    <>
      <PageHead
        title={title}
        subtitle={text('Every movement of your account, month by month.')}
        actions={
          <ButtonLink href={statementPath} variant="secondary">
            {text('Statement')}
          </ButtonLink>
        }
      />
      <AccountView
        id="account-history"
        title={title}
        fileNamePrefix="historico-de-movimientos"
        texts={historyTexts}
        urlState={urlState}
        list={list}
        definition={historyFilter}
        fetchPdf={fetchPdf}
        sort={{
          column: 'documentDate',
          direction: order === 'newest-first' ? 'descending' : 'ascending',
        }}
        sortable={sortableColumns}
        onSortChange={({ direction }) =>
          urlState.setFilter({ filter, order: orderByDirection[direction] })
        }
        renderDownloads={({ pdf, xls }) => (
          <>
            <ListDownload type="PDF" file={pdf} />
            <ListDownload type="Excel" file={xls} />
          </>
        )}
        monthField={
          <MonthField
            month={filter.month ?? null}
            onMonthChange={(month) =>
              urlState.setFilter({ filter: { ...filter, month: month ?? undefined }, order })
            }
          />
        }
      />
    </>
  );
};

export default AccountHistoryScreen;
