import { Button, DownloadLink, Popover, RadioGroup } from '@surtidor/ui';
import FileArchive from 'lucide-react/icons/file-archive';
import FileDown from 'lucide-react/icons/file-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Share from 'lucide-react/icons/share';
import { useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import {
  type PortalMessage,
  type Text,
  useText,
} from '../../../platform/messages/text-context.tsx';
import { saveTableFile, type TableFormat } from '../../table-files/save-table-file.ts';
import { getSheet, type SheetColumn } from '../../table-files/sheet.ts';
import { FileNotice, type ListFile, useFileTarget } from '../list-file.tsx';
import type { WholeList } from './whole-list.ts';
import { WholeListDialog } from './whole-list-dialog.tsx';

export interface ExportMenuProps<Row> {
  /** Name of the sheet: 'Estado de cuenta'. */
  readonly title: string;
  /** Name of the file without its end: 'estado-de-cuenta-2026-11-20'. */
  readonly fileName: string;
  /** The rows that are loaded. */
  readonly shown: readonly Row[];
  /** The rows that the person selected, loaded or not. */
  readonly selected?: readonly Row[];
  /** The list as filtered, with the pages that are not loaded; null where all are. */
  readonly whole?: WholeList<Row> | null;
  readonly columns: readonly SheetColumn<Row>[];
  /** Opens the PDFs of the exported rows; absent where there are none. */
  readonly onPdfs?: (rows: readonly Row[]) => void;
  /** What the backend makes of the whole list, loaded or not (spec 2, PDF and Excel). */
  readonly files?: readonly ListFile[];
}

/** A whole list on its way into a file. */
interface WholeExport<Row> {
  readonly whole: WholeList<Row>;
  readonly action: (rows: readonly Row[]) => Promise<void>;
}

/** What is exported. */
type Scope = 'selected' | 'whole' | 'shown';

const itemClasses = 'justify-start! text-left! [&_svg]:size-5';

interface ListFilesProps {
  readonly files: readonly ListFile[];
  /** Called with why a file cannot be opened. */
  readonly onProblem: (problem: PortalMessage) => void;
}

/** The files of the whole list: links, or what says why there is none. */
const ListFiles = ({ files, onProblem }: ListFilesProps) => {
  const text = useText();
  const getTarget = useFileTarget();
  return (
    <div className="mt-2 flex flex-col gap-1 border-t border-line pt-3">
      {files.map((file) => {
        const target = getTarget(file);
        const label = text('{type} of the whole list', { type: file.type });
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

/** The scopes that a list offers now, the most likely first, each with its name. */
function getScopes<Row>(
  {
    selected = [],
    whole = null,
    shown,
  }: Pick<ExportMenuProps<Row>, 'selected' | 'whole' | 'shown'>,
  text: Text,
) {
  const all = (count: number | null) =>
    count === null
      ? text('The whole list as filtered')
      : text('The whole list as filtered ({count})', { count });
  const loaded = { count: shown.length };
  const scopes: readonly { readonly value: Scope; readonly label: string }[] = whole
    ? [
        { value: 'whole', label: all(whole.total) },
        { value: 'shown', label: text('On this page ({count})', loaded) },
      ]
    : [{ value: 'shown', label: all(shown.length) }];
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

/**
 * Exports the rows that are selected, the whole list as filtered, or what is loaded of it: as a
 * workbook, as text or as PDFs. Offers what the backend makes of the whole list too.
 */
export const ExportMenu = <Row,>(props: ExportMenuProps<Row>) => {
  const { shown, selected = [], whole = null, onPdfs, files = [], ...sheet } = props;
  const text = useText();
  const { browser } = usePortal();
  // A dialog closes every popover: what it says stands outside of this one.
  const [problem, setProblem] = useState<PortalMessage | null>(null);
  const [chosen, setChosen] = useState<Scope | null>(null);
  const [fetching, setFetching] = useState<WholeExport<Row> | null>(null);
  const scopes = getScopes(props, text);
  const [first] = scopes;
  const scope = scopes.find(({ value }) => value === chosen)?.value ?? first?.value;
  const rows = scope === 'selected' ? selected : shown;
  const isEmpty = scope !== 'whole' && rows.length === 0;

  const save = (format: TableFormat) => (all: readonly Row[]) =>
    saveTableFile(browser, sheet.fileName, format, getSheet(sheet.title, sheet.columns, all));
  const run = (action: (all: readonly Row[]) => Promise<void>) => {
    // The next export is offered anew: rows may have been selected meanwhile.
    setChosen(null);
    if (scope === 'whole' && whole) setFetching({ whole, action });
    else {
      action(rows).catch(() => setProblem({ key: 'The file could not be made. Try again.' }));
    }
  };
  const actions = [
    { label: text('Excel workbook (XLSX)'), icon: <FileSpreadsheet />, action: save('xlsx') },
    { label: text('Text with semicolons (CSV)'), icon: <FileText />, action: save('csv') },
    ...(onPdfs
      ? [
          {
            label: text('All PDFs in one zip'),
            icon: <FileArchive />,
            action: async (all: readonly Row[]) => onPdfs(all),
          },
        ]
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
            {scopes.length > 1 ? (
              <RadioGroup
                className="mb-2"
                label={text('What to export')}
                options={scopes}
                value={scope}
                onValueChange={(value) =>
                  setChosen(scopes.find((one) => one.value === value)?.value ?? null)
                }
              />
            ) : (
              <p className="mb-2 font-semibold">
                {isEmpty ? text('Nothing to export') : first?.label}
              </p>
            )}
            {actions.map(({ label, icon, action }) => (
              <Button
                key={label}
                variant="quiet"
                className={itemClasses}
                icon={icon}
                disabled={isEmpty}
                onClick={() => {
                  close();
                  run(action);
                }}
              >
                {label}
              </Button>
            ))}
            {files.length > 0 && (
              <ListFiles
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
      {fetching && (
        <WholeListDialog
          whole={fetching.whole}
          onFetched={fetching.action}
          onClose={() => setFetching(null)}
        />
      )}
    </>
  );
};
