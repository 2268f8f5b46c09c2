import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { SkeletonList } from '../../feedback/skeleton/index.ts';
import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { focusNearest } from '../../hooks/focus-nearest.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { useKitMessages } from '../../messages/index.ts';
import { StateMessage } from './state-message.tsx';

/** Where a list stands. `ready` shows its children; `failed` shows them too when told they are stale. */
export type ListFrameState = 'loading' | 'ready' | 'empty' | 'failed' | 'forbidden';

export interface ListFrameProps extends RootProps {
  /** Where the list stands; `children` are rendered when it is ready, or when its refresh failed. */
  state: ListFrameState;
  /** The rows. */
  children?: ReactNode;
  /** What stands in while loading; rows of skeletons by default. */
  skeleton?: ReactNode;
  /** Whether previous rows are shown while newer ones are loading. */
  refreshing?: boolean;
  /** What an empty list says. */
  emptyTitle?: string;
  /** Why nothing is there and what can be done, below the title. */
  emptyText?: ReactNode;
  /** Why it is empty, as a picture: nothing there, no match for the filter, up to date. */
  emptyIllustration?: 'empty' | 'no-match' | 'done';
  /** What puts an end to the emptiness: a button or a link. */
  emptyAction?: ReactNode;
  /** The failure in words: the server's own text where there is one. */
  failureText?: ReactNode;
  /** Called to retry. Without it no button is shown. */
  onRetry?: () => void;
  /** After a failed refresh the previous rows stay, below the error. */
  stale?: boolean;
  /** Which permission is missing and who gives it. */
  forbiddenText?: ReactNode;
}

/** Renders a list in whichever state it is. Empty, failed and forbidden never look alike. */
export const ListFrame = forwardRef<HTMLDivElement, ListFrameProps>(function ListFrame(
  { state, children, skeleton, refreshing, stale, className, ...texts },
  ref,
) {
  const messages = useKitMessages();
  const root = { ref, 'data-state': state, ...passedOn(texts) };
  if (state === 'loading' || state === 'empty') {
    // One and the same for both: screen readers hear what comes into a region they know.
    return (
      <div
        {...root}
        role="status"
        aria-busy={state === 'loading' || undefined}
        className={className}
      >
        {state === 'empty' ? (
          <ListMessage state={state} {...texts} />
        ) : (
          <>
            <span className="sr-only">{messages.loading}</span>
            {skeleton ?? <SkeletonList />}
          </>
        )}
      </div>
    );
  }
  if (state === 'ready') {
    return (
      <div {...root} className={cn('relative', className)} aria-busy={refreshing || undefined}>
        {refreshing && (
          <Spinner
            size="sm"
            label={messages.refreshing}
            className="absolute -top-6 right-0 text-ink-soft"
          />
        )}
        {children}
      </div>
    );
  }
  if (state === 'failed' && stale) {
    return (
      <div {...root} className={cn('flex flex-col gap-3', className)}>
        <Alert
          tone="danger"
          title={messages.failedTitle}
          action={texts.onRetry && <RetryButton onRetry={texts.onRetry} />}
        >
          {texts.failureText}
        </Alert>
        {children}
      </div>
    );
  }
  return (
    <div {...root} className={className}>
      <ListMessage state={state} {...texts} />
    </div>
  );
});

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="secondary" onClick={(event) => focusNearest(event.currentTarget, onRetry)}>
    {useKitMessages().retry}
  </Button>
);

type ListMessageProps = Omit<
  ListFrameProps,
  'state' | 'children' | 'skeleton' | 'refreshing' | 'stale'
> & {
  state: 'empty' | 'failed' | 'forbidden';
};

/** Emptiness stands in the frame's own status. */
const urgencies = { empty: 'none', failed: 'alert', forbidden: 'status' } as const;

const ListMessage = ({ state, ...texts }: ListMessageProps) => {
  const messages = useKitMessages();
  const stateTexts = {
    empty: {
      title: texts.emptyTitle ?? messages.emptyTitle,
      text: texts.emptyText ?? messages.emptyText,
      action: texts.emptyAction,
    },
    failed: {
      title: messages.failedTitle,
      text: texts.failureText,
      action: texts.onRetry && <RetryButton onRetry={texts.onRetry} />,
    },
    forbidden: {
      title: messages.forbiddenTitle,
      text: texts.forbiddenText ?? messages.forbiddenText,
      action: undefined,
    },
  }[state];
  return (
    <StateMessage
      illustration={state === 'empty' ? (texts.emptyIllustration ?? state) : state}
      title={stateTexts.title}
      action={stateTexts.action}
      urgency={urgencies[state]}
    >
      {stateTexts.text}
    </StateMessage>
  );
};
