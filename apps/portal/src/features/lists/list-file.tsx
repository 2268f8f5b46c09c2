import type { Download } from '@surtidor/data';
import { checkUrl } from '@surtidor/domain';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { type PortalMessage, useText } from '../../platform/messages/text-context.tsx';
import { PdfNotice } from '../pdf/pdf-notice.tsx';

/** A file that the backend makes of a whole list. */
export interface ListFile {
  /** What the file is: 'PDF', 'Excel', 'Certificado de saldos'. */
  readonly type: string;
  readonly file: Download;
}

/** The two files that a list has as a whole (spec 2). */
export const wholeListFiles = ({ pdf, xls }: Readonly<Record<'pdf' | 'xls', Download>>) =>
  [
    { type: 'PDF', file: pdf },
    { type: 'Excel', file: xls },
  ] as const satisfies readonly ListFile[];

/** Where a file is, or why it cannot be opened. */
export type FileTarget = { readonly href: string } | { readonly problem: PortalMessage };

/**
 * Where a file of a list is. One that is missing says so when it is asked for (spec 8), and an
 * address that the deployment did not allow is never a link (reading 13).
 */
export function useFileTarget(): (file: ListFile) => FileTarget {
  const { allowedHosts } = usePortal().config;
  return ({ type, file: { address } }) => {
    if (address === '') return { problem: { key: 'Document {type} not found', params: { type } } };
    const checked = checkUrl(address, { hosts: allowedHosts });
    return checked.kind === 'allowed'
      ? { href: checked.href }
      : { problem: { key: 'This address is not allowed.' } };
  };
}

export interface FileNoticeProps {
  readonly problem: PortalMessage;
  readonly onAccept: () => void;
}

/** Says why a file cannot be opened. */
export const FileNotice = ({ problem, onAccept }: FileNoticeProps) => {
  const text = useText();
  return <PdfNotice title={text('Document not available')} message={problem} onAccept={onAccept} />;
};
