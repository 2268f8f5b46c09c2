import { SegmentedControl } from '@surtidor/ui';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import type { ReactNode } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import type { SavedListView } from './list-view.ts';
import '../../shared/messages/spanish/lists.ts';

const renderLabel = (icon: ReactNode, name: string) => (
  <>
    {icon}
    <span className="sr-only">{name}</span>
  </>
);

interface ViewSwitchProps extends Pick<SavedListView, 'view' | 'select'> {
  readonly className?: string;
}

/** Switches between cards and rows; in a window that is too narrow for rows, between full and compact cards. */
export const ViewSwitch = ({ className, view, select }: ViewSwitchProps) => {
  const text = useText();
  return (
    <SegmentedControl
      className={className}
      label={text('View')}
      options={[
        { value: 'cards', label: renderLabel(<LayoutGrid className="size-5" />, text('Cards')) },
        { value: 'rows', label: renderLabel(<Rows3 className="size-5" />, text('Rows')) },
      ]}
      value={view}
      onValueChange={select}
    />
  );
};
