import { FileField, type FileFieldProps } from '@surtidor/ui';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import { tableFileLimits, type UnreadableReason } from './table-file.ts';
import type { SelectedFile } from './use-table-file.ts';

const unreadableKeys: Readonly<Record<UnreadableReason, PortalMessageKey>> = {
  'too-large': 'The file is larger than {megabytes} MB. Split it into several files.',
  'too-large-unpacked':
    'The unpacked workbook is too large. Copy only your data to a new workbook.',
  'too-many-cells':
    'The sheets span too many rows or columns. Copy only your data to a new workbook.',
  'old-or-encrypted':
    'The workbook has the old format (.xls) or a password. Save it as .xlsx without a password.',
  'unknown-format': 'The file is neither CSV nor an Excel workbook (.xlsx), or it is damaged.',
  'too-slow': 'Reading the file took too long. Split it into several files.',
  'reader-missing': 'The file reader could not be loaded. Reload the page and try again.',
};

/** Returns the error of a file and what to do about it. */
const getUnreadableText = (reason: UnreadableReason, text: Text): string =>
  text(unreadableKeys[reason], { megabytes: tableFileLimits.bytes / 1_000_000 });

export interface TableFileFieldProps extends Pick<FileFieldProps, 'hint' | 'error'> {
  /** The selected file; its read error is rendered unless there is an `error`. */
  readonly selectedFile: SelectedFile | null;
  /** Called with each selected or dropped file, even if it is the same one again, and with null on removal. */
  readonly onSelect: (file: File | null) => void;
}

/** Renders the field that selects a CSV file or a workbook. Files can also be dropped on it. */
export const TableFileField = ({ hint, error, selectedFile, onSelect }: TableFileFieldProps) => {
  const text = useText();
  const { table } = selectedFile ?? {};
  const readError = table?.kind === 'unreadable' && getUnreadableText(table.reason, text);
  return (
    <FileField
      label={text('CSV file or Excel workbook')}
      accept=".csv,.txt,.xls,.xlsx,text/csv"
      hint={hint}
      error={error || readError || undefined}
      value={selectedFile ? [selectedFile.file] : []}
      onValueChange={([file]) => onSelect(file ?? null)}
      status={table === null && text('Reading the file…')}
    />
  );
};
