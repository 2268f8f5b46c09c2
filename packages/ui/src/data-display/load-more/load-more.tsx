import { forwardRef, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface LoadMoreProps extends RootProps {
  /** Whether there are more pages: `no`, `yes`, loading, or the last request failed. */
  more: 'no' | 'yes' | 'loading' | 'failed';
  /** Called to load the next page, or to retry after a failure; never while loading. */
  onLoadMore: () => void;
  /** The progress: 'Mostrando 10 de 234'. Announced when it changes. */
  progress?: ReactNode;
  /** The error of the last page. */
  failureText?: ReactNode;
}

/** The button at the end of a list, with the progress (spec 2, generic widgets). */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { more, onLoadMore, progress, failureText, className, ...rest },
  ref,
) {
  const messages = useKitMessages();
  const status = useRef<HTMLParagraphElement>(null);
  const isButtonFocused = useRef(false);
  // The button disappears with the last page. Without this, the focus would move to the start of the page.
  useBrowserLayoutEffect(() => {
    if (more !== 'no' || !isButtonFocused.current) return;
    isButtonFocused.current = false;
    status.current?.focus({ preventScroll: true });
  }, [more]);
  return (
    <div ref={ref} {...rest} className={cn('flex flex-col items-center gap-2 py-3', className)}>
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-ui-ink-soft outline-none">
        {progress}
      </p>
      {more === 'failed' && (
        <p role="alert" className="text-sm text-ui-danger-ink">
          {failureText ?? messages.failedTitle}
        </p>
      )}
      {more !== 'no' && (
        <Button
          variant="secondary"
          busy={more === 'loading'}
          busyLabel={messages.loadingMore}
          onClick={onLoadMore}
          onFocus={() => {
            isButtonFocused.current = true;
          }}
          onBlur={() => {
            isButtonFocused.current = false;
          }}
        >
          {more === 'failed' ? messages.retry : messages.loadMore}
        </Button>
      )}
    </div>
  );
});
