import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import { tableFileLimits, type UnreadableReason } from './table-file.ts';

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
export const unreadableText = (reason: UnreadableReason, text: Text): string =>
  text(keys[reason], { megabytes: tableFileLimits.bytes / 1_000_000 });
