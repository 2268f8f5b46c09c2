import { assertNever } from '@surtidor/domain';
import type { PaymentAttempt, RemoteAttempt } from '@surtidor/domain/payments';
import type { PaymentOutcome } from '@surtidor/flows/core';
import { useDocumentsInProgress, useJournal } from '@surtidor/flows/react';
import { StatusModal, type StatusModalProps } from '@surtidor/ui';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import {
  type PortalMessage,
  type Text,
  useText,
} from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';
import { AttemptAdvice } from '../../attempts/attempt-advice.tsx';
import '../../../shared/messages/spanish/paying.ts';

type EndedOutcome = Exclude<PaymentOutcome, { kind: 'leaving' }>;

interface OutcomeTexts {
  readonly status: StatusModalProps['status'];
  readonly title: PortalMessage;
  readonly detail: PortalMessage | string;
}

const nothingCharged: PortalMessage = {
  key: 'Nothing was charged. Your amounts are unchanged.',
};

/** The holder of a document: this user, a colleague by name, or unknown. */
type Holder = 'self' | { readonly name: string };

/** Formats a hold: who started it and when, in the store's time zone. */
const formatHold = (
  startedAt: number,
  holder: Holder,
  { timeZone, now, text }: { readonly timeZone: string; readonly now: number; readonly text: Text },
): PortalMessage => {
  const { date, time } = formatInstant(timeZone, startedAt, now, text);
  if (holder === 'self') {
    return {
      key: 'You already have a payment of one of these invoices in progress, started on {date}, {time}.',
      params: { date, time },
    };
  }
  const { name } = holder;
  return name === ''
    ? {
        key: 'One of these invoices has had a payment in progress since {date}, {time}.',
        params: { date, time },
      }
    : {
        key: '{name} already has a payment of one of these invoices in progress, started on {date}, {time}.',
        params: { name, date, time },
      };
};

/** Returns the user whose attempt holds a document. */
const getHolder = (attempt: PaymentAttempt | RemoteAttempt | undefined): Holder => {
  if (attempt === undefined) return { name: '' };
  return 'createdBy' in attempt && !attempt.isOwn ? { name: attempt.createdBy } : 'self';
};

export interface PaymentOutcomeModalProps {
  /** The outcome. */
  readonly outcome: EndedOutcome;
  /** Returns to the form with its values. */
  readonly onAccept: () => void;
  /** Sends the payment again. Available if the request was not sent. */
  readonly onRetry: () => void;
}

/** Shows the outcome of a payment that did not go to the bank (spec 8, faults 1 to 4). */
export const PaymentOutcomeModal = ({ outcome, onAccept, onRetry }: PaymentOutcomeModalProps) => {
  const text = useText();
  const { timeZone } = useVariant();
  const { now } = usePortal();
  const attemptsInProgress = useDocumentsInProgress();
  const formatDocumentHold: FormatDocumentHold = (startedAt, documentNumber) => {
    // Only an attempt of this browser is known before sending.
    const holder =
      documentNumber === null ? 'self' : getHolder(attemptsInProgress.get(documentNumber));
    return formatHold(startedAt, holder, { timeZone, now: now(), text });
  };
  const { status, title, detail } = getTexts(outcome, formatDocumentHold, text);
  const detailText = typeof detail === 'string' ? detail : text(detail.key, detail.params);
  return (
    <StatusModal
      open
      status={status}
      title={text(title.key, title.params)}
      {...(outcome.kind === 'not-sent'
        ? {
            acceptLabel: text('Try again'),
            onAccept: onRetry,
            cancelLabel: text('Back to the amounts'),
            onCancel: onAccept,
          }
        : { onAccept })}
    >
      <span>{detailText}</span>
      {outcome.kind === 'verifying' && <SentAdvice attemptKey={outcome.key} />}
    </StatusModal>
  );
};

/** Renders the advice for the attempt that was just sent. */
const SentAdvice = ({ attemptKey }: { readonly attemptKey: string }) => {
  const attempt = useJournal().find(({ key }) => key === attemptKey);
  return attempt ? <AttemptAdvice attempt={attempt} /> : null;
};

/** Formats a hold. Without a document number, the hold belongs to this browser's own attempt. */
type FormatDocumentHold = (startedAt: number, documentNumber: string | null) => PortalMessage;

/** Returns the texts of a refused payment: another payment of its documents, or the reason of the backend. */
function getRefusedTexts(
  { conflicts, failure }: Extract<EndedOutcome, { kind: 'refused' }>,
  formatDocumentHold: FormatDocumentHold,
  text: Text,
): OutcomeTexts {
  const conflict = conflicts.find(({ since }) => since !== null);
  return conflict !== undefined && conflict.since !== null
    ? {
        status: 'warning',
        title: { key: 'There is a payment in progress' },
        detail: formatDocumentHold(conflict.since, conflict.documentNumber),
      }
    : {
        status: 'error',
        title: { key: 'The payment could not be started' },
        detail: getFailureText(failure, text),
      };
}

function getTexts(
  outcome: EndedOutcome,
  formatDocumentHold: FormatDocumentHold,
  text: Text,
): OutcomeTexts {
  switch (outcome.kind) {
    case 'verifying':
      return {
        status: 'warning',
        title: { key: 'We are checking your payment' },
        detail: {
          key: 'We received no response. Do not pay again: we are checking the result.',
        },
      };
    case 'not-sent':
      return {
        status: 'error',
        title: { key: 'Your payment was not sent' },
        detail: nothingCharged,
      };
    case 'not-recorded':
      return {
        status: 'error',
        title: { key: 'Your payment was not sent' },
        detail: {
          key: 'This browser cannot save your operation, so nothing was sent. Free up space or allow this site to store data, and try again.',
        },
      };
    case 'bad-address':
      return {
        status: 'error',
        title: { key: 'The payment could not be started' },
        detail: {
          key: 'We did not open the bank’s page because its address is not trusted. Nothing was charged.',
        },
      };
    case 'in-progress':
      return {
        status: 'warning',
        title: { key: 'There is a payment in progress' },
        detail: formatDocumentHold(outcome.startedAt, null),
      };
    case 'unauthorized':
      return {
        status: 'error',
        title: { key: 'Your session ended' },
        detail: { key: 'Sign in again: nothing was charged.' },
      };
    case 'refused':
      return getRefusedTexts(outcome, formatDocumentHold, text);
    default:
      return assertNever(outcome);
  }
}
