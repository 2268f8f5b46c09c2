import { getDocumentName, type NamedDocument } from '@surtidor/domain';
import { getRecordNumber, type Invoice } from '@surtidor/domain/invoices';
import { canOpen, getInvoicePath } from '@surtidor/domain/session';
import { Link } from '@surtidor/ui';
import { useCallback } from 'react';
import { useVisitor } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ShortTitle } from '../lists/short-title.tsx';

type NumberedDocument = Pick<Invoice, 'invoiceNumber' | 'documentNumber'>;

/** Returns the path of a document's page, or undefined without access. Stable while the access is the same. */
export function useInvoicePath(): (document: NumberedDocument) => string | undefined {
  const isGranted = canOpen(useVisitor(), 'invoice');
  return useCallback(
    (document) => (isGranted ? getInvoicePath(getRecordNumber(document)) : undefined),
    [isGranted],
  );
}

export interface InvoiceLinkProps {
  readonly document: NumberedDocument;
  /** The title of the document: 'Factura FE-10293'. */
  readonly title: string;
}

/** Renders 'Details' as a link to the page of a document. Renders nothing without access. */
export const InvoiceLink = ({ document, title }: InvoiceLinkProps) => {
  const text = useText();
  const href = useInvoicePath()(document);
  if (href === undefined) return null;
  return (
    <Link
      href={href}
      aria-label={text('Details of {document}', { document: title })}
      className="inline-flex min-h-11 items-center text-sm lg:min-h-9 print:hidden"
    >
      {text('Details')}
    </Link>
  );
};

/** Renders the title of a document as a link to its page; as text without access. */
export const InvoiceTitle = ({ document, title }: InvoiceLinkProps) => {
  const href = useInvoicePath()(document);
  return href === undefined ? title : <Link href={href}>{title}</Link>;
};

/** Renders the title of a document on a card that opens; a phone shows its number alone. */
export const ShortInvoiceTitle = ({
  document,
  title,
}: InvoiceLinkProps & { readonly document: NamedDocument }) => (
  <ShortTitle title={title} number={getDocumentName(document).number} />
);
