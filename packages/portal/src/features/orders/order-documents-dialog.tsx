import { fetchOrderDocument, useDataContext } from '@surtidor/data';
import {
  filterOrderDocuments,
  type Order,
  type OrderDocument,
  type OrderDocumentKind,
  orderDocumentKinds,
} from '@surtidor/domain/orders';
import { Button, Checkbox, Dialog } from '@surtidor/ui';
import { useState } from 'react';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { PdfBatchDownload } from '../pdf/batch/pdf-batch-download.tsx';
import type { PdfJob } from '../pdf/batch/pdf-job.ts';
import { getOrderDocumentTitle } from './order-texts.ts';
import '../../shared/messages/spanish/order-tools.ts';

export interface OrderDocumentsDialogProps {
  /** The orders whose documents are requested. */
  readonly orders: readonly Order[];
  /** The name of the zip without its extension. */
  readonly fileName: string;
  readonly onClose: () => void;
}

const kindLabels = {
  invoice: 'Invoices ({count})',
  remission: 'Delivery notes ({count})',
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
  const handleFetch = (kinds: readonly OrderDocumentKind[]) =>
    setJobs(
      getDocumentJobs(orders, kinds, text).map(({ orderDocument, ...job }) => ({
        ...job,
        fetchPdf: () => fetchOrderDocument(client, orderDocument),
      })),
    );
  return <KindsDialog orders={orders} onClose={onClose} onFetch={handleFetch} />;
};

interface DocumentJob extends Pick<PdfJob, 'id' | 'title'> {
  readonly orderDocument: OrderDocument;
}

/** Returns the jobs of all orders. A shared document is fetched once. */
function getDocumentJobs(
  orders: readonly Order[],
  kinds: readonly OrderDocumentKind[],
  text: Text,
): readonly DocumentJob[] {
  const allJobs = orders.flatMap((order) =>
    filterOrderDocuments(order, kinds).map((orderDocument) => ({
      id: `${orderDocument.kind} ${orderDocument.number || order.number}`,
      title: getOrderDocumentTitle(orderDocument, order, text),
      orderDocument,
    })),
  );
  return [...new Map(allJobs.map((job) => [job.id, job])).values()];
}

interface KindsDialogProps extends Pick<OrderDocumentsDialogProps, 'orders' | 'onClose'> {
  readonly onFetch: (kinds: readonly OrderDocumentKind[]) => void;
}

const KindsDialog = ({ orders, onClose, onFetch }: KindsDialogProps) => {
  const text = useText();
  const [excludedKinds, setExcludedKinds] = useState<ReadonlySet<OrderDocumentKind>>(new Set());
  const availableKinds = orderDocumentKinds
    .map((kind) => ({ kind, count: getDocumentJobs(orders, [kind], text).length }))
    .filter(({ count }) => count > 0);
  const selectedKinds = availableKinds.filter(({ kind }) => !excludedKinds.has(kind));
  const setKind = (kind: OrderDocumentKind, isSelected: boolean) =>
    setExcludedKinds((previousKinds) => {
      const nextKinds = new Set(previousKinds);
      if (isSelected) nextKinds.delete(kind);
      else nextKinds.add(kind);
      return nextKinds;
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
        <Button
          disabled={selectedKinds.length === 0}
          onClick={() => onFetch(selectedKinds.map(({ kind }) => kind))}
        >
          {text('Create zip')}
        </Button>
      }
    >
      {availableKinds.length === 0 ? (
        <p>{text('These orders have no documents yet.')}</p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2">{text('Which documents do you want?')}</legend>
          {availableKinds.map(({ kind, count }) => (
            <Checkbox
              key={kind}
              label={text(kindLabels[kind], { count })}
              checked={!excludedKinds.has(kind)}
              onCheckedChange={(checked) => setKind(kind, checked)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
