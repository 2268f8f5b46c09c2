import { generateStatusPdf, useAccountStatus, useDataContext } from '@surtidor/data';
import type { AccountLine } from '@surtidor/domain';
import { useCallback } from 'react';
import { statusCodec } from '../../features/accounts/account-codecs.ts';
import { statusTexts } from '../../features/accounts/account-texts.ts';
import { AccountView } from '../../features/accounts/account-view.tsx';
import { ListDownload } from '../../features/lists/list-download.tsx';
import { useListAddress } from '../../features/lists/use-list-address.ts';
import { withUrlPages } from '../../features/lists/with-url-pages.ts';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { getColumnSort, getSortColumn, sortableColumns } from './parts/status-sort.ts';
import { SurveyInvitation } from './parts/survey-invitation.tsx';

const ranges = ['documentDates', 'dueDates'] as const;

/** Lists the client's open documents with their balance (spec 2, /admin/account-status). */
export const AccountStatusScreen = () => {
  const text = useText();
  const { client } = useDataContext();
  const address = useListAddress(statusCodec);
  const { filter, sort } = address.filter;
  const list = useAccountStatus(useSession().clientCode, { filter, sort, pages: address.pages });
  const fetchPdf = useCallback(
    ({ statusLineId }: AccountLine) => generateStatusPdf(client, statusLineId),
    [client],
  );
  const title = text('Online account status');
  return (
    <>
      <PageHead title={title} subtitle={text('Your open documents, with the balance of today.')} />
      <AccountView
        title={title}
        fileStem="estado-de-cuenta"
        texts={statusTexts}
        list={withUrlPages(list, address)}
        filter={filter}
        onFilterChange={(next) => address.setFilter({ filter: next, sort })}
        ranges={ranges}
        fetchPdf={fetchPdf}
        sort={getSortColumn(sort)}
        sortable={sortableColumns}
        onSortChange={(next) => address.setFilter({ filter, sort: getColumnSort(next) ?? sort })}
        downloads={({ certificate, pdf, xls }) => (
          <>
            <ListDownload type={text('Certificate of balances')} file={certificate} />
            <ListDownload type="PDF" file={pdf} />
            <ListDownload type="Excel" file={xls} />
          </>
        )}
        views={{ list: 'account-status', query: address.query, onApply: address.setQuery }}
      />
      <SurveyInvitation />
    </>
  );
};
