import { Button, Dialog, RadioGroup } from '@surtidor/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import type { PortalMessageKey } from '../../platform/messages/es.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import type { ListToolsProps } from './list-tools.tsx';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';

export interface ListOptionsProps<Sort extends string>
  extends Pick<ListToolsProps<unknown, Sort>, 'list' | 'exportMenu' | 'children'> {
  /** The current search params of the list. */
  readonly query: string;
  /** Absent if the list has one order. */
  readonly sort?: ListToolsProps<unknown, Sort>['sort'];
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
  const isSort = (value: string): value is Sort =>
    sort !== undefined && Object.hasOwn(sort.labels, value);
  return (
    <Dialog open size="sm" title={text('List options')} onOpenChange={onClose}>
      <div className="flex flex-col gap-4 [&_button]:min-h-11">
        {renderActions && (
          <div className="-mx-3 flex flex-col items-start">{renderActions(onClose)}</div>
        )}
        {sort && (
          <RadioGroup
            label={text('Sort by')}
            className="[&_label]:min-h-11 [&_label]:items-center"
            value={sort.value}
            options={Object.entries<PortalMessageKey>(sort.labels).map(([value, label]) => ({
              value,
              label: text(label),
            }))}
            onValueChange={(value) => {
              if (isSort(value)) sort.onChange(value);
            }}
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
