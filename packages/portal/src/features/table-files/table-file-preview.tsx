import { Select } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import {
  type Encoding,
  encodings,
  type ReadOptions,
  type Separator,
  separators,
  type TableFile,
  type TableRows,
} from './table-file.ts';

const separatorLabels: Readonly<Record<Separator, PortalMessageKey>> = {
  ';': 'Semicolon (;)',
  ',': 'Comma (,)',
  '\t': 'Tab',
  '|': 'Vertical bar (|)',
};

const encodingLabels: Readonly<Record<Encoding, PortalMessageKey>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Excel on Windows)',
  macintosh: 'Macintosh (Excel on Mac)',
  'utf-16le': 'UTF-16',
};

type ReadableFile = Exclude<TableFile, { kind: 'unreadable' }>;

export interface TableFilePreviewProps {
  readonly table: ReadableFile;
  /** Disables the settings, for instance while rows are sent. */
  readonly disabled?: boolean;
  /** Called with the new settings. */
  readonly onReadAgain: (options: ReadOptions) => void;
}

/** Renders how a file was read: separator and encoding, or sheet, and its first rows. */
export const TableFilePreview = ({ table, disabled, onReadAgain }: TableFilePreviewProps) => {
  const text = useText();
  return (
    <section aria-label={text('How the file was read')} className="flex flex-col gap-3">
      <p className="text-sm text-ui-ink-soft">
        <span className="font-semibold text-ui-ink">{text('How the file was read')}</span>{' '}
        <span>{text('Change these options if the columns or characters look wrong.')}</span>
      </p>
      <ReadSettings table={table} disabled={disabled} onReadAgain={onReadAgain} />
      <FirstRows rows={table.rows} />
    </section>
  );
};

const ReadSettings = ({ table, disabled, onReadAgain }: TableFilePreviewProps) => {
  const text = useText();
  if (table.kind === 'workbook') {
    return (
      <Select
        className="sm:max-w-72"
        label={text('Sheet')}
        value={table.sheet}
        disabled={disabled}
        options={table.sheets.map((name) => ({ value: name, label: name }))}
        onValueChange={(sheet) => onReadAgain({ sheet })}
      />
    );
  }
  const { separator, encoding } = table;
  return (
    <div className="grid gap-3 sm:max-w-xl sm:grid-cols-2">
      <Select
        label={text('Separator')}
        value={separator}
        disabled={disabled}
        options={separators.map((candidate) => ({
          value: candidate,
          label: text(separatorLabels[candidate]),
        }))}
        onValueChange={(next) => onReadAgain({ separator: next, encoding })}
      />
      <Select
        label={text('Encoding')}
        value={encoding}
        disabled={disabled}
        options={encodings.map((name) => ({ value: name, label: text(encodingLabels[name]) }))}
        onValueChange={(next) => onReadAgain({ separator, encoding: next })}
      />
    </div>
  );
};

/** Rows and columns of the preview. */
const previewRows = 4;
const previewColumns = 12;

/** Renders the first rows. Wide rows scroll inside their container. */
const FirstRows = ({ rows }: { readonly rows: TableRows }) => {
  const text = useText();
  const name = text('First rows of the file');
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable container must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-ui-md border border-ui-line"
    >
      <table className="min-w-full text-left text-sm">
        <caption className="sr-only">{name}</caption>
        <tbody>
          {rows.slice(0, previewRows).map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key.
            <tr key={rowIndex} className="border-ui-line border-b last:border-0">
              {row.slice(0, previewColumns).map((cell, columnIndex) => {
                const Cell = rowIndex === 0 ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other key.
                    key={columnIndex}
                    {...(rowIndex === 0 && { scope: 'col' })}
                    className="max-w-48 truncate px-3 py-2 font-normal whitespace-nowrap"
                  >
                    <bdi translate="no">{cell}</bdi>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
