import type { PaymentAttempt } from '@surtidor/domain';
import { AttemptList } from '@surtidor/ui';
import { useState } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { useLatePart } from '../../platform/loading/use-late-part.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { AttemptAdvice } from './attempt-advice.tsx';
import { attemptRow } from './attempt-row.ts';
import { useAttempts } from './attempts-context.tsx';
import { BackToBank } from './back-to-bank.tsx';

/** Asks how an attempt stands; the key of the one being asked about. */
function useManualCheck(attempts: readonly PaymentAttempt[]) {
  const { engine } = useAttempts();
  const failLate = useLatePart();
  const [checkingKey, setCheckingKey] = useState<string | null>(null);
  const checkNow = async (key: string) => {
    setCheckingKey(key);
    const isRemote = attempts.some((attempt) => attempt.key === key && 'madeBy' in attempt);
    try {
      const { poll, check } = await engine();
      await (isRemote ? poll() : check(key));
    } catch (error) {
      // Whatever else it was: the attempt stays as it is, and may be asked about again.
      failLate(error);
    }
    setCheckingKey(null);
  };
  return { checkingKey, checkNow };
}

/** 'Pagos en proceso': what is not final yet, with a button that asks for its state. */
export const AttemptsInProgress = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { checkingKey, checkNow } = useManualCheck(attempts);
  const rows = attempts.map((attempt) => ({
    ...attemptRow(attempt, { timeZone, now: now() }, text),
    action: (
      <>
        <BackToBank attempt={attempt} />
        <AttemptAdvice attempt={attempt} />
      </>
    ),
    checking: checkingKey === attempt.key,
  }));
  return (
    <AttemptList
      label={text('Payments in progress')}
      attempts={rows}
      checkLabel={text('Ask for its state')}
      onCheck={(key) => void checkNow(key)}
    />
  );
};
