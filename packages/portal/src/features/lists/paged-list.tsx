import type { PagedRemote } from '@surtidor/data';
import { Alert, ListFrame, type ListFrameProps, LoadMore } from '@surtidor/ui';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { getFailureText, getFrame } from '../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import { getListProgress } from './list-texts.ts';
import { SortedColumnContext } from './sorted-column.ts';

export interface PagedListProps<TItem, TExtra>
  extends Pick<
    ListFrameProps,
    'skeleton' | 'emptyTitle' | 'emptyText' | 'emptyAction' | 'emptyIllustration'
  > {
  readonly list: PagedRemote<TItem, TExtra>;
  /** Shown above the rows if some could not be read. */
  readonly malformedText?: PortalMessageKey;
  /** The number of rows shown, if it differs from that of the loaded items. */
  readonly visibleCount?: number;
  /** Whether the end of the list shows the number of rows. True by default. */
  readonly hasProgress?: boolean;
  /** The loaded rows, including those from before a failed refresh. */
  readonly children: ReactNode;
}

/** Renders a paged list in any state, with a load-more button (spec 4, lists). */
export const PagedList = <TItem, TExtra>({
  list,
  malformedText,
  visibleCount,
  hasProgress = true,
  children,
  ...frameProps
}: PagedListProps<TItem, TExtra>) => {
  const text = useText();
  const sortedColumn = useRef<string | null>(null);
  const { state, malformedCount, retry, loadMore } = list;
  const count = visibleCount ?? (state.kind === 'ready' ? state.items.length : 0);
  // A list with unreadable rows is not empty.
  const isEmpty =
    state.kind === 'ready' && count === 0 && state.more === 'no' && malformedCount === 0;
  return (
    <ListFrame {...(isEmpty ? { state: 'empty' } : getFrame(state, retry, text))} {...frameProps}>
      {state.kind === 'ready' && malformedCount > 0 && malformedText && (
        <div className="mb-4">
          <Alert tone="warning">{text(malformedText)}</Alert>
        </div>
      )}
      <SortedColumnContext value={sortedColumn}>{children}</SortedColumnContext>
      {state.kind === 'ready' && (
        <LoadMore
          more={state.more}
          onLoadMore={loadMore}
          {...(state.moreFailure && { failureText: getFailureText(state.moreFailure, text) })}
          {...(hasProgress && {
            progress: getListProgress(list, count, text),
          })}
        />
      )}
    </ListFrame>
  );
};
