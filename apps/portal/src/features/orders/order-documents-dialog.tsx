import { fetchOrderDocument, useDataContext } from '@surtidor/data';
import {
  filterOrderDocuments,
  type Order,
  type OrderDocument,
  type OrderDocumentKind,
  orderDocumentKinds,
} from '@surtidor/domain';
import { Button, Checkbox, Dialog } from '@surtidor/ui';
import { useState } from 'react';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { PdfBatchDownload } from '../pdf/batch/pdf-batch-download.tsx';
import type { PdfJob } from '../pdf/batch/pdf-job.ts';
import { orderDocumentTitle } from './order-texts.ts';

export interface OrderDocumentsDialogProps {
  /** The orders whose documents are requested. */
  readonly orders: readonly Order[];
  /** Name of the zip without extension. */
  readonly fileName: string;
  readonly onClose: () => void;
}

const kindNames = {
  invoice: 'Invoices ({count})',
  remission: 'Remissions ({count})',
  'load-order': 'Load orders ({count})',
} as const satisfies Record<OrderDocumentKind, string>;

/** Selects kinds of documents of some orders and downloads them as one zip (spec 2). */
export const OrderDocumentsDialog = ({ orders, fileName, onClose }: OrderDocumentsDialogProps) => {
  const text = useText();
  const { client } = useDataContext();
  const [jobs, setJobs] = useState<readonly PdfJob[] | null>(null);
  if (jobs) {
    return <PdfBatchDownload jobs={jobs} fileName={fileName} onClose={onClose} />;
  }
  const fetch = (kinds: readonly OrderDocumentKind[]) =>
    setJobs(
      documentJobs(orders, kinds, text).map(({ orderDocument, ...job }) => ({
        ...job,
        fetchPdf: () => fetchOrderDocument(client, orderDocument),
      })),
    );
  return <KindsDialog orders={orders} onClose={onClose} onFetch={fetch} />;
};

interface DocumentJob extends Pick<PdfJob, 'id' | 'title'> {
  readonly orderDocument: OrderDocument;
}

/** The documents of all orders; shared ones are fetched once. */
function documentJobs(
  orders: readonly Order[],
  kinds: readonly OrderDocumentKind[],
  text: Text,
): readonly DocumentJob[] {
  const all = orders.flatMap((order) =>
    filterOrderDocuments(order, kinds).map((orderDocument) => ({
      id: `${orderDocument.kind} ${orderDocument.number || order.number}`,
      title: orderDocumentTitle(orderDocument, order, text),
      orderDocument,
    })),
  );
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

interface KindsDialogProps extends Pick<OrderDocumentsDialogProps, 'orders' | 'onClose'> {
  readonly onFetch: (kinds: readonly OrderDocumentKind[]) => void;
}

const KindsDialog = ({ orders, onClose, onFetch }: KindsDialogProps) => {
  const text = useText();
  const [excluded, setExcluded] = useState<ReadonlySet<OrderDocumentKind>>(new Set());
  const offered = orderDocumentKinds
    .map((kind) => ({ kind, count: documentJobs(orders, [kind], text).length }))
    .filter(({ count }) => count > 0);
  const all = offered.filter(({ kind }) => !excluded.has(kind));
  const choose = (kind: OrderDocumentKind, isRequested: boolean) =>
    setExcluded((previous) => {
      const next = new Set(previous);
      if (isRequested) next.delete(kind);
      else next.add(kind);
      return next;
    });
  return (
    <Dialog
      open
      size="sm"
      title={
        orders.length === 1
          ? text('Documents of 1 order')
          : text('Documents of {count} orders', { count: orders.length })
      }
      onOpenChange={onClose}
      footer={
        <Button disabled={all.length === 0} onClick={() => onFetch(all.map(({ kind }) => kind))}>
          {text('Prepare the zip')}
        </Button>
      }
    >
      {offered.length === 0 ? (
        <p>{text('These orders have no documents yet.')}</p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2">{text('Which documents do you want?')}</legend>
          {offered.map(({ kind, count }) => (
            <Checkbox
              key={kind}
              label={text(kindNames[kind], { count })}
              checked={!excluded.has(kind)}
              onCheckedChange={(checked) => choose(kind, checked)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
