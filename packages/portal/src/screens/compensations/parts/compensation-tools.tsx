import type { CalendarDate } from '@surtidor/domain';
import {
  type CompensationFilter,
  type CompensationSort,
  getDefaultCompensationFilter,
  hasCustomRange,
} from '@surtidor/domain/compensations';
import {
  type FilterChip,
  ListTools,
  type ListToolsProps,
} from '../../../features/lists/list-tools.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getStateName } from './compensation-card.tsx';
import { CompensationFilterPanel } from './compensation-filter-panel.tsx';

const sortLabels: Readonly<Record<CompensationSort, PortalMessageKey>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
};

/** Returns the conditions of the panel with their values as text. */
function getChips(
  filter: CompensationFilter,
  today: CalendarDate,
  text: Text,
): readonly FilterChip<CompensationFilter>[] {
  const { state, created } = filter;
  const defaultFilter = getDefaultCompensationFilter(today);
  const range = text('From {start} to {end}', {
    start: formatDate(created.start, text),
    end: formatDate(created.end, text),
  });
  return [
    {
      label: text('State'),
      value: state && getStateName(state, text),
      cleared: { ...filter, state: defaultFilter.state },
    },
    {
      label: text('Date sent'),
      value: hasCustomRange(filter, today) ? range : null,
      cleared: { ...filter, created: defaultFilter.created },
    },
  ];
}

export interface CompensationToolsProps
  extends Pick<
    ListToolsProps<CompensationFilter, CompensationSort>,
    'urlState' | 'exportMenu' | 'isEmpty'
  > {
  readonly filter: CompensationFilter;
  /** Today in the store's zone. */
  readonly today: CalendarDate;
}

/** Renders the search, filters, sort, views and export of the list, with a chip per active filter. */
export const CompensationTools = ({ filter, today, ...rest }: CompensationToolsProps) => {
  const text = useText();
  const { setFilter } = rest.urlState;
  const { invoiceNumber, sort } = filter;
  return (
    <ListTools
      {...rest}
      list="compensations"
      search={{
        label: text('Search by full invoice number'),
        value: invoiceNumber,
        onSearch: (number) => setFilter({ ...filter, invoiceNumber: number }),
      }}
      sort={{
        value: sort,
        labels: sortLabels,
        onChange: (nextSort) => setFilter({ ...filter, sort: nextSort }),
      }}
      chips={getChips(filter, today, text)}
      cleared={{ ...getDefaultCompensationFilter(today), invoiceNumber, sort }}
      renderPanel={(close) => (
        <CompensationFilterPanel
          filter={filter}
          today={today}
          onApply={setFilter}
          onClose={close}
        />
      )}
    />
  );
};
