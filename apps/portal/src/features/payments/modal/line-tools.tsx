import { Button, SearchBox } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface LineToolsProps {
  /** Lines in all, and those the search leaves. */
  readonly count: number;
  readonly found: number;
  readonly searchText: string;
  readonly onSearch: (searchText: string) => void;
  readonly onAllModes: (mode: 'full' | 'partial') => void;
}

/** From so many lines on a search is worth its place. */
const enoughToSearch = 8;

/** A payment of many invoices: find one, and pay all of them in full or in part. */
export const LineTools = ({ count, found, searchText, onSearch, onAllModes }: LineToolsProps) => {
  const text = useText();
  return (
    <div className="mb-1 flex flex-col gap-2">
      {count >= enoughToSearch && (
        <SearchBox
          label={text('Search among the invoices to pay')}
          delayMs={200}
          value={searchText}
          onSearch={onSearch}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-sm text-ink-soft">
          {searchText === ''
            ? text('{count} invoices', { count })
            : text('{found} of {count} invoices', { found, count })}
        </p>
        <div className="-mr-3 flex flex-wrap">
          <Button variant="quiet" size="sm" onClick={() => onAllModes('full')}>
            {text('All in full')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onAllModes('partial')}>
            {text('All in part')}
          </Button>
        </div>
      </div>
    </div>
  );
};
