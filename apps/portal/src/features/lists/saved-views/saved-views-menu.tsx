import { Button, Popover } from '@surtidor/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { useText } from '../../../platform/messages/text-context.tsx';
import { SavedViewsPanel } from './saved-views-panel.tsx';

export interface SavedViewsMenuProps {
  /** Which list: views of one are never offered in another. */
  readonly list: string;
  /** What the address asks for now, as it writes it. */
  readonly query: string;
  readonly onApply: (query: string) => void;
}

/** Named queries of a list: to come back to them, and to keep the present one. */
export const SavedViewsMenu = ({ list, query, onApply }: SavedViewsMenuProps) => {
  const text = useText();
  return (
    <Popover
      label={text('Saved views')}
      align="end"
      trigger={
        <Button variant="secondary" icon={<Bookmark className="size-5" />}>
          <span className="max-lg:sr-only">{text('Views')}</span>
        </Button>
      }
    >
      {(close) => (
        <>
          <SavedViewsPanel
            list={list}
            query={query}
            onApply={(selected) => {
              close();
              onApply(selected);
            }}
          />
        </>
      )}
    </Popover>
  );
};
