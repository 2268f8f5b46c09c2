import { holdsInvoices, isSameUuid, type PaymentAttempt } from '@surtidor/domain/payments';
import { useLiveAttempts } from '@surtidor/flows/react';
import { Card } from '@surtidor/ui';
import { useState } from 'react';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { AttemptsInProgress } from '../attempts/attempts-in-progress.tsx';

const Notice = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  return (
    <div className="mb-6">
      <Card
        title={text('Payments in progress')}
        {...(holdsInvoices(attempts) && {
          subtitle: text('Its invoices cannot be paid again until it ends.'),
        })}
      >
        <AttemptsInProgress attempts={attempts} />
      </Card>
    </div>
  );
};

type LiveAttempts = ReturnType<typeof useLiveAttempts>;

const isOwn = (attempt: LiveAttempts[number]) => !('createdBy' in attempt) || attempt.isOwn;

/**
 * Divides the payments in progress into the user's own, above the list, and the others. Own payments of other devices that
 * load after the page are below the list too, because they must not move it. Those that the server sends are above on
 * the server as well: the browser's journal, read at hydration, would move a list that can be pressed before.
 */
function useDividedAttempts(): { readonly own: LiveAttempts; readonly others: LiveAttempts } {
  const attempts = useLiveAttempts();
  const [firstAttempts] = useState(attempts);
  const isAbove = (attempt: LiveAttempts[number]) =>
    !('createdBy' in attempt) ||
    firstAttempts.some((first) => isOwn(first) && isSameUuid(first.uuid, attempt.uuid));
  return {
    // The journal has no names, and hydration must not change a row.
    own: attempts
      .filter(isAbove)
      .map((attempt) => ('isOwn' in attempt ? { ...attempt, createdBy: '' } : attempt)),
    others: attempts.filter((attempt) => !isAbove(attempt)),
  };
}

/** Renders the user's payments in progress, whose invoices cannot be paid again (faults 5), above the list. */
export const OwnPaymentsInProgress = () => {
  const { own } = useDividedAttempts();
  return own.length > 0 && <Notice attempts={own} />;
};

/** Renders the other payments in progress below the screen. Renders nothing if the header shows them. */
export const OtherPaymentsInProgress = () => {
  const { headerKind } = useVariant();
  const { others } = useDividedAttempts();
  if (headerKind === 'full' || others.length === 0) return null;
  return (
    <div className="mt-6">
      <Notice attempts={others} />
    </div>
  );
};
