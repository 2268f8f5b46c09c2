import { Button, DownloadLink, Popover, RadioGroup } from '@surtidor/ui';
import FileArchive from 'lucide-react/icons/file-archive';
import FileDown from 'lucide-react/icons/file-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Share from 'lucide-react/icons/share';
import { type ReactNode, useState } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import {
  type PortalMessage,
  type Text,
  useText,
} from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { saveTableFile, type TableFormat } from '../../table-files/save-table-file.ts';
import { createSheet } from '../../table-files/sheet.ts';
import { createSheetColumns, type ListField } from '../list-fields.ts';
import { FileNotice, type ListFile, useFileTarget } from '../list-file.tsx';
import type { CompleteList } from './complete-list.ts';
import { CompleteListDialog } from './complete-list-dialog.tsx';
import '../../../shared/messages/spanish/lists.ts';

export interface ExportMenuProps<Row> {
  /** The name of the sheet: 'Estado de cuenta'. */
  readonly title: string;
  /** The name of the file without its extension: 'estado-de-cuenta-2026-11-20'. */
  readonly fileName: string;
  /** The rows that are loaded. */
  readonly loadedRows: readonly Row[];
  /** The selected rows, including rows that are not loaded. */
  readonly selected?: readonly Row[];
  /** The filtered list with all its pages; null if every page is loaded. */
  readonly completeList?: CompleteList<Row> | null;
  readonly fields: readonly ListField<Row>[];
  /** Opens the PDFs of the exported rows; absent if the rows have no PDFs. */
  readonly onExportPdfs?: (rows: readonly Row[]) => void;
  /** The files that the backend generates from the complete list (spec 2, PDF and Excel). */
  readonly files?: readonly ListFile[];
}

/** An export of the complete list that is in progress. */
interface CompleteExport<Row> {
  readonly completeList: CompleteList<Row>;
  readonly action: (rows: readonly Row[]) => Promise<void>;
}

/** The rows to export. */
type ExportScope = 'selected' | 'complete' | 'loaded';

const itemClasses = 'justify-start! text-left! [&_svg]:size-5';

interface ListFilesProps {
  readonly files: readonly ListFile[];
  /** Called with the reason if a file cannot be opened. */
  readonly onProblem: (problem: PortalMessage) => void;
}

/** Renders the files of the complete list: links, or buttons that show why a file is not available. */
const ListFiles = ({ files, onProblem }: ListFilesProps) => {
  const text = useText();
  const getTarget = useFileTarget();
  return (
    <div className="mt-2 flex flex-col gap-1 border-t border-ui-line pt-3">
      {files.map((file) => {
        const target = getTarget(file);
        const label = text('{type} of the entire list', { type: file.type });
        return 'href' in target ? (
          <DownloadLink key={file.type} href={target.href} className={`${itemClasses} min-h-11`}>
            {label}
          </DownloadLink>
        ) : (
          <Button
            key={file.type}
            variant="quiet"
            className={itemClasses}
            icon={<FileDown />}
            onClick={() => onProblem(target.problem)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
};

/** Returns the available scopes with their labels, the most likely first. */
function getScopes<Row>(
  {
    selected = [],
    completeList = null,
    loadedRows,
  }: Pick<ExportMenuProps<Row>, 'selected' | 'completeList' | 'loadedRows'>,
  text: Text,
) {
  const formatCompleteLabel = (count: number | null) =>
    count === null
      ? text('The entire filtered list')
      : text('The entire filtered list ({count})', { count });
  const loadedParams = { count: loadedRows.length };
  const scopes: readonly { readonly value: ExportScope; readonly label: string }[] = completeList
    ? [
        { value: 'complete', label: formatCompleteLabel(completeList.total) },
        { value: 'loaded', label: text('On this page ({count})', loadedParams) },
      ]
    : [{ value: 'loaded', label: formatCompleteLabel(loadedRows.length) }];
  return selected.length === 0
    ? scopes
    : [
        {
          value: 'selected' as const,
          label: text('Selected ({count})', { count: selected.length }),
        },
        ...scopes,
      ];
}

/** The formats of an export. */
const exportFormats = [
  { format: 'xlsx', label: 'For Excel (XLSX)', icon: <FileSpreadsheet /> },
  { format: 'csv', label: 'For other programs (CSV)', icon: <FileText /> },
  { format: 'pdfs', label: 'All PDFs in one zip', icon: <FileArchive /> },
] as const satisfies readonly {
  readonly format: TableFormat | 'pdfs';
  readonly label: PortalMessageKey;
  readonly icon: ReactNode;
}[];

type ExportFormat = (typeof exportFormats)[number]['format'];

interface ScopeChoiceProps {
  readonly scopes: ReturnType<typeof getScopes>;
  readonly scope: ExportScope | undefined;
  readonly isEmpty: boolean;
  readonly onSelect: (scope: ExportScope) => void;
}

/** Renders the choice of the rows to export, or the only rows. */
const ScopeChoice = ({ scopes, scope, isEmpty, onSelect }: ScopeChoiceProps) => {
  const text = useText();
  return scopes.length > 1 ? (
    <RadioGroup
      className="mb-2"
      label={text('What to export')}
      options={scopes}
      value={scope}
      onValueChange={onSelect}
    />
  ) : (
    <p className="mb-2 font-semibold">{isEmpty ? text('Nothing to export') : scopes[0]?.label}</p>
  );
};

/**
 * Exports the selected rows, the filtered list or its loaded rows as a workbook, as CSV or as PDFs.
 * Also links to the files that the backend generates from the complete list.
 */
export const ExportMenu = <Row,>(props: ExportMenuProps<Row>) => {
  const {
    loadedRows,
    selected = [],
    completeList = null,
    onExportPdfs,
    files = [],
    ...sheet
  } = props;
  const text = useText();
  const { browser } = usePortal();
  const { country } = useVariant();
  // Rendered outside the popover: opening a dialog closes every popover.
  const [problem, setProblem] = useState<PortalMessage | null>(null);
  const [selectedScope, setSelectedScope] = useState<ExportScope | null>(null);
  const [pendingExport, setPendingExport] = useState<CompleteExport<Row> | null>(null);
  const scopes = getScopes(props, text);
  const scope = scopes.find(({ value }) => value === selectedScope)?.value ?? scopes[0]?.value;
  const rows = scope === 'selected' ? selected : loadedRows;
  const isEmpty = scope !== 'complete' && rows.length === 0;

  const runExport = (format: ExportFormat) => {
    const action = async (exportedRows: readonly Row[]) => {
      if (format === 'pdfs') return onExportPdfs?.(exportedRows);
      const columns = createSheetColumns(sheet.fields, text);
      const content = createSheet(sheet.title, columns, exportedRows);
      await saveTableFile(browser, sheet.fileName, format, country, content);
    };
    // Reset the scope: the selection may change before the next export.
    setSelectedScope(null);
    if (scope === 'complete' && completeList) setPendingExport({ completeList, action });
    else {
      action(rows).catch(() => setProblem({ key: 'We could not create the file. Try again.' }));
    }
  };
  return (
    <>
      <Popover
        label={text('Export')}
        align="end"
        trigger={
          <Button variant="secondary" icon={<Share className="size-5" />}>
            {text('Export')}
          </Button>
        }
      >
        {(close) => (
          <div className="flex w-72 max-w-full flex-col gap-1">
            <ScopeChoice {...{ scopes, scope, isEmpty }} onSelect={setSelectedScope} />
            {exportFormats.map(
              ({ format, label, icon }) =>
                (format !== 'pdfs' || onExportPdfs) && (
                  <Button
                    key={format}
                    variant="quiet"
                    className={itemClasses}
                    icon={icon}
                    disabled={isEmpty}
                    onClick={() => {
                      close();
                      runExport(format);
                    }}
                  >
                    {text(label)}
                  </Button>
                ),
            )}
            {files.length > 0 && (
              <ListFiles
                files={files}
                onProblem={(fileProblem) => {
                  close();
                  setProblem(fileProblem);
                }}
              />
            )}
          </div>
        )}
      </Popover>
      {problem && <FileNotice problem={problem} onAccept={() => setProblem(null)} />}
      {pendingExport && (
        <CompleteListDialog
          list={pendingExport.completeList}
          onFetched={pendingExport.action}
          onClose={() => setPendingExport(null)}
        />
      )}
    </>
  );
};
