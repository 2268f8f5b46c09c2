import type { Download } from '@surtidor/data';
import { checkAddress } from '@surtidor/domain';
import { Button, DownloadLink } from '@surtidor/ui';
import FileDown from 'lucide-react/icons/file-down';
import { Suspense, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { type PortalMessage, useText } from '../../platform/messages/text-context.tsx';
import { LazyPdfNotice } from '../pdf/lazy-pdf-notice.tsx';

export interface ListDownloadProps {
  /** What the file is: 'PDF', 'Excel', 'Certificado de saldos'. */
  readonly type: string;
  readonly file: Download;
}

/** Why a file cannot be opened, or where it is. */
function standingOf(
  { address }: Download,
  type: string,
  hosts: readonly string[],
): { readonly href: string } | { readonly problem: PortalMessage } {
  if (address === '') return { problem: { key: 'Document {type} not found', params: { type } } };
  const checked = checkAddress(address, { hosts });
  return checked.kind === 'allowed'
    ? { href: checked.href }
    : { problem: { key: 'This address is not allowed.' } };
}

/**
 * A file of a list in a new tab. One that is missing says so when it is asked for (spec 8), and an
 * address that the deployment did not allow is never a link (reading 13).
 */
export const ListDownload = ({ type, file }: ListDownloadProps) => {
  const text = useText();
  const { allowedHosts } = usePortal().config;
  const [told, setTold] = useState(false);
  const standing = standingOf(file, type, allowedHosts);
  if ('href' in standing) return <DownloadLink href={standing.href}>{type}</DownloadLink>;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<FileDown className="size-4" />}
        onClick={() => setTold(true)}
      >
        {type}
      </Button>
      {told && (
        <Suspense fallback={null}>
          <LazyPdfNotice
            title={text('Document not available')}
            message={standing.problem}
            onAccept={() => setTold(false)}
          />
        </Suspense>
      )}
    </>
  );
};
