import type { ReactNode } from 'react';
import { LoadMore, type LoadMoreProps } from '../../data-display/load-more/index.ts';
import { SearchBox } from '../../inputs/search-box/index.ts';
import { ListFrame, type ListFrameProps } from '../../layout/list-frame/index.ts';
import { usePatternMessages } from '../../messages/index.ts';

export interface CorporateDestinations {
  /** The state of the list. */
  frame: Omit<ListFrameProps, 'children' | 'skeleton'>;
  /** The code and commercial name of each destination. */
  items: readonly { code: string; name: string }[];
  /** The search text. */
  searchText: string;
  /** Called with the trimmed text when typing pauses. */
  onSearch: (searchText: string) => void;
  /** Whether there are more rows: `no`, `yes`, loading, or the last request failed. */
  more: LoadMoreProps['more'];
  /** Called to load the next page, or to retry after a failure. */
  onLoadMore: () => void;
  /** The progress: 'Mostrando 10 de 42'. */
  progress?: ReactNode;
}

/** The company's destinations, with search and pagination. */
export const CorporateDestinationList = ({
  frame,
  items,
  searchText,
  onSearch,
  more,
  onLoadMore,
  progress,
}: CorporateDestinations) => {
  const { destinations, searchDestination } = usePatternMessages();
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-ui-line pt-4">
      <div className="max-w-sm">
        <SearchBox label={searchDestination} value={searchText} onValueChange={onSearch} />
      </div>
      <ListFrame {...frame}>
        <ul aria-label={destinations} className="divide-y divide-ui-line">
          {items.map(({ code, name }) => (
            <li key={code} className="flex flex-wrap gap-x-4 py-2 text-sm">
              <span translate="no" className="min-w-20 text-ui-ink-soft tabular-nums">
                {code}
              </span>
              <span translate="no" className="min-w-0 flex-1 basis-40 wrap-break-word">
                {name}
              </span>
            </li>
          ))}
        </ul>
        <LoadMore more={more} onLoadMore={onLoadMore} progress={progress} />
      </ListFrame>
    </div>
  );
};
