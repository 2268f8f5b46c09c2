import { fetchOrderDocument, useDataContext } from '@surtidor/data';
import { type Order, type OrderDocument, orderDocuments } from '@surtidor/domain';
import { useText } from '../../platform/messages/text-context.tsx';
import { PdfLink } from '../pdf/pdf-link.tsx';
import { paperTitle } from './order-texts.ts';

const keyOf = ({ kind, number }: OrderDocument) => `${kind} ${number}`;

/** The links to an order's documents; each file is requested when pressed. */
export const OrderPapersList = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { client } = useDataContext();
  return orderDocuments(order).map((paper) => {
    const title = paperTitle(paper, order, text);
    return (
      <PdfLink
        key={keyOf(paper)}
        document={title}
        label={title}
        fetchPdf={() => fetchOrderDocument(client, paper)}
      />
    );
  });
};
