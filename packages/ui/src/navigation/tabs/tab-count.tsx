import { Badge } from '../../data-display/badge/index.ts';

export interface TabCountProps {
  /** The formatted number of items in the tab: '12' or '99+'. */
  count: string | number;
  /** Whether its tab is selected. */
  selected: boolean;
}

/** The number beside a tab's name. */
export const TabCount = ({ count, selected }: TabCountProps) => (
  <Badge tone={selected ? 'primary' : 'neutral'}>
    <span translate="no" className="tabular-nums">
      {count}
    </span>
  </Badge>
);
