import {
  type ImportContext,
  type ImportTable,
  importColumns,
  readImport,
} from '@surtidor/domain/associates';
import { Alert, Button, Card, ConfirmDialog } from '@surtidor/ui';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { saveTableFile, type TableFormat } from '../../../features/table-files/save-table-file.ts';
import { createSheet, createTextCell } from '../../../features/table-files/sheet.ts';
import { TableFileField } from '../../../features/table-files/table-file-field.tsx';
import { TableFilePreview } from '../../../features/table-files/table-file-preview.tsx';
import { useTableFile } from '../../../features/table-files/use-table-file.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { ImportRun } from './import-run.tsx';
import { columnNames } from './use-import-lists.ts';

type ImportProblem = Exclude<ImportTable, { kind: 'rows' }>;

const getProblemText = (problem: ImportProblem, text: Text): string => {
  switch (problem.kind) {
    case 'no-rows':
      return text('The file has only headings and no users.');
    case 'too-many':
      return text('A file can contain up to {limit} users. Split it into several files.', {
        limit: problem.limit,
      });
    case 'no-columns':
      return text('These columns are missing: {columns}', {
        columns: problem.missing.map((column) => text(columnNames[column])).join(', '),
      });
  }
};

/** Saves the template: a file with headings only. */
function useTemplateDownload() {
  const text = useText();
  const { browser } = usePortal();
  const { country } = useVariant();
  const [hasFailed, setHasFailed] = useState(false);
  const columns = importColumns.map((column) => ({
    title: text(columnNames[column]),
    width: 22,
    cell: createTextCell,
  }));
  const save = async (format: TableFormat) => {
    setHasFailed(false);
    try {
      const sheet = createSheet(text('People'), columns, []);
      await saveTableFile(browser, 'personas-plantilla', format, country, sheet);
    } catch {
      setHasFailed(true);
    }
  };
  return { save, hasFailed };
}

const TemplateButtons = () => {
  const text = useText();
  const template = useTemplateDownload();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<FileSpreadsheet className="size-5" />}
          onClick={() => void template.save('xlsx')}
        >
          {text('Template for Excel (XLSX)')}
        </Button>
        <Button
          variant="secondary"
          icon={<FileText className="size-5" />}
          onClick={() => void template.save('csv')}
        >
          {text('Template as text (CSV)')}
        </Button>
      </div>
      {template.hasFailed && (
        <Alert tone="danger">{text('We could not create the file. Try again.')}</Alert>
      )}
    </div>
  );
};

/** Renders the templates, the file field, the read settings and the rows of the file. */
export const ImportPanel = ({ context }: { context: ImportContext }) => {
  const text = useText();
  const [table, setTable] = useState<ImportTable | null>(null);
  // The table of the current run; events of a replaced table are ignored.
  const [runningTable, setRunningTable] = useState<ImportTable | null>(null);
  const running = table !== null && runningTable === table;
  // A change during a run, applied after a confirmation.
  const [pendingChange, setPendingChange] = useState<FileChange | null>(null);
  const { selectedFile, select, readAgain } = useTableFile((tableFile) => {
    setTable(
      tableFile === null || tableFile.kind === 'unreadable'
        ? null
        : readImport(tableFile.rows, context),
    );
  });
  const problem = table === null || table.kind === 'rows' ? null : getProblemText(table, text);
  const readableTable = selectedFile?.table?.kind === 'unreadable' ? null : selectedFile?.table;
  const isRead = selectedFile?.table != null;
  return (
    <div className="flex flex-col gap-5">
      <Card title={text('The file')}>
        <div className="flex flex-col gap-4">
          <TemplateButtons />
          <TableFileField
            hint={text('Separate the codes of several destinations with commas.')}
            error={problem}
            selectedFile={selectedFile}
            onSelect={(file) => (running ? setPendingChange({ file }) : select(file))}
          />
          {readableTable && (
            <TableFilePreview table={readableTable} disabled={running} onReadAgain={readAgain} />
          )}
        </div>
      </Card>
      {table?.kind === 'rows' && (
        <ImportRun
          key={table.rows.map(({ line, draft }) => `${line}${draft.email}`).join()}
          rows={table.rows}
          destinations={context.destinations}
          onRunningChange={(isRunning) =>
            setRunningTable((previous) =>
              isRunning ? table : previous === table ? null : previous,
            )
          }
        />
      )}
      {isRead && table?.kind !== 'rows' && (
        <Alert tone="danger" title={text('The file was not read')} />
      )}
      <ChangeConfirmation
        change={pendingChange}
        onConfirm={({ file }) => {
          select(file);
          setPendingChange(null);
        }}
        onCancel={() => setPendingChange(null)}
      />
    </div>
  );
};

interface FileChange {
  /** The selected file, or null to remove the file. */
  readonly file: File | null;
}

interface ChangeConfirmationProps {
  /** The change to confirm; null if there is none. */
  readonly change: FileChange | null;
  readonly onConfirm: (change: FileChange) => void;
  readonly onCancel: () => void;
}

/** Asks before a change of the file ends a run. */
const ChangeConfirmation = ({ change, onConfirm, onCancel }: ChangeConfirmationProps) => {
  const text = useText();
  return (
    <ConfirmDialog
      open={change !== null}
      tone="danger"
      title={text('People are still being created')}
      confirmLabel={text(change?.file === null ? 'Remove the file' : 'Use the other file')}
      cancelLabel={text('Continue creating')}
      onConfirm={() => {
        if (change !== null) onConfirm(change);
      }}
      onCancel={onCancel}
    >
      {text('Users that were already created are kept. The rest are not sent.')}
    </ConfirmDialog>
  );
};
