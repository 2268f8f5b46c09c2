import type { PaymentAttempt } from '@surtidor/domain/payments';
import { useAttempts } from '@surtidor/flows/react';
import { AttemptList } from '@surtidor/ui';
import { useState } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatTime } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { AttemptAdvice } from './attempt-advice.tsx';
import { toAttemptRow } from './attempt-row.ts';
import { BackToBank } from './back-to-bank.tsx';

/** The last manual check. */
interface ManualCheck {
  readonly key: string;
  /** Epoch milliseconds; null if the backend did not respond. */
  readonly respondedAt: number | null;
}

/** Manages manual checks. Returns the key of the pending check and the result of the last one. */
function useManualCheck(attempts: readonly PaymentAttempt[]) {
  const { engine } = useAttempts();
  const { now } = usePortal();
  const [checkingKey, setCheckingKey] = useState<string | null>(null);
  const [lastCheck, setLastCheck] = useState<ManualCheck | null>(null);
  const checkNow = async (key: string) => {
    setCheckingKey(key);
    setLastCheck(null);
    const isRemote = attempts.some((attempt) => attempt.key === key && 'createdBy' in attempt);
    const hasResponded = await (isRemote ? engine.poll() : engine.check(key));
    setLastCheck({ key, respondedAt: hasResponded ? now() : null });
    setCheckingKey(null);
  };
  return { checkingKey, lastCheck, checkNow };
}

/** Renders 'Pagos en proceso': the payments without a final result, each with a button that checks its status. */
export const AttemptsInProgress = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { checkingKey, lastCheck, checkNow } = useManualCheck(attempts);
  const rows = attempts.map((attempt) => ({
    ...toAttemptRow(attempt, { timeZone, now: now() }, text),
    action: (
      <>
        <BackToBank attempt={attempt} />
        <AttemptAdvice attempt={attempt} />
        <CheckNote lastCheck={lastCheck?.key === attempt.key ? lastCheck : null} />
      </>
    ),
    checking: checkingKey === attempt.key,
  }));
  return (
    <AttemptList
      label={text('Payments in progress')}
      attempts={rows}
      checkLabel={text('Check the status')}
      onCheck={(key) => void checkNow(key)}
    />
  );
};

/** Shows when the backend was checked and that the payment is still pending. */
const CheckNote = ({ lastCheck }: { lastCheck: ManualCheck | null }) => {
  const text = useText();
  const { timeZone } = useVariant();
  const getTime = (instant: number) => formatTime(timeZone, instant);
  return (
    <p role="status" className="mt-1 text-sm empty:hidden">
      {lastCheck &&
        (lastCheck.respondedAt === null
          ? text('We could not check the status. Try again.')
          : text('Checked at {time}: still pending.', { time: getTime(lastCheck.respondedAt) }))}
    </p>
  );
};
