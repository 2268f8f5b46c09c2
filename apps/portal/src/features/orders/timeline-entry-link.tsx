import { fetchInvoiceByCufe, generateTimelinePdf, useDataContext } from '@surtidor/data';
import { assertNever, type PdfResponse, type TimelineEntry } from '@surtidor/domain';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { PdfLink } from '../pdf/pdf-link.tsx';

/** The title of an entry's download: the document that it names. */
const downloadTitle = ({ event }: TimelineEntry, text: Text): string => {
  if (event.remissionId) return text('Remission {number}', { number: event.remissionId });
  return event.loadOrderId
    ? text('Load order {number}', { number: event.loadOrderId })
    : text('Details');
};

/** The link to an entry's file, or the text that there is none (spec 2; reading 41). */
export const TimelineEntryLink = ({ entry }: { readonly entry: TimelineEntry }) => {
  const text = useText();
  const { client } = useDataContext();
  const { link } = entry;
  switch (link.kind) {
    case 'none':
      return null;
    case 'unavailable':
      return text('Detail not available');
    case 'cufe':
      return (
        <InvoiceLink
          title={text('Invoice')}
          fetchPdf={() => fetchInvoiceByCufe(client, link.cufe)}
        />
      );
    case 'invoice':
      return (
        <InvoiceLink
          title={text('Invoice')}
          fetchPdf={async () => {
            const generated = await generateTimelinePdf(client, link.invoiceId);
            return generated.kind === 'address'
              ? generated
              : { kind: 'address', address: link.address };
          }}
        />
      );
    case 'download':
      return (
        <InvoiceLink
          title={downloadTitle(entry, text)}
          fetchPdf={async () => ({ kind: 'address', address: link.address })}
        />
      );
    default:
      return assertNever(link);
  }
};

interface InvoiceLinkProps {
  readonly title: string;
  readonly fetchPdf: () => Promise<PdfResponse>;
}

const InvoiceLink = ({ title, fetchPdf }: InvoiceLinkProps) => (
  <span className="-ml-3 print:hidden">
    <PdfLink document={title} label={title} fetchPdf={fetchPdf} />
  </span>
);
