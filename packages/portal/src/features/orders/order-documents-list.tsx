import { fetchOrderDocument, useDataContext } from '@surtidor/data';
import { getOrderDocuments, type Order, type OrderDocument } from '@surtidor/domain/orders';
import { useText } from '../../platform/messages/text-context.tsx';
import { PdfLink } from '../pdf/pdf-link.tsx';
import { getOrderDocumentTitle } from './order-texts.ts';

const getKey = ({ kind, number }: OrderDocument) => `${kind} ${number}`;

/** Renders the links to an order's documents. Each file is requested on click. */
export const OrderDocumentsList = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { client } = useDataContext();
  return getOrderDocuments(order).map((orderDocument) => {
    const title = getOrderDocumentTitle(orderDocument, order, text);
    return (
      <PdfLink
        key={getKey(orderDocument)}
        document={title}
        label={title}
        fetchPdf={() => fetchOrderDocument(client, orderDocument)}
      />
    );
  });
};
