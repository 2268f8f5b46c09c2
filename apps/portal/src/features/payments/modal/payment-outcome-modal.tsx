import { assertNever } from '@surtidor/domain';
import { StatusModal, type StatusModalProps } from '@surtidor/ui';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { readableInstant } from '../../../platform/format/local-time.ts';
import {
  type PortalMessage,
  type Text,
  useText,
} from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { AttemptAdvice } from '../../attempts/attempt-advice.tsx';
import { useJournal } from '../../attempts/attempts-context.tsx';
import type { PaymentOutcome } from '../payment-definition.ts';

type Ended = Exclude<PaymentOutcome, { kind: 'leaving' }>;

interface OutcomeTexts {
  readonly status: StatusModalProps['status'];
  readonly title: PortalMessage;
  readonly detail: PortalMessage | string;
}

const nothingCharged: PortalMessage = {
  key: 'Nothing was charged. Your amounts are as you left them.',
};

/** The documents' hold as a sentence with its time in the store's zone. */
const holdText = (since: number, timeZone: string, now: number): PortalMessage => {
  const { date, time } = readableInstant(timeZone, since, now);
  return {
    key: 'There is already a payment in progress of one of these invoices, since {date}, {time}.',
    params: { date, time },
  };
};

export interface PaymentOutcomeModalProps {
  /** How sending ended. */
  readonly outcome: Ended;
  /** Back to the amounts, which are as they were left. */
  readonly onAccept: () => void;
  /** Sends the same again; offered where nothing left the browser. */
  readonly onRetry: () => void;
}

/** Tells how a payment that did not leave for the bank ended (spec 8, faults 1 to 4). */
export const PaymentOutcomeModal = ({ outcome, onAccept, onRetry }: PaymentOutcomeModalProps) => {
  const text = useText();
  const { timeZone } = useVariant();
  const { now } = usePortal();
  const held = (since: number) => holdText(since, timeZone, now());
  const { status, title, detail } = textsOf(outcome, held, text);
  const shown = typeof detail === 'string' ? detail : text(detail.key, detail.params);
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
      {shown}
      {outcome.kind === 'verifying' && <SentAdvice attemptKey={outcome.key} />}
    </StatusModal>
  );
};

/** The advice for the attempt that was just sent. */
const SentAdvice = ({ attemptKey }: { readonly attemptKey: string }) => {
  const attempt = useJournal().find(({ key }) => key === attemptKey);
  return attempt ? <AttemptAdvice attempt={attempt} /> : null;
};

function textsOf(outcome: Ended, held: (since: number) => PortalMessage, text: Text): OutcomeTexts {
  switch (outcome.kind) {
    case 'verifying':
      return {
        status: 'warning',
        title: { key: 'We are checking your payment' },
        detail: {
          key: 'The answer was lost on the way. Do not pay again: we are asking how it ended.',
        },
      };
    case 'not-sent':
      return {
        status: 'error',
        title: { key: 'Your payment was not sent' },
        detail: nothingCharged,
      };
    case 'bad-address':
      return {
        status: 'error',
        title: { key: 'The payment could not be started' },
        detail: {
          key: 'The bank’s address is not one we trust, so we did not open it. Nothing was charged.',
        },
      };
    case 'in-progress':
      return {
        status: 'warning',
        title: { key: 'There is a payment in progress' },
        detail: held(outcome.since),
      };
    case 'unauthorized':
      return {
        status: 'error',
        title: { key: 'Your session ended' },
        detail: { key: 'Sign in again: nothing was charged.' },
      };
    case 'refused': {
      const since = outcome.conflicts.find((conflict) => conflict.since !== null)?.since ?? null;
      if (since !== null) {
        return {
          status: 'warning',
          title: { key: 'There is a payment in progress' },
          detail: held(since),
        };
      }
      return {
        status: 'error',
        title: { key: 'The payment could not be started' },
        detail: failureText(outcome.failure, text),
      };
    }
    default:
      return assertNever(outcome);
  }
}
