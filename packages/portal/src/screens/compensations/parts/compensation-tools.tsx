import type { CalendarDate } from '@surtidor/domain';
import {
  type CompensationFilter,
  type CompensationSort,
  isValidCompensationRange,
} from '@surtidor/domain/compensations';
import { ListTools, type ListToolsProps } from '../../../features/lists/list-tools.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { createCompensationFilter } from './compensation-filter.tsx';

const sortLabels: Readonly<Record<CompensationSort, PortalMessageKey>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
};

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
      filter={{
        definition: createCompensationFilter(today),
        title: text('Filter compensations'),
        value: filter,
        canApply: ({ created }) => isValidCompensationRange(created, today),
      }}
    />
  );
};
