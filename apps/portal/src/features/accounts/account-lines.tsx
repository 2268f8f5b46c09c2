import type { AccountExtra, PagedRemote } from '@surtidor/data';
import { type AccountLine, assertNever } from '@surtidor/domain';
import { Alert, ListFrame, LoadMore, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { failureText } from '../../platform/remote/failure-text.ts';
import { failedFrame } from '../../platform/remote/frame-state.ts';
import type { AccountTexts } from './account-texts.ts';

export interface AccountLinesProps {
  readonly list: PagedRemote<AccountLine, AccountExtra>;
  readonly texts: AccountTexts;
  /** Whether a filter is active: an empty list then means 'no match'. */
  readonly narrowed: boolean;
  /** The table. */
  readonly children: ReactNode;
}

const columns = 7;

/** The lines in any state of the list, with load more (spec 4, lists). */
export const AccountLines = ({ list, texts, narrowed, children }: AccountLinesProps) => {
  const text = useText();
  const { state } = list;
  switch (state.kind) {
    case 'idle':
    case 'loading':
    case 'unauthorized':
      return <ListFrame state="loading" skeleton={<TableSkeleton columns={columns} />} />;
    case 'empty':
      return (
        <ListFrame
          state="empty"
          emptyTitle={text(narrowed ? texts.noMatch : texts.emptyTitle)}
          emptyText={text(narrowed ? 'Change or clear the filters to see more.' : texts.emptyText)}
        />
      );
    case 'failed':
      return <ListFrame {...failedFrame(state, list.retry, text)}>{children}</ListFrame>;
    case 'ready':
      return (
        <ListFrame state="ready" refreshing={state.refreshing}>
          {list.malformed > 0 && (
            <div className="mb-4">
              <Alert tone="warning">
                {text('Some documents could not be read and are not shown.')}
              </Alert>
            </div>
          )}
          {children}
          <LoadMore
            more={state.more}
            onLoadMore={list.loadMore}
            progress={text('Showing {shown} of {total}', {
              shown: state.items.length,
              total: state.total ?? state.items.length,
            })}
            {...(state.moreFailure && { failureText: failureText(state.moreFailure, text) })}
          />
        </ListFrame>
      );
    default:
      return assertNever(state);
  }
};
