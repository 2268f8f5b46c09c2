import { controlClasses, FormField, type FormFieldProps } from '@surtidor/ui';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { tableFileLimits, type UnreadableReason } from './table-file.ts';
import type { ChosenFile } from './use-table-file.ts';

const keys: Readonly<Record<UnreadableReason, PortalMessageKey>> = {
  'too-large': 'The file is larger than {megabytes} MB. Divide it.',
  'too-large-unpacked':
    'The workbook is too large once it is unpacked. Copy only your data to a new workbook.',
  'too-many-cells':
    'The sheets reach too many rows or columns. Copy only your data to a new workbook.',
  'old-or-encrypted':
    'The workbook has the old format (.xls) or a password. Save it as .xlsx without a password.',
  'unknown-format': 'The file is neither CSV nor an Excel workbook (.xlsx), or it is damaged.',
  'too-slow': 'Reading the file took too long. Divide it.',
  'reader-missing': 'The file reader could not be loaded. Reload the page and try again.',
};

/** The error of a file and what to do. */
const unreadableText = (reason: UnreadableReason, text: Text): string =>
  text(keys[reason], { megabytes: tableFileLimits.bytes / 1_000_000 });

export interface TableFileFieldProps extends Pick<FormFieldProps, 'hint' | 'error'> {
  /** The selected file; its read error is rendered unless there is an `error`. */
  readonly chosen: ChosenFile | null;
  /** Called with each selected or dropped file, also with the same one again. */
  readonly onChoose: (file: File) => void;
}

/**
 * Selects a CSV file or a workbook, also by drag and drop. The native text is hidden, because it follows
 * the browser's language; the input is cleared so that the same file can be selected again.
 */
export const TableFileField = ({ hint, error, chosen, onChoose }: TableFileFieldProps) => {
  const text = useText();
  const { table } = chosen ?? {};
  const unreadable = table?.kind === 'unreadable' && unreadableText(table.reason, text);
  return (
    <FormField
      label={text('CSV file or Excel workbook')}
      hint={hint}
      error={error || unreadable || undefined}
    >
      {(control) => (
        <div
          className={`${controlClasses} relative flex items-center gap-3 hover:border-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring`}
        >
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.xlsx,text/csv"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file can be selected again after a correction.
              event.target.value = '';
              if (file) onChoose(file);
            }}
          />
          <span
            aria-hidden="true"
            className="shrink-0 rounded-sm bg-primary-soft px-3 py-1 text-sm font-semibold text-primary-ink"
          >
            {text('Choose a file')}
          </span>
          <span aria-live="polite" className="min-w-0 truncate text-sm text-ink-soft">
            <bdi>{chosen?.file.name ?? text('No file was selected yet')}</bdi>
            {table === null && <span className="ml-2">{text('Reading the file…')}</span>}
          </span>
        </div>
      )}
    </FormField>
  );
};
