import { formatMoney } from '@surtidor/domain';
import { compensationResultMessages } from '@surtidor/domain/compensations';
import { getAttemptTone, type PaymentAttempt } from '@surtidor/domain/payments';
import { useCanLookUp } from '@surtidor/flows/react';
import { AttemptList, Card, type Toast, ToastRegion } from '@surtidor/ui';
import { useRef, useState } from 'react';
import { AttemptAdvice } from '../../../features/attempts/attempt-advice.tsx';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { SentCompensations } from '../sending/use-sent-compensations.ts';

export interface CheckingNoticeProps {
  readonly sentCompensations: SentCompensations;
  /** Whether the modal is open and shows the attempt instead. */
  readonly hidden: boolean;
}

const endedNotices = {
  approved: { tone: 'success', message: compensationResultMessages.sent },
  rejected: { tone: 'danger', message: 'The distributor rejected it.' },
  dropped: {
    tone: 'warning',
    message: 'The distributor did not receive it. You can send it again.',
  },
} as const;

/** The text for an attempt that can only be checked through its documents. */
const documentsReleasedMessage = 'Its documents are available again. You can send it again.';

/** How long a result stays, in milliseconds: the user may be in another window. */
const stayMs = 120_000;

/**
 * Lists the compensations whose response was lost, below the columns, so that nothing moves when they are known. Their
 * results are in sight wherever the page is scrolled to.
 */
export const CheckingNotice = ({ sentCompensations, hidden }: CheckingNoticeProps) => {
  const text = useText();
  const { endedAttempts, dismiss } = useEndedAttempts(sentCompensations, hidden);
  const canLookUp = useCanLookUp('compensation');
  const toToast = ({ key, phase, amount }: EndedAttempt): Toast => {
    const { tone, message } = endedNotices[phase];
    const title = text('Compensation of {amount}.', { amount: formatMoney(amount) });
    const isReleased = phase === 'dropped' && !canLookUp;
    return {
      id: key,
      tone,
      text: `${title} ${text(isReleased ? documentsReleasedMessage : message)}`,
    };
  };
  return (
    <>
      <ToastRegion
        label={text('Compensation results')}
        toasts={hidden ? [] : endedAttempts.map(toToast)}
        onDismiss={dismiss}
        stayMs={stayMs}
      />
      {!hidden && sentCompensations.liveAttempts.length > 0 && (
        <Card
          className="mt-6"
          title={text('Compensations being checked')}
          subtitle={text('Its documents cannot be compensated again until the result is known.')}
        >
          <CheckingList sentCompensations={sentCompensations} />
        </Card>
      )}
    </>
  );
};

type EndedAttempt = PaymentAttempt & { readonly phase: keyof typeof endedNotices };

const hasEnded = (attempt: PaymentAttempt): attempt is EndedAttempt =>
  Object.hasOwn(endedNotices, attempt.phase);

/** Returns the attempts that ended after this page showed them as being checked. */
function useEndedAttempts({ attempts, liveAttempts }: SentCompensations, hidden: boolean) {
  const seenKeys = useRef(new Set<string>());
  const [dismissedKeys, setDismissedKeys] = useState<readonly string[]>([]);
  // The modal shows its own attempt.
  if (!hidden) for (const { key } of liveAttempts) seenKeys.current.add(key);
  const endedAttempts = attempts
    .filter(hasEnded)
    .filter(({ key }) => seenKeys.current.has(key) && !dismissedKeys.includes(key));
  return { endedAttempts, dismiss: (key: string) => setDismissedKeys((keys) => [...keys, key]) };
}

const getAttemptRow = (attempt: PaymentAttempt, timeZone: string, now: number, text: Text) => {
  const { date, time } = formatInstant(timeZone, attempt.createdAt, now, text);
  return {
    id: attempt.key,
    title: text('{count} documents', { count: attempt.lines.length }),
    detail: text('Sent on {date}, {time}', { date, time }),
    note: attempt.lines.map(({ documentNumber }) => documentNumber).join(', '),
    amount: formatMoney(attempt.amount),
    status: { label: text('Checking'), tone: getAttemptTone(attempt.phase) },
  };
};

const CheckingList = ({ sentCompensations }: { sentCompensations: SentCompensations }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const [checkingKey, setCheckingKey] = useState<string | null>(null);
  const checkNow = (key: string) => {
    setCheckingKey(key);
    void sentCompensations.check(key).then(() => setCheckingKey(null));
  };
  return (
    <AttemptList
      label={text('Compensations being checked')}
      attempts={sentCompensations.liveAttempts.map((attempt) => ({
        ...getAttemptRow(attempt, timeZone, now(), text),
        action: <AttemptAdvice attempt={attempt} />,
        checking: checkingKey === attempt.key,
      }))}
      checkLabel={text('Check the status')}
      onCheck={checkNow}
    />
  );
};
