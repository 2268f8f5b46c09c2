import { type AttemptPhase, formatMoney, type PaymentAttempt } from '@surtidor/domain';
import { AttemptList, type Tone } from '@surtidor/ui';
import { useState } from 'react';
import { readableInstant } from '../invoices/wall-time.ts';
import type { PortalMessageKey } from '../messages/portal-message-key.ts';
import { type Text, useText } from '../messages/text-context.tsx';
import { usePortal, useVariant } from '../shell/portal-context.tsx';
import { useLiveAttempts, usePayments } from './payments-context.tsx';

const phaseLooks: Partial<Record<AttemptPhase, { label: PortalMessageKey; tone: Tone }>> = {
  redirecting: { label: 'At the bank', tone: 'info' },
  unknown: { label: 'Pending', tone: 'warning' },
};

const checking = { label: 'Checking', tone: 'info' } as const;

const titleOf = ({ kind, lines }: PaymentAttempt, text: Text): string => {
  if (kind !== 'invoices') return text('Cash payment');
  const { length } = lines;
  return length === 1 ? text('1 invoice') : text('{count} invoices', { count: length });
};

/** 'Pagos en proceso': what is not final yet, with a button that asks for its state. */
export const AttemptsInProgress = () => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { watch } = usePayments();
  const attempts = useLiveAttempts();
  const [asking, setAsking] = useState<string | null>(null);
  const ask = (key: string) => {
    setAsking(key);
    void watch.check(key).finally(() => setAsking(null));
  };
  const shown = attempts.map((attempt) => {
    const { date, time } = readableInstant(timeZone, attempt.createdAt, now());
    const { label, tone } = phaseLooks[attempt.phase] ?? checking;
    return {
      id: attempt.key,
      title: titleOf(attempt, text),
      detail: text('Started on {date}, {time}', { date, time }),
      amount: formatMoney(attempt.amount),
      status: { label: text(label), tone },
      checking: asking === attempt.key,
    };
  });
  return (
    <AttemptList
      label={text('Payments in progress')}
      attempts={shown}
      checkLabel={text('Ask for its state')}
      onCheck={ask}
    />
  );
};
