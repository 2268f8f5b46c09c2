import { generateStatusPdf, useDataContext } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import { PdfLink } from '../../../features/pdf/pdf-link.tsx';

export interface StatusPdfProps {
  readonly invoice: Pick<Invoice, 'statusLineId'>;
  /** The title of the document, for example 'Factura FE-10293'. */
  readonly document: string;
  /** Whether the button is in a grid, where arrow keys focus it instead of Tab. */
  readonly inGrid?: boolean;
}

/** A button that opens the PDF of a pending invoice (spec 7, generatedPDFAccountStatusDetails). */
export const StatusPdf = ({ invoice, document, inGrid }: StatusPdfProps) => {
  const { client } = useDataContext();
  return (
    <PdfLink
      document={document}
      fetchPdf={() => generateStatusPdf(client, invoice.statusLineId)}
      {...(inGrid && { tabIndex: -1 })}
    />
  );
};
