import { Alert, Button, ProgressBar } from '@surtidor/ui';
import type { FetchAllState } from '../../../features/payments/all-invoices/use-fetch-all.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';

export interface FetchProgressProps {
  readonly state: FetchAllState;
  readonly onRetry: () => void;
}

/** The progress of the fetch, or its error with a retry button. */
export const FetchProgress = ({ state, onRetry }: FetchProgressProps) => {
  const text = useText();
  if (state.kind === 'failed') {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {text('Try again')}
          </Button>
        }
      >
        {getFailureText(state.failure, text)}
      </Alert>
    );
  }
  if (state.kind !== 'running') return null;
  const { checkedCount, total } = state;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm text-ui-ink-soft tabular-nums">
        {total === null
          ? text('Checking your invoices…')
          : text('Checking your invoices: {checked} of {total}', { checked: checkedCount, total })}
      </p>
      <ProgressBar
        label={text('Checking your invoices…')}
        {...(total !== null && total > 0 && { value: Math.min(100, (checkedCount * 100) / total) })}
      />
    </div>
  );
};
