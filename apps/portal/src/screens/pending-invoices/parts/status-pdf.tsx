import { generateStatusPdf, useDataContext } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain';
import { PdfLink } from '../../../features/pdf/pdf-link.tsx';

export interface StatusPdfProps {
  readonly invoice: Pick<Invoice, 'statusLineId'>;
  /** The title of the document: 'Factura FE-10293'. */
  readonly document: string;
  /** Reached with arrow keys within a grid, not with Tab. */
  readonly inGrid?: boolean;
}

/** The PDF of a pending invoice (spec 7, generatedPDFAccountStatusDetails). */
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
