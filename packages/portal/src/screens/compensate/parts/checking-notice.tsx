import { formatMoney } from '@surtidor/domain';
import { compensationResultMessages } from '@surtidor/domain/compensations';
import { getAttemptTone, type PaymentAttempt } from '@surtidor/domain/payments';
import { useCanLookUp } from '@surtidor/flows/react';
import { Alert, AttemptList, Card } from '@surtidor/ui';
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

/** Lists the compensations whose response was lost, and their results once known. */
export const CheckingNotice = ({ sentCompensations, hidden }: CheckingNoticeProps) => {
  const text = useText();
  const { endedAttempts, dismiss } = useEndedAttempts(sentCompensations, hidden);
  const canLookUp = useCanLookUp('compensation');
  if (hidden || (sentCompensations.liveAttempts.length === 0 && endedAttempts.length === 0))
    return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      {endedAttempts.map(({ key, phase }) => (
        <Alert key={key} tone={endedNotices[phase].tone} onDismiss={() => dismiss(key)}>
          {text(
            phase === 'dropped' && !canLookUp
              ? documentsReleasedMessage
              : endedNotices[phase].message,
          )}
        </Alert>
      ))}
      {sentCompensations.liveAttempts.length > 0 && (
        <Card
          title={text('Compensations being checked')}
          subtitle={text('Its documents cannot be compensated again until the result is known.')}
        >
          <CheckingList sentCompensations={sentCompensations} />
        </Card>
      )}
    </div>
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
