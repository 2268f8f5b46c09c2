import { Button, Popover } from '@surtidor/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { useText } from '../../../platform/messages/text-context.tsx';
import { SavedViewsPanel } from './saved-views-panel.tsx';
import '../../../shared/messages/spanish/lists.ts';

export interface SavedViewsMenuProps {
  /** The id of the list. Views belong to one list. */
  readonly list: string;
  /** The current search params of the list. */
  readonly query: string;
  readonly onApply: (query: string) => void;
}

/** Renders a menu with the saved views of a list and a form that saves the current one. */
export const SavedViewsMenu = ({ list, query, onApply }: SavedViewsMenuProps) => {
  const text = useText();
  return (
    <Popover
      label={text('Saved views')}
      align="end"
      trigger={
        <Button variant="secondary" icon={<Bookmark className="size-5" />}>
          {text('Views')}
        </Button>
      }
    >
      {(close) => (
        <>
          <SavedViewsPanel
            list={list}
            query={query}
            onApply={(selectedQuery) => {
              close();
              onApply(selectedQuery);
            }}
          />
        </>
      )}
    </Popover>
  );
};
