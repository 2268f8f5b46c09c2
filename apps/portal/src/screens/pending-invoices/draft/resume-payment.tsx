import { askInvoices, useSurroundings } from '@surtidor/data';
import type { Failure, Invoice } from '@surtidor/domain';
import { Alert, Button } from '@surtidor/ui';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../../content/failure-text.ts';
import { useText } from '../../../messages/text-context.tsx';
import type { KeptPayment } from './kept-payment.ts';

export interface ResumePaymentProps {
  readonly kept: KeptPayment;
  /** Given the invoices as they stand now; those that are not pending any more are missing. */
  readonly onResumed: (invoices: readonly Invoice[]) => void;
  /** The person goes on without what was kept. */
  readonly onGiveUp: () => void;
}

/** Brings back the invoices that were chosen when the session ended, as they stand now. */
export const ResumePayment = ({ kept, onResumed, onGiveUp }: ResumePaymentProps) => {
  const text = useText();
  const surroundings = useSurroundings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const resume = useCallback(async (): Promise<readonly Invoice[] | null> => {
    setFailure(null);
    const numbers = kept.amounts.map(({ documentNumber }) => documentNumber);
    const outcome = await askInvoices(surroundings, numbers);
    if (outcome.kind === 'done') return outcome.value;
    setFailure(outcome.failure);
    return null;
  }, [kept, surroundings]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let gone = false;
    void resume().then((invoices) => {
      if (!gone && invoices !== null) onResumed(invoices);
    });
    return () => {
      gone = true;
    };
  }, [resume, attempt]);
  if (failure === null) return null;
  return (
    <div className="mb-4">
      <Alert
        tone="warning"
        title={text('We could not bring your selection back')}
        onDismiss={onGiveUp}
        action={
          <Button size="sm" variant="secondary" onClick={() => setAttempt((one) => one + 1)}>
            {text('Try again')}
          </Button>
        }
      >
        {failureText(failure, text)}
      </Alert>
    </div>
  );
};
