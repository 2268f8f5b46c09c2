import { generateHistoryPdf, useAccountHistory, useDataContext } from '@surtidor/data';
import {
  type AccountLine,
  type AccountMonth,
  getLastAccountMonth,
  type HistoryOrder,
} from '@surtidor/domain/invoices';
import { type AccountColumn, MonthPicker } from '@surtidor/ui';
import { useCallback } from 'react';
import { historyCodec, historyFilter } from '../../features/accounts/account-codecs.tsx';
import type { TableSort } from '../../features/accounts/account-lines-table.tsx';
import { historyTexts } from '../../features/accounts/account-texts.ts';
import { AccountView } from '../../features/accounts/account-view.tsx';
import { ListDownload } from '../../features/lists/list-download.tsx';
import { useListSearchParams } from '../../features/lists/use-list-search-params.ts';
import { useSession, useToday } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';

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
  return (
    <>
      <PageHead title={title} subtitle={text('Every movement of your account, month by month.')} />
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

interface MonthFieldProps {
  /** Null shows every month. */
  readonly month: AccountMonth | null;
  readonly onMonthChange: (month: AccountMonth | null) => void;
}

/** Selects the month of the movements, up to the current one (spec 2, month/year picker). */
const MonthField = ({ month, onMonthChange }: MonthFieldProps) => {
  const text = useText();
  const today = useToday();
  return (
    <MonthPicker
      className="w-40"
      label={text('Month')}
      labelMode="hidden"
      value={month}
      today={today}
      max={getLastAccountMonth(today)}
      onValueChange={onMonthChange}
    />
  );
};

export default AccountHistoryScreen;
