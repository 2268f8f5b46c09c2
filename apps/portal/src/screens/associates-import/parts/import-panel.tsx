import { type ImportContext, type ImportTable, importColumns, readImport } from '@surtidor/domain';
import { Alert, Button, Card } from '@surtidor/ui';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { sheetOf, textCell } from '../../../features/lists/export/sheet.ts';
import { TableFileField } from '../../../features/table-files/table-file-field.tsx';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { loadChunk } from '../../../platform/loading/load-chunk.ts';
import { useLatePart } from '../../../platform/loading/use-late-part.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { ImportRun } from './import-run.tsx';
import { columnNames } from './use-import-lists.ts';

type Problem = Exclude<ImportTable, { kind: 'rows' }> | { readonly kind: 'unreadable' };

const problemText = (problem: Problem, text: Text): string => {
  switch (problem.kind) {
    case 'unreadable':
      return text('The file is no CSV and no workbook, or it is too large.');
    case 'no-rows':
      return text('The file has headings and nobody below them.');
    case 'too-many':
      return text('A file brings {limit} people at most. Divide it.', { limit: problem.limit });
    case 'no-columns':
      return text('These columns are missing: {columns}', {
        columns: problem.missing.map((column) => text(columnNames[column])).join(', '),
      });
  }
};

/** The empty workbook with the headings, to be filled. */
function useTemplate() {
  const text = useText();
  const { browser } = usePortal();
  return async () => {
    const { toXlsx } = await loadChunk(() => import('../../../features/lists/export/to-xlsx.ts'));
    const columns = importColumns.map((column) => ({
      title: text(columnNames[column]),
      width: 22,
      cell: (value: string) => textCell(value),
    }));
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const content = toXlsx(sheetOf(text('People'), columns, []));
    browser.saveFile('personas-plantilla.xlsx', new Blob([content], { type }));
  };
}

/** The file: its template, its choice, and what it holds. */
export const ImportPanel = ({ context }: { context: ImportContext }) => {
  const text = useText();
  const saveTemplate = useTemplate();
  const failLate = useLatePart();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [table, setTable] = useState<Extract<ImportTable, { kind: 'rows' }> | null>(null);
  const read = async (file: File) => {
    setTable(null);
    const { readFile } = await loadChunk(
      () => import('../../../features/table-files/read-file.ts'),
    );
    const cells = await readFile(file);
    const result = cells === null ? ({ kind: 'unreadable' } as const) : readImport(cells, context);
    setProblem(result.kind === 'rows' ? null : result);
    setTable(result.kind === 'rows' ? result : null);
  };
  return (
    <div className="flex flex-col gap-5">
      <Card title={text('The file')}>
        <div className="flex flex-col items-start gap-4">
          <Button
            variant="secondary"
            icon={<FileSpreadsheet className="size-5" />}
            onClick={() => void saveTemplate().catch(failLate)}
          >
            {text('Download the template')}
          </Button>
          <TableFileField
            hint={text('Write several destinations as codes with a comma between them.')}
            error={problem && problemText(problem, text)}
            onChoose={(file) => void read(file).catch(failLate)}
          />
        </div>
      </Card>
      {table && (
        <ImportRun
          key={table.rows.map(({ line, draft }) => `${line}${draft.email}`).join()}
          rows={table.rows}
          destinations={context.destinations}
        />
      )}
      {problem && <Alert tone="danger" title={text('The file was not read')} />}
    </div>
  );
};
