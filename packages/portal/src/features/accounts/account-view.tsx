import type { AccountSummary, PagedRemote } from '@surtidor/data';
import {
  createZeroMoney,
  formatMoney,
  formatTotals,
  getLoadedItems,
  sumByCurrency,
} from '@surtidor/domain';
import {
  type AccountFilter,
  type AccountLine,
  getAccountValueTone,
  type PdfResponse,
} from '@surtidor/domain/invoices';
import { BalanceBox, Button, Popover, SelectionBar, TableSkeleton } from '@surtidor/ui';
import FileDown from 'lucide-react/icons/file-down';
import { type ReactNode, useState } from 'react';
import { useToday, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getCompleteList } from '../lists/export/complete-list.ts';
import { ExportMenu } from '../lists/export/export-menu.tsx';
import { getSelectionLabel } from '../lists/list-texts.ts';
import { PagedList } from '../lists/paged-list.tsx';
import { type ListSearchParams, withUrlPages } from '../lists/use-list-search-params.ts';
import { useRowSelection } from '../lists/use-row-selection.ts';
import { createAccountFields } from './account-fields.ts';
import { AccountLinesTable, type AccountLinesTableProps } from './account-lines-table.tsx';
import type { AccountTexts } from './account-texts.ts';
import { AccountTools, type AccountToolsProps } from './account-tools.tsx';
import { LinePdfs } from './line-pdfs.tsx';
import { useGetClassName } from './use-class-names.ts';

export interface AccountViewProps<Params extends { readonly filter: AccountFilter }>
  extends Pick<AccountToolsProps, 'texts' | 'definition'>,
    Pick<AccountLinesTableProps, 'sort' | 'sortable' | 'onSortChange'> {
  /** The id of the list, for its saved views. */
  readonly id: string;
  /** The title of the list: 'Estado de cuenta'. */
  readonly title: string;
  readonly urlState: ListSearchParams<Params>;
  /** The lines. */
  readonly list: PagedRemote<AccountLine, AccountSummary>;
  /** The prefix of exported files: 'estado-de-cuenta'. */
  readonly fileNamePrefix: string;
  /** Fetches the PDF of a line. Must be stable. */
  readonly fetchPdf: (line: AccountLine) => Promise<PdfResponse>;
  /** Renders the files of the list. */
  readonly renderDownloads: (downloads: NonNullable<AccountSummary['downloads']>) => ReactNode;
  /** The month field of this list. */
  readonly monthField?: ReactNode;
}

const hasFilter = (filter: AccountFilter) => Object.keys(filter).length > 0;

/** Renders an account: balance, files, filters and lines (spec 2). */
export const AccountView = <Params extends { readonly filter: AccountFilter }>(
  props: AccountViewProps<Params>,
) => {
  const { urlState, texts, definition, fetchPdf, ...rest } = props;
  const { filter } = urlState.filter;
  const list = withUrlPages(rest.list, urlState);
  const text = useText();
  const today = useToday();
  const getClassName = useGetClassName();
  const lines = getLoadedItems(list.state);
  const selection = useRowSelection(lines, undefined, list.change);
  const [pdfLines, setPdfLines] = useState<readonly AccountLine[] | null>(null);
  const fileName = `${rest.fileNamePrefix}-${today}`;
  const isFiltered = hasFilter(filter);
  // Without documents there is nothing to search, sort or export.
  const hasTools = list.state.kind !== 'empty' || isFiltered;
  const sortProps = {
    sort: rest.sort,
    sortable: rest.sortable,
    onSortChange: rest.onSortChange,
  };
  return (
    <>
      <div className="flex flex-col gap-1.5 lg:gap-4">
        <AccountBalance
          list={list}
          texts={texts}
          isFiltered={isFiltered}
          renderActions={({ downloads }) =>
            downloads && <AccountFiles>{rest.renderDownloads(downloads)}</AccountFiles>
          }
        />
        {hasTools && (
          <AccountTools
            {...{ texts, definition, filter, getClassName }}
            {...sortProps}
            list={rest.id}
            urlState={{
              ...urlState,
              setFilter: (next) => urlState.setFilter({ ...urlState.filter, filter: next }),
            }}
            exportMenu={
              <ExportMenu
                title={rest.title}
                fileName={fileName}
                loadedRows={lines}
                selected={selection.rows}
                completeList={getCompleteList(list)}
                fields={Object.values(createAccountFields(getClassName))}
                onExportPdfs={setPdfLines}
              />
            }
          >
            {rest.monthField}
          </AccountTools>
        )}
        <section aria-label={text(texts.caption)}>
          <PagedList
            list={list}
            skeleton={<TableSkeleton columns={7} />}
            emptyTitle={text(isFiltered ? texts.noMatch : texts.emptyTitle)}
            emptyText={text(
              isFiltered ? 'Change or clear the filters to see more.' : texts.emptyText,
            )}
            malformedText="Some documents could not be read and are not displayed."
          >
            <AccountLinesTable
              {...{ lines, texts, getClassName, selection, fetchPdf }}
              {...sortProps}
            />
          </PagedList>
        </section>
      </div>
      <SelectionBar
        count={selection.rows.length}
        label={getSelectionLabel(
          text('Selected documents ({count})', { count: selection.rows.length }),
          selection,
          list,
          text,
        )}
        total={formatTotals(sumByCurrency(selection.rows.map(({ balance }) => balance)))}
        actionLabel={text('Download PDFs')}
        onAction={() => setPdfLines(selection.rows)}
        onClear={selection.clear}
      />
      {pdfLines && (
        <LinePdfs
          lines={pdfLines}
          fetchPdf={fetchPdf}
          fileName={fileName}
          onClose={() => setPdfLines(null)}
        />
      )}
    </>
  );
};

/** Renders the files of the list; in a narrow window behind one button. */
const AccountFiles = ({ children }: { readonly children: ReactNode }) => {
  const text = useText();
  return (
    <>
      <span className="flex flex-wrap gap-2 max-lg:hidden">{children}</span>
      <span className="lg:hidden">
        <Popover
          label={text('Download')}
          align="end"
          trigger={
            <Button variant="secondary" className="min-h-11" icon={<FileDown className="size-5" />}>
              {text('Download')}
            </Button>
          }
        >
          <div className="flex flex-col items-start gap-1">{children}</div>
        </Popover>
      </span>
    </>
  );
};

interface AccountBalanceProps {
  readonly list: PagedRemote<AccountLine, AccountSummary>;
  readonly texts: AccountTexts;
  /** Whether a filter is active. */
  readonly isFiltered: boolean;
  /** Renders the downloads of the list, once loaded. */
  readonly renderActions: (extra: AccountSummary) => ReactNode;
}

/** Renders the balance of the filtered lines and the files of the list (spec 2). */
const AccountBalance = ({ list, texts, isFiltered, renderActions }: AccountBalanceProps) => {
  const text = useText();
  const { currency } = useVariant();
  const { state, extra } = list;
  const isLoading = extra === null && (state.kind === 'loading' || state.kind === 'idle');
  const balance = extra?.balance ?? (state.kind === 'empty' ? createZeroMoney(currency) : null);
  const amount = balance ? formatMoney(balance) : text('Balance not available');
  const count = state.kind === 'ready' ? state.total : undefined;
  const countLabel =
    count !== undefined && (count === 1 ? text(texts.singular) : text(texts.plural, { count }));
  const creditsNote = texts.creditsNote && text(texts.creditsNote);
  // A phone has the number below the list too.
  const note =
    countLabel && creditsNote ? (
      <>
        <span className="max-sm:hidden">{`${countLabel} · `}</span>
        <span>{creditsNote}</span>
      </>
    ) : (
      countLabel || creditsNote
    );
  return (
    <BalanceBox
      label={text(isFiltered ? texts.filteredBalance : texts.balance)}
      amount={isLoading ? null : amount}
      sign={balance && getAccountValueTone({ balance }) === 'red' ? 'negative' : 'positive'}
      {...(note && { note })}
      {...(extra && { actions: renderActions(extra) })}
    />
  );
};
