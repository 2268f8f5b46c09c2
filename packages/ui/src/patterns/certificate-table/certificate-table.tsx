import { forwardRef, type ReactNode, useMemo } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DownloadLink, type DownloadLinkProps } from '../../actions/link/index.ts';
import { LoadMore, type LoadMoreProps } from '../../data-display/load-more/index.ts';
import { type Column, Table, TableSkeleton } from '../../data-display/table/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { FileDown } from '../../icons/icons.ts';
import { ListFrame, type ListFrameProps } from '../../layout/list-frame/index.ts';
import { type PatternMessages, usePatternMessages } from '../../messages/index.ts';

/** One certificate that was asked for. */
export interface CertificateRow {
  /** Unique key among the rows. */
  id: string;
  /** Number of the request. */
  request: string;
  /** The person or company the certificate is made out to. */
  recipient: string;
  /** First and last day of the sales, as they are shown. */
  startDate: string;
  /** The last day of the sales, as it is shown. */
  endDate: string;
  /** Its file; without an address it is shown as not available. */
  file: Pick<DownloadLinkProps, 'href' | 'state' | 'onClick'>;
  /** Told that a file which cannot be had is asked for; a button then stands for the link. */
  onFileMissing?: () => void;
}

export interface CertificateTableProps extends RootProps {
  /** Where the list stands. */
  frame: Omit<ListFrameProps, 'children' | 'skeleton'>;
  /** Keep it the same array from one rendering to the next. */
  rows: ReadonlyArray<CertificateRow>;
  /** Whether there is more to load: `no`, `yes`, being asked for, or the last request failed. */
  more: LoadMoreProps['more'];
  /** Asks for the next page; also after a failure. */
  onLoadMore: () => void;
  /** How far one is: 'Mostrando 10 de 42'. */
  progress?: ReactNode;
  /** Why the last page did not come. */
  moreFailureText?: ReactNode;
  /** Above the rows: that some could not be read, for instance. */
  notice?: ReactNode;
  /** `hidden` keeps the table's name for screen readers, below a heading that says the same. */
  captionMode?: 'shown' | 'hidden';
}

/** The sales certificates that were generated (spec 2, sales certificate). */
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
      captionMode,
      className,
      ...rest
    },
    ref,
  ) {
    const messages = usePatternMessages();
    const columns = useMemo(() => columnsIn(messages), [messages]);
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
          rowId={idOf}
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

const idOf = ({ id }: CertificateRow) => id;

const columnsIn = (messages: PatternMessages): readonly Column<CertificateRow>[] => [
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
