import type { Download } from '@surtidor/data';
import { checkUrl } from '@surtidor/domain/content';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { type PortalMessage, useText } from '../../platform/messages/text-context.tsx';
import { PdfNotice } from '../pdf/pdf-notice.tsx';

/** A file that the backend generates from an entire list. */
export interface ListFile {
  /** The type of the file: 'PDF', 'Excel', 'Certificado de saldos'. */
  readonly type: string;
  readonly file: Download;
}

/** Returns the two files of an entire list (spec 2). */
export const getListFiles = ({ pdf, xls }: Readonly<Record<'pdf' | 'xls', Download>>) =>
  [
    { type: 'PDF', file: pdf },
    { type: 'Excel', file: xls },
  ] as const satisfies readonly ListFile[];

/** The URL of a file, or the reason why it cannot be opened. */
export type FileTarget = { readonly href: string } | { readonly problem: PortalMessage };

/**
 * Returns the URL of a list's file. A missing file returns a message (spec 8), and so does a URL that
 * the deployment does not allow (reading 13).
 */
export function useFileTarget(): (file: ListFile) => FileTarget {
  const { allowedHosts } = usePortal().config;
  return ({ type, file: { address } }) => {
    if (address === '') return { problem: { key: 'Document {type} not found', params: { type } } };
    const urlCheck = checkUrl(address, { hosts: allowedHosts });
    return urlCheck.kind === 'allowed'
      ? { href: urlCheck.href }
      : { problem: { key: 'This address is not allowed.' } };
  };
}

export interface FileNoticeProps {
  readonly problem: PortalMessage;
  readonly onAccept: () => void;
}

/** Renders a dialog with the reason why a file cannot be opened. */
export const FileNotice = ({ problem, onAccept }: FileNoticeProps) => {
  const text = useText();
  return <PdfNotice title={text('Document not available')} message={problem} onAccept={onAccept} />;
};
