import { fetchOrderDocument, useDataContext } from '@surtidor/data';
import {
  documentsOfKind,
  type Order,
  type OrderDocument,
  type OrderDocumentKind,
  orderDocumentKinds,
} from '@surtidor/domain';
import { Button, Checkbox, Dialog } from '@surtidor/ui';
import { useState } from 'react';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { PdfBatchDialog } from '../pdf/batch/pdf-batch-dialog.tsx';
import type { PdfJob } from '../pdf/batch/pdf-job.ts';
import { paperTitle } from './order-texts.ts';

export interface PapersDialogProps {
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
export const PapersDialog = ({ orders, fileName, onClose }: PapersDialogProps) => {
  const text = useText();
  const { client } = useDataContext();
  const [jobs, setJobs] = useState<readonly PdfJob[] | null>(null);
  if (jobs) {
    return <PdfBatchDialog jobs={jobs} fileName={fileName} onClose={onClose} />;
  }
  const fetch = (kinds: readonly OrderDocumentKind[]) =>
    setJobs(
      papersOf(orders, kinds, text).map(({ paper, ...job }) => ({
        ...job,
        fetchPdf: () => fetchOrderDocument(client, paper),
      })),
    );
  return <KindsDialog orders={orders} onClose={onClose} onFetch={fetch} />;
};

interface WantedPaper extends Pick<PdfJob, 'id' | 'title'> {
  readonly paper: OrderDocument;
}

/** The documents of all orders; shared ones are fetched once. */
function papersOf(
  orders: readonly Order[],
  kinds: readonly OrderDocumentKind[],
  text: Text,
): readonly WantedPaper[] {
  const wanted = orders.flatMap((order) =>
    documentsOfKind(order, kinds).map((paper) => ({
      id: `${paper.kind} ${paper.number || order.number}`,
      title: paperTitle(paper, order, text),
      paper,
    })),
  );
  return [...new Map(wanted.map((one) => [one.id, one])).values()];
}

interface KindsDialogProps extends Pick<PapersDialogProps, 'orders' | 'onClose'> {
  readonly onFetch: (kinds: readonly OrderDocumentKind[]) => void;
}

const KindsDialog = ({ orders, onClose, onFetch }: KindsDialogProps) => {
  const text = useText();
  const [unwanted, setUnwanted] = useState<ReadonlySet<OrderDocumentKind>>(new Set());
  const offered = orderDocumentKinds
    .map((kind) => ({ kind, count: papersOf(orders, [kind], text).length }))
    .filter(({ count }) => count > 0);
  const wanted = offered.filter(({ kind }) => !unwanted.has(kind));
  const choose = (kind: OrderDocumentKind, isWanted: boolean) =>
    setUnwanted((before) => {
      const next = new Set(before);
      if (isWanted) next.delete(kind);
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
        <Button
          disabled={wanted.length === 0}
          onClick={() => onFetch(wanted.map(({ kind }) => kind))}
        >
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
              checked={!unwanted.has(kind)}
              onCheckedChange={(checked) => choose(kind, checked)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
