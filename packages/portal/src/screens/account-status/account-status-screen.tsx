import { generateStatusPdf, useAccountStatus, useDataContext } from '@surtidor/data';
import type { AccountLine } from '@surtidor/domain/invoices';
import { useCallback } from 'react';
import { statusCodec, statusFilter } from '../../features/accounts/account-codecs.tsx';
import { statusTexts } from '../../features/accounts/account-texts.ts';
import { AccountView } from '../../features/accounts/account-view.tsx';
import { ListDownload } from '../../features/lists/list-download.tsx';
import { useListSearchParams } from '../../features/lists/use-list-search-params.ts';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { sortableColumns, toAccountSort, toTableSort } from './parts/status-sort.ts';
import { SurveyInvitation } from './parts/survey-invitation.tsx';

/** Lists the client's open documents with their balance (spec 2, /admin/account-status). */
const AccountStatusScreen = () => {
  const text = useText();
  const { client } = useDataContext();
  const urlState = useListSearchParams(statusCodec);
  const { filter, sort } = urlState.filter;
  const list = useAccountStatus(useSession().clientCode, { filter, sort, pages: urlState.pages });
  const fetchPdf = useCallback(
    ({ statusLineId }: AccountLine) => generateStatusPdf(client, statusLineId),
    [client],
  );
  const title = text('Online account status');
  return (
    <>
      <PageHead title={title} subtitle={text('Your open documents and today’s balance.')} />
      <AccountView
        id="account-status"
        title={title}
        fileNamePrefix="estado-de-cuenta"
        texts={statusTexts}
        urlState={urlState}
        list={list}
        definition={statusFilter}
        fetchPdf={fetchPdf}
        sort={toTableSort(sort)}
        sortable={sortableColumns}
        onSortChange={(next) => urlState.setFilter({ filter, sort: toAccountSort(next) ?? sort })}
        renderDownloads={({ certificate, pdf, xls }) => (
          <>
            <ListDownload type={text('Certificate of balances')} file={certificate} />
            <ListDownload type="PDF" file={pdf} />
            <ListDownload type="Excel" file={xls} />
          </>
        )}
      />
      <SurveyInvitation />
    </>
  );
};

export default AccountStatusScreen;
