import { type InvoiceFindings, useInvoiceRecord } from '@surtidor/data';
import { getRecordNumber, type InvoiceRecord } from '@surtidor/domain/invoices';
import { parseOrderNumber } from '@surtidor/domain/orders';
import { getInvoicePath } from '@surtidor/domain/session';
import { type InvoiceAttempts, useInvoiceAttempts } from '@surtidor/flows/react';
import { Card, ListFrame, OrderTimelineSkeleton, StateMessage } from '@surtidor/ui';
import { useEffect } from 'react';
import { ClaimsCard } from '../../features/claims/claims-card.tsx';
import { getInvoiceTitle } from '../../features/invoices/document-title.ts';
import { useAbilities, useRoutePath, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../platform/page-head/page-head.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { useNavigate, useSearchParams } from '../../platform/router/index.ts';
import { InvoiceBalance } from './parts/invoice-balance.tsx';
import { InvoiceFacts } from './parts/invoice-facts.tsx';
import { InvoiceTimeline } from './parts/invoice-timeline.tsx';
import { useInvoiceOrder } from './parts/use-invoice-order.ts';
import '../../shared/messages/spanish/invoice-page.ts';

/** Everything about one document: what is left to pay, its facts and its life (/admin/invoice?number=…). */
const InvoiceScreen = () => {
  const [searchParams] = useSearchParams();
  const number = parseOrderNumber(searchParams.get('number'));
  return number === null ? <InvoiceNotFound /> : <InvoicePage key={number} number={number} />;
};

const InvoicePage = ({ number }: { readonly number: string }) => {
  const text = useText();
  const { clientCode } = useSession();
  const { seePendingInvoices, seeAccountHistory } = useAbilities();
  const access = { documents: seePendingInvoices, history: seeAccountHistory };
  const { state, retry } = useInvoiceRecord(clientCode, number, access);
  const findings = getData(state);
  useCanonicalNumber(number, findings?.record ?? null);
  const attempts = useInvoiceAttempts(findings?.record?.openLines, retry);
  if (state.kind === 'empty') return <InvoiceNotFound number={number} />;
  return (
    <>
      <InvoiceHead
        title={
          findings?.record
            ? getInvoiceTitle(findings.record.document, text)
            : text('Invoice {number}', { number })
        }
      />
      <ListFrame {...getFrame(state, retry, text)} skeleton={<OrderTimelineSkeleton count={5} />}>
        {findings?.record && (
          <InvoiceContent {...{ findings, attempts }} record={findings.record} onPaid={retry} />
        )}
      </ListFrame>
    </>
  );
};

/** Replaces another number in the URL with the one that orders and compensations name. */
function useCanonicalNumber(number: string, record: InvoiceRecord | null): void {
  const navigate = useNavigate();
  const canonicalNumber = record && getRecordNumber(record.document);
  useEffect(() => {
    if (canonicalNumber && canonicalNumber !== number)
      navigate(getInvoicePath(canonicalNumber), { replace: true });
  }, [canonicalNumber, number, navigate]);
}

interface InvoiceContentProps {
  readonly findings: InvoiceFindings;
  readonly record: InvoiceRecord;
  readonly attempts: InvoiceAttempts;
  /** Called after a payment was sent. */
  readonly onPaid: () => void;
}

const InvoiceContent = ({ findings, record, attempts, onPaid }: InvoiceContentProps) => {
  const text = useText();
  const order = useInvoiceOrder(record.document, findings.cufe);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-12 lg:gap-5 print:block print:*:mb-4">
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-5 lg:gap-5">
        <InvoiceBalance {...{ record, attempts }} onPaid={onPaid} />
        <Card title={text('Summary')}>
          <InvoiceFacts record={record} cufe={findings.cufe} order={order} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-7 lg:gap-5">
        <Card title={text('Timeline')}>
          <InvoiceTimeline findings={findings} record={record} order={order} />
        </Card>
        <ClaimsCard
          subject={{ kind: 'invoice', number: getRecordNumber(record.document) }}
          subjectName={getInvoiceTitle(record.document, text)}
        />
      </div>
    </div>
  );
};

/** The heading of the page, below the list that the user may open. */
const InvoiceHead = (props: PageHeadProps) => {
  const text = useText();
  const { seePendingInvoices } = useAbilities();
  const getPath = useRoutePath();
  const parent = seePendingInvoices
    ? { label: text('Pending invoices'), href: getPath('pending-invoices') }
    : { label: text('Account history'), href: getPath('account-history') };
  return <PageHead parents={[parent]} {...props} />;
};

/** The message for a document that does not exist or belongs to another client. */
const InvoiceNotFound = ({ number }: { readonly number?: string }) => {
  const text = useText();
  return (
    <>
      <InvoiceHead
        title={number === undefined ? text('Invoice') : text('Invoice {number}', { number })}
      />
      <StateMessage illustration="no-match" title={text('Data not found')} urgency="status">
        {text('The document does not exist or does not belong to your company.')}
      </StateMessage>
    </>
  );
};

export default InvoiceScreen;
