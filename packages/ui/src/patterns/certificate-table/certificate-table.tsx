import { forwardRef, type ReactNode, useMemo } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DownloadLink, type DownloadLinkProps } from '../../actions/link/index.ts';
import { LoadMore, type LoadMoreProps } from '../../data-display/load-more/index.ts';
import { type Column, Table, TableSkeleton } from '../../data-display/table/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { FileDown } from '../../icons/icons.ts';
import { ListFrame, type ListFrameProps } from '../../layout/list-frame/index.ts';
import { type PatternMessages, usePatternMessages } from '../../messages/index.ts';

/** A requested certificate. */
export interface CertificateRow {
  /** Unique key among the rows. */
  id: string;
  /** The request number. */
  request: string;
  /** The person or company of the certificate. */
  recipient: string;
  /** The formatted first day of the sales. */
  startDate: string;
  /** The formatted last day of the sales. */
  endDate: string;
  /** Its file; shown as not available without a URL. */
  file: Pick<DownloadLinkProps, 'href' | 'state' | 'onClick'>;
  /** Called when an unavailable file is requested; a button then replaces the link. */
  onFileMissing?: () => void;
}

export interface CertificateTableProps extends RootProps {
  /** The state of the list. */
  frame: Omit<ListFrameProps, 'children' | 'skeleton'>;
  /** The rows. Must be stable between renders. */
  rows: ReadonlyArray<CertificateRow>;
  /** Whether there are more rows: `no`, `yes`, loading, or the last request failed. */
  more: LoadMoreProps['more'];
  /** Called to load the next page, or to retry after a failure. */
  onLoadMore: () => void;
  /** The progress: 'Mostrando 10 de 42'. */
  progress?: ReactNode;
  /** The error of the last page. */
  moreFailureText?: ReactNode;
  /** Content above the rows, such as a warning about unreadable ones. */
  notice?: ReactNode;
  /** `hidden` if a visible heading has the same text. */
  captionMode?: 'shown' | 'hidden';
}

/** The generated sales certificates (spec 2, sales certificate). */
export const CertificateTable = forwardRef<HTMLDivElement, CertificateTableProps>(
  function CertificateTable(
    {
      frame,
      rows,
      more,
      onLoadMore,
      progress,
      moreFailureText,
      notice,
      captionMode = 'shown',
      className,
      ...rest
    },
    ref,
  ) {
    const messages = usePatternMessages();
    const columns = useMemo(() => getColumns(messages), [messages]);
    return (
      <ListFrame
        ref={ref}
        {...rest}
        className={className}
        {...frame}
        skeleton={
          <>
            {captionMode !== 'hidden' && (
              <span aria-hidden="true" className="block pb-2 font-heading font-bold">
                {messages.certificatesTitle}
              </span>
            )}
            <TableSkeleton columns={columns.length} rows={5} />
          </>
        }
      >
        {notice}
        <Table
          caption={messages.certificatesTitle}
          captionMode={captionMode}
          columns={columns}
          rows={rows}
          rowId={getId}
        />
        <LoadMore
          more={more}
          onLoadMore={onLoadMore}
          progress={progress}
          failureText={moreFailureText}
        />
      </ListFrame>
    );
  },
);

const CertificateFile = ({ row, name }: { row: CertificateRow; name: string }) => {
  const label = (
    <>
      <span aria-hidden="true">PDF</span>
      <span className="sr-only">{name}</span>
    </>
  );
  const className =
    '-ml-3 whitespace-nowrap cards:-my-1.5 cards:-mr-2 cards:ml-0 cards:align-middle';
  if (row.onFileMissing) {
    return (
      <Button
        variant="quiet"
        size="sm"
        icon={<FileDown className="size-4" />}
        className={className}
        onClick={row.onFileMissing}
      >
        {label}
      </Button>
    );
  }
  return (
    <DownloadLink {...row.file} className={className}>
      {label}
    </DownloadLink>
  );
};

const getId = ({ id }: CertificateRow) => id;

const getColumns = (messages: PatternMessages): readonly Column<CertificateRow>[] => [
  { id: 'request', header: messages.requestId, part: 'title', cell: (row) => row.request },
  { id: 'recipient', header: messages.recipient, cell: (row) => row.recipient },
  { id: 'start', header: messages.startDate, cell: (row) => row.startDate },
  { id: 'end', header: messages.endDate, cell: (row) => row.endDate },
  {
    id: 'file',
    header: messages.download,
    cell: (row) => <CertificateFile row={row} name={messages.certificateFile(row.request)} />,
  },
];
