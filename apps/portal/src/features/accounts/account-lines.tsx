import type { AccountExtra, PagedRemote } from '@surtidor/data';
import type { AccountLine } from '@surtidor/domain';
import { TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { PagedList } from '../lists/paged-list.tsx';
import type { AccountTexts } from './account-texts.ts';

export interface AccountLinesProps {
  readonly list: PagedRemote<AccountLine, AccountExtra>;
  readonly texts: AccountTexts;
  /** Whether a filter is active: an empty list then means 'no match'. */
  readonly narrowed: boolean;
  /** The table. */
  readonly children: ReactNode;
}

/** The lines in any state of the list. */
export const AccountLines = ({ list, texts, narrowed, children }: AccountLinesProps) => {
  const text = useText();
  return (
    <PagedList
      list={list}
      skeleton={<TableSkeleton columns={7} />}
      emptyTitle={text(narrowed ? texts.noMatch : texts.emptyTitle)}
      emptyText={text(narrowed ? 'Change or clear the filters to see more.' : texts.emptyText)}
      malformedText="Some documents could not be read and are not shown."
    >
      {children}
    </PagedList>
  );
};
