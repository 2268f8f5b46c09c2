import { Button, DownloadLink, Popover } from '@surtidor/ui';
import FileArchive from 'lucide-react/icons/file-archive';
import FileDown from 'lucide-react/icons/file-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Share from 'lucide-react/icons/share';
import { useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { loadChunk } from '../../../platform/loading/load-chunk.ts';
import { useLatePart } from '../../../platform/loading/use-late-part.ts';
import { type PortalMessage, useText } from '../../../platform/messages/text-context.tsx';
import { FileNotice, type ListFile, useFileTarget } from '../list-file.tsx';
import { type Sheet, type SheetColumn, sheetOf } from './sheet.ts';

interface Format {
  readonly type: string;
  readonly load: () => Promise<(sheet: Sheet) => BlobPart>;
}

/** The formats a list is exported in, each writer fetched when it is first wanted. */
const formats: Readonly<Record<'xlsx' | 'csv', Format>> = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: async () => (await import('./to-xlsx.ts')).toXlsx,
  },
  csv: { type: 'text/csv;charset=utf-8', load: async () => (await import('./to-csv.ts')).toCsv },
};

export interface ExportMenuProps<Row> {
  /** Name of the sheet: 'Estado de cuenta'. */
  readonly title: string;
  /** Name of the file without its end: 'estado-de-cuenta-2026-11-20'. */
  readonly fileName: string;
  /** Exactly these are exported. */
  readonly rows: readonly Row[];
  /** Whether the rows are those a person chose, or all that are shown. */
  readonly scope: 'shown' | 'selected';
  readonly columns: readonly SheetColumn<Row>[];
  /** Asks for the PDFs of the same rows; absent where there are none. */
  readonly onPdfs?: () => void;
  /** What the backend makes of the whole list, loaded or not (spec 2, PDF and Excel). */
  readonly files?: readonly ListFile[];
}

const scopes = {
  shown: ['1 row shown', '{count} rows shown'],
  selected: ['1 row selected', '{count} rows selected'],
} as const;

const itemClasses = 'justify-start! text-left! [&_svg]:size-5';

interface WholeListProps {
  readonly files: readonly ListFile[];
  /** Called with why a file cannot be opened. */
  readonly onProblem: (problem: PortalMessage) => void;
}

/** The files of the whole list: links, or what says why there is none. */
const WholeList = ({ files, onProblem }: WholeListProps) => {
  const text = useText();
  const targetOf = useFileTarget();
  return (
    <div className="mt-2 flex flex-col gap-1 border-t border-line pt-3">
      {files.map((file) => {
        const place = targetOf(file);
        const label = text('{type} of the whole list', { type: file.type });
        return 'href' in place ? (
          <DownloadLink key={file.type} href={place.href} className={`${itemClasses} min-h-11`}>
            {label}
          </DownloadLink>
        ) : (
          <Button
            key={file.type}
            variant="quiet"
            className={itemClasses}
            icon={<FileDown />}
            onClick={() => onProblem(place.problem)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
};

/**
 * Takes away exactly the rows that are shown or selected, as a workbook, as text or as PDFs, and what
 * the backend makes of the whole list.
 */
export const ExportMenu = <Row,>(props: ExportMenuProps<Row>) => {
  const { rows, scope, onPdfs, files = [], ...sheet } = props;
  const text = useText();
  // A dialog closes every popover: what it says stands outside of this one.
  const [problem, setProblem] = useState<PortalMessage | null>(null);
  const { browser } = usePortal();
  const failLate = useLatePart();
  const save = async (format: keyof typeof formats) => {
    const { type, load } = formats[format];
    const write = await loadChunk(load);
    const content = write(sheetOf(sheet.title, sheet.columns, rows));
    browser.saveFile(`${sheet.fileName}.${format}`, new Blob([content], { type }));
  };
  const [one, many] = scopes[scope];
  const actions = [
    { label: text('Excel workbook (XLSX)'), icon: <FileSpreadsheet />, run: () => save('xlsx') },
    { label: text('Text with semicolons (CSV)'), icon: <FileText />, run: () => save('csv') },
    ...(onPdfs
      ? [{ label: text('All PDFs in one zip'), icon: <FileArchive />, run: async () => onPdfs() }]
      : []),
  ];
  return (
    <>
      <Popover
        label={text('Export')}
        align="end"
        trigger={
          <Button variant="secondary" icon={<Share className="size-5" />}>
            <span className="max-lg:sr-only">{text('Export')}</span>
          </Button>
        }
      >
        {(close) => (
          <div className="flex w-72 max-w-full flex-col gap-1">
            <p className="font-semibold">
              {rows.length === 1 ? text(one) : text(many, { count: rows.length })}
            </p>
            <p className="mb-2 text-sm text-ink-soft">
              {text(
                rows.length === 0
                  ? 'Nothing to export'
                  : 'Exactly what you see or chose is exported.',
              )}
            </p>
            {actions.map(({ label, icon, run }) => (
              <Button
                key={label}
                variant="quiet"
                className={itemClasses}
                icon={icon}
                disabled={rows.length === 0}
                onClick={() => {
                  close();
                  run().catch(failLate);
                }}
              >
                {label}
              </Button>
            ))}
            {files.length > 0 && (
              <WholeList
                files={files}
                onProblem={(found) => {
                  close();
                  setProblem(found);
                }}
              />
            )}
          </div>
        )}
      </Popover>
      {problem && <FileNotice problem={problem} onAccept={() => setProblem(null)} />}
    </>
  );
};
