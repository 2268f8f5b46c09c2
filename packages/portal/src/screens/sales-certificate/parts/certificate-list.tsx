import type { PagedRemote } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import type { SalesCertificate } from '@surtidor/domain/certificates';
import { parsePdfResponse } from '@surtidor/domain/invoices';
import { Alert, type CertificateRow, CertificateTable } from '@surtidor/ui';
import { useMemo, useState } from 'react';
import { getListProgress } from '../../../features/lists/list-texts.ts';
import { PdfNotice } from '../../../features/pdf/pdf-notice.tsx';
import { type PdfOutcome, toPdfOutcome } from '../../../features/pdf/pdf-outcome.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type PortalMessage, useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText, getFrame } from '../../../platform/remote/frame-state.ts';

type MissingFileMessage = PortalMessage | string;

/** Returns the file of a certificate. The file can be pending, available or invalid (spec 8). */
function getFile(
  { downloadUrl }: SalesCertificate,
  hosts: readonly string[],
  showMissingMessage: (message: MissingFileMessage) => void,
): Pick<CertificateRow, 'file' | 'onFileMissing'> {
  if (downloadUrl === '') return { file: { state: 'preparing' } };
  const outcome: PdfOutcome = toPdfOutcome(parsePdfResponse(downloadUrl, null), hosts);
  return outcome.kind === 'file'
    ? { file: { href: outcome.href } }
    : { file: {}, onFileMissing: () => showMissingMessage(outcome.message) };
}

function useRows(
  certificates: readonly SalesCertificate[],
  showMissingMessage: (message: MissingFileMessage) => void,
): readonly CertificateRow[] {
  const text = useText();
  const { allowedHosts } = usePortal().config;
  return useMemo(
    () =>
      certificates.map((certificate) => ({
        id: certificate.id,
        request: certificate.requestNumber,
        recipient: certificate.received || certificate.recipientName,
        startDate: formatDate(certificate.startDate, text),
        endDate: formatDate(certificate.endDate, text),
        ...getFile(certificate, allowedHosts, showMissingMessage),
      })),
    [certificates, allowedHosts, showMissingMessage, text],
  );
}

/** The generated certificates, sorted by number (spec 2 and 7). */
export const CertificateList = ({ list }: { list: PagedRemote<SalesCertificate, null> }) => {
  const text = useText();
  const [missingMessage, setMissingMessage] = useState<MissingFileMessage | null>(null);
  const { state, malformedCount } = list;
  const certificates = getLoadedItems(state);
  const rows = useRows(certificates, setMissingMessage);
  const readyState = state.kind === 'ready' ? state : null;
  return (
    <>
      <CertificateTable
        frame={{
          ...getFrame(state, list.retry, text),
          emptyTitle: text('You have no certificates yet'),
          emptyText: text('The certificates that you request appear here.'),
        }}
        rows={rows}
        more={readyState?.more ?? 'no'}
        onLoadMore={list.loadMore}
        progress={getListProgress(list, rows.length, text)}
        moreFailureText={readyState?.moreFailure && getFailureText(readyState.moreFailure, text)}
        notice={
          malformedCount > 0 && (
            <Alert tone="warning">{text('Some certificates could not be read.')}</Alert>
          )
        }
      />
      {missingMessage !== null && (
        <PdfNotice message={missingMessage} onAccept={() => setMissingMessage(null)} />
      )}
    </>
  );
};
