import { forwardRef, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { SkeletonList } from '../../feedback/skeleton/index.ts';
import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { runWithFocusFallback } from '../../hooks/run-with-focus-fallback.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { useKitMessages } from '../../messages/index.ts';
import { StateMessage } from './state-message.tsx';

/** The state of a list. `ready` renders the children; so does `failed` if `stale` is set. */
export type ListFrameState = 'loading' | 'ready' | 'empty' | 'failed' | 'forbidden';

export interface ListFrameProps extends RootProps {
  /** The state of the list. `children` are rendered if it is ready, or if its refresh failed. */
  state: ListFrameState;
  /** The rows. */
  children?: ReactNode;
  /** The loading placeholder; skeleton rows by default. */
  skeleton?: ReactNode;
  /** Whether previous rows are shown while newer ones are loading. */
  refreshing?: boolean;
  /** The title of the empty state. */
  emptyTitle?: string;
  /** The reason and the next step, below the title. */
  emptyText?: ReactNode;
  /**
   * The illustration of the empty state: no data, no match for the filter, or all done.
   * @default 'empty'
   */
  emptyIllustration?: 'empty' | 'no-match' | 'done';
  /** An action for the empty state: a button or a link. */
  emptyAction?: ReactNode;
  /** The error message; the server's own text if available. */
  failureText?: ReactNode;
  /** Called to retry. Without it no button is shown. */
  onRetry?: () => void;
  /** Keeps the previous rows below the error of a failed refresh. */
  stale?: boolean;
  /** The missing permission and who can grant it. */
  forbiddenText?: ReactNode;
}

/** Renders a list in its current state. Empty, failed and forbidden states look different. */
export const ListFrame = forwardRef<HTMLDivElement, ListFrameProps>(function ListFrame(
  { state, children, skeleton, refreshing, stale, className, ...messageProps },
  ref,
) {
  const messages = useKitMessages();
  const root = useRef<HTMLDivElement>(null);
  const rootProps = {
    ref: useComposedRefs(ref, root),
    'data-state': state,
    ...useFocusFallback(root),
    ...getRootProps(messageProps),
  };
  if (state === 'loading' || state === 'empty') {
    // One element for both states: screen readers announce content only in an existing live region.
    return (
      <div
        {...rootProps}
        role="status"
        aria-busy={state === 'loading' || undefined}
        className={className}
      >
        {state === 'empty' ? (
          <ListMessage state={state} {...messageProps} />
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
      <div {...rootProps} className={cn('relative', className)} aria-busy={refreshing || undefined}>
        {refreshing && (
          <Spinner
            size="sm"
            label={messages.refreshing}
            className="absolute -top-6 right-0 text-ui-ink-soft"
          />
        )}
        {children}
      </div>
    );
  }
  if (state === 'failed' && stale) {
    return (
      <div {...rootProps} className={cn('flex flex-col gap-3', className)}>
        <Alert
          tone="danger"
          title={messages.failedTitle}
          action={messageProps.onRetry && <RetryButton onRetry={messageProps.onRetry} />}
        >
          {messageProps.failureText}
        </Alert>
        {children}
      </div>
    );
  }
  return (
    <div {...rootProps} className={className}>
      <ListMessage state={state} {...messageProps} />
    </div>
  );
});

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button
    variant="secondary"
    onClick={(event) => runWithFocusFallback(event.currentTarget, onRetry)}
  >
    {useKitMessages().retry}
  </Button>
);

type ListMessageProps = Omit<
  ListFrameProps,
  'state' | 'children' | 'skeleton' | 'refreshing' | 'stale'
> & {
  state: 'empty' | 'failed' | 'forbidden';
};

/** The empty state is inside the frame's own live region. */
const urgencyByState = { empty: 'none', failed: 'alert', forbidden: 'status' } as const;

const ListMessage = ({ state, ...messageProps }: ListMessageProps) => {
  const messages = useKitMessages();
  const message = {
    empty: {
      title: messageProps.emptyTitle ?? messages.emptyTitle,
      text: messageProps.emptyText ?? messages.emptyText,
      action: messageProps.emptyAction,
    },
    failed: {
      title: messages.failedTitle,
      text: messageProps.failureText,
      action: messageProps.onRetry && <RetryButton onRetry={messageProps.onRetry} />,
    },
    forbidden: {
      title: messages.forbiddenTitle,
      text: messageProps.forbiddenText ?? messages.forbiddenText,
      action: undefined,
    },
  }[state];
  return (
    <StateMessage
      illustration={state === 'empty' ? (messageProps.emptyIllustration ?? state) : state}
      title={message.title}
      action={message.action}
      urgency={urgencyByState[state]}
    >
      {message.text}
    </StateMessage>
  );
};
