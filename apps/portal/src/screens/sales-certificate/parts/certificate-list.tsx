import type { PagedRemote } from '@surtidor/data';
import {
  formatDate,
  getLoadedItems,
  parsePdfResponse,
  type SalesCertificate,
} from '@surtidor/domain';
import { Alert, type CertificateRow, CertificateTable } from '@surtidor/ui';
import { useMemo, useState } from 'react';
import { PdfNotice } from '../../../features/pdf/pdf-notice.tsx';
import { type PdfOutcome, toPdfOutcome } from '../../../features/pdf/pdf-outcome.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { type PortalMessage, useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText, getFrame } from '../../../platform/remote/frame-state.ts';

type Missing = PortalMessage | string;

/** Returns the file of a certificate. The file can be pending, available or invalid (spec 8). */
function getFile(
  { downloadUrl }: SalesCertificate,
  hosts: readonly string[],
  showMissing: (why: Missing) => void,
): Pick<CertificateRow, 'file' | 'onFileMissing'> {
  if (downloadUrl === '') return { file: { state: 'preparing' } };
  const outcome: PdfOutcome = toPdfOutcome(parsePdfResponse(downloadUrl, null), hosts);
  return outcome.kind === 'file'
    ? { file: { href: outcome.href } }
    : { file: {}, onFileMissing: () => showMissing(outcome.message) };
}

function useRows(
  certificates: readonly SalesCertificate[],
  showMissing: (why: Missing) => void,
): readonly CertificateRow[] {
  const { allowedHosts } = usePortal().config;
  return useMemo(
    () =>
      certificates.map((one) => ({
        id: one.id,
        request: one.requestNumber,
        recipient: one.received || one.recipientName,
        startDate: formatDate(one.startDate),
        endDate: formatDate(one.endDate),
        ...getFile(one, allowedHosts, showMissing),
      })),
    [certificates, allowedHosts, showMissing],
  );
}

/** The generated certificates, sorted by number (spec 2 and 7). */
export const CertificateList = ({ list }: { list: PagedRemote<SalesCertificate, null> }) => {
  const text = useText();
  const [missing, setMissing] = useState<Missing | null>(null);
  const { state, malformed } = list;
  const certificates = getLoadedItems(state);
  const rows = useRows(certificates, setMissing);
  const ready = state.kind === 'ready' ? state : null;
  return (
    <>
      <CertificateTable
        frame={{
          ...getFrame(state, list.retry, text),
          emptyTitle: text('You have no certificates yet'),
          emptyText: text('The ones you ask for are listed here.'),
        }}
        rows={rows}
        more={ready?.more ?? 'no'}
        onLoadMore={list.loadMore}
        progress={text('Showing {shown} of {total}', {
          shown: rows.length,
          total: ready?.total ?? rows.length,
        })}
        moreFailureText={ready?.moreFailure && getFailureText(ready.moreFailure, text)}
        notice={
          malformed > 0 && (
            <Alert tone="warning">{text('Some certificates could not be read.')}</Alert>
          )
        }
      />
      {missing !== null && <PdfNotice message={missing} onAccept={() => setMissing(null)} />}
    </>
  );
};
