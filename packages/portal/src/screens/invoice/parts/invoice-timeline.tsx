import { type InvoiceFindings, useClaims } from '@surtidor/data';
import { assertNever, formatMoney } from '@surtidor/domain';
import type { Claim, ClaimEvent } from '@surtidor/domain/claims';
import { type Compensation, compensationStateAppearance } from '@surtidor/domain/compensations';
import {
  getInvoiceLife,
  getRecordNumber,
  type InvoiceEvent,
  type InvoiceRecord,
} from '@surtidor/domain/invoices';
import { getTimeline, type Order, type TimelineEntry } from '@surtidor/domain/orders';
import { getAttemptTone, type PaymentAttempt, type RemoteAttempt } from '@surtidor/domain/payments';
import { getTransactionResultPath } from '@surtidor/domain/session';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import { type Fact, Link, OrderTimeline, type OrderTimelineEntry } from '@surtidor/ui';
import { useMemo } from 'react';
import { getPhaseLabel } from '../../../features/attempts/attempt-row.ts';
import { useAllPayments } from '../../../features/attempts/use-all-payments.ts';
import { claimStateLabels, claimStateTones } from '../../../features/claims/claim-states.ts';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { getTimelineEntry } from '../../../features/orders/timeline-entries.tsx';
import { useAbilities, usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

export interface InvoiceTimelineProps {
  readonly findings: InvoiceFindings;
  readonly record: InvoiceRecord;
  /** The order that it bills, once found. */
  readonly order: Order | undefined;
}

type LifeEvent = InvoiceEvent<TimelineEntry, PaymentAttempt | RemoteAttempt, Compensation, Claim>;
type EntryContent = Omit<OrderTimelineEntry, 'id' | 'date' | 'time'>;

interface EntryContext {
  readonly record: InvoiceRecord;
  readonly order: Order | undefined;
  readonly deploymentOptions: DeploymentOptions;
  readonly text: Text;
}

const getAttemptContent = (
  attempt: PaymentAttempt | RemoteAttempt,
  facts: readonly Fact[],
  text: Text,
): EntryContent => {
  const tone = getAttemptTone(attempt.phase);
  return {
    title: getPhaseLabel(attempt.phase, text),
    tone,
    isPending: tone !== 'success' && tone !== 'danger',
    facts: [
      ...facts,
      { label: text('Person'), value: 'createdBy' in attempt ? attempt.createdBy : '' },
      { label: text('Remarks'), value: attempt.message ?? '' },
    ].filter(({ value }) => value !== ''),
    ...(attempt.uuid !== null && {
      link: <Link href={getTransactionResultPath(attempt.uuid)}>{text('View the result')}</Link>,
    }),
  };
};

const getClaimContent = (
  { reason, createdBy }: Claim,
  { state, text: written }: ClaimEvent,
  text: Text,
): EntryContent => ({
  title: text('Question or claim: {subject}', { subject: text(claimStateLabels[state]) }),
  tone: claimStateTones[state],
  facts: [
    { label: text('Reason'), value: reason },
    { label: text('Person'), value: state === 'open' ? createdBy : '' },
    { label: text('Answer'), value: state === 'open' ? '' : written },
  ].filter(({ value }) => value !== ''),
});

function getContent(
  event: LifeEvent,
  { record, order, deploymentOptions, text }: EntryContext,
): EntryContent {
  switch (event.kind) {
    case 'issued':
      return {
        title: text('Issued'),
        tone: 'success',
        facts: record.original
          ? [{ label: text('Value'), value: formatMoney(record.original) }]
          : [],
      };
    case 'step': {
      const isLocked = order?.locked ?? false;
      const entry = getTimelineEntry(event.step, { locked: isLocked }, deploymentOptions, text);
      return { ...entry, isCurrent: false };
    }
    case 'attempt': {
      const facts = [{ label: text('Value'), value: formatMoney(event.amount) }];
      return getAttemptContent(event.attempt, facts, text);
    }
    case 'compensation': {
      const { transactionId, state } = event.compensation;
      const { tone, label } = compensationStateAppearance[state];
      return {
        title: text('Compensation {number}', { number: transactionId }),
        tone,
        isPending: state === 'in-process',
        facts: [
          { label: text('Status'), value: text(label) },
          ...(state === 'completed'
            ? [{ label: text('Value'), value: formatMoney(event.amount) }]
            : []),
        ],
      };
    }
    case 'claim':
      return getClaimContent(event.claim, event.claimEvent, text);
    case 'document':
      return {
        title: getInvoiceTitle(event.document, text),
        tone: 'success',
        facts: [{ label: text('Value'), value: formatMoney(event.document.balance) }],
      };
    default:
      return assertNever(event);
  }
}

/** The life of an invoice as one timeline: order, issue, delivery, attempts to pay, compensations, claims and notes. */
export const InvoiceTimeline = ({ findings, record, order }: InvoiceTimelineProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { timeZone } = useVariant();
  const attempts = useAllPayments(findings.transactions);
  const { compensations } = findings;
  const { seeClaims } = useAbilities();
  const number = getRecordNumber(record.document);
  const claims = getData(useClaims(seeClaims ? { kind: 'invoice', number } : null).state)?.claims;
  const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
  const life = useMemo(() => {
    const steps = order ? getTimeline(order, { statusSix, rejectionReasons }).entries : [];
    const sources = { record, steps, attempts, compensations, claims: claims ?? [] };
    return getInvoiceLife(sources, timeZone);
  }, [record, order, attempts, compensations, claims, timeZone, statusSix, rejectionReasons]);
  const { document } = record;
  return (
    <>
      <OrderTimeline
        label={getInvoiceTitle(document, text)}
        currentLabel={text('Current status')}
        entries={life.events.map((event, index) => ({
          ...getContent(event, { record, order, deploymentOptions, text }),
          id: String(index),
          date: formatDate(event.date, text),
          ...(event.time && { time: event.time.slice(0, 5) }),
        }))}
      />
      {life.paidElsewhere && (
        <p className="mt-4 text-sm text-ui-ink-soft">
          {text('The distributor registered other payments of {amount}.', {
            amount: formatMoney(life.paidElsewhere),
          })}
        </p>
      )}
    </>
  );
};
