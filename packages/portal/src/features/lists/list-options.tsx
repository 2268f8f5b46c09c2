import { Button, Dialog, RadioGroup } from '@surtidor/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import type { ListToolsProps } from './list-tools.tsx';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';
import { getSortField, type ListSort } from './sort-field.ts';
import '../../shared/messages/spanish/lists.ts';

export interface ListOptionsProps<Sort extends string>
  extends Pick<ListToolsProps<object, Sort>, 'list' | 'exportMenu' | 'children'> {
  /** The current search params of the list. */
  readonly query: string;
  /** Absent if the list has one order. */
  readonly sort?: ListSort<Sort>;
  /** Absent if the list has no saved views. */
  readonly onApplyView?: (query: string) => void;
  readonly renderActions?: ((close: () => void) => ReactNode) | undefined;
}

/** The button of a narrow window that opens a sheet with what the window has no room for. */
export const ListOptions = <Sort extends string>(props: ListOptionsProps<Sort>) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:px-3 lg:hidden"
        icon={<EllipsisVertical className="size-5" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{text('List options')}</span>
      </Button>
      {isOpen && <OptionsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The sheet: actions, sort, layout, saved views and export. */
const OptionsDialog = <Sort extends string>({
  list,
  query,
  sort,
  exportMenu,
  renderActions,
  children,
  onApplyView,
  onClose,
}: ListOptionsProps<Sort> & { readonly onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog open size="sm" title={text('List options')} onOpenChange={onClose}>
      <div className="flex flex-col gap-4 [&_button]:min-h-11">
        {renderActions && (
          <div className="-mx-3 flex flex-col items-start">{renderActions(onClose)}</div>
        )}
        {sort && (
          <RadioGroup
            {...getSortField(sort, text)}
            className="[&_label]:min-h-11 [&_label]:items-center"
          />
        )}
        <div className="flex flex-wrap items-center gap-2 border-t border-ui-line pt-4">
          {children}
          {onApplyView && (
            <SavedViewsMenu
              list={list}
              query={query}
              onApply={(selectedQuery) => {
                onClose();
                onApplyView(selectedQuery);
              }}
            />
          )}
          {exportMenu}
        </div>
      </div>
    </Dialog>
  );
};
