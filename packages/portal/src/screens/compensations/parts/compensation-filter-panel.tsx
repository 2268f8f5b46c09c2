import { type CalendarDate, getCompensationLimits, parseDateRange } from '@surtidor/domain';
import {
  type CompensationFilter,
  filterableStates,
  getDefaultCompensationFilter,
  isValidCompensationRange,
} from '@surtidor/domain/compensations';
import { DateRangePicker, type FilterDraft, FilterPanel, Select } from '@surtidor/ui';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getStateName } from './compensation-card.tsx';

export interface CompensationFilterPanelProps {
  readonly filter: CompensationFilter;
  /** Today in the store's zone. */
  readonly today: CalendarDate;
  readonly onApply: (filter: CompensationFilter) => void;
  readonly onClose: () => void;
}

/** Renders the filters by state and date range (spec 7). */
export const CompensationFilterPanel = ({
  filter,
  today,
  onApply,
  onClose,
}: CompensationFilterPanelProps) => {
  const text = useText();
  // The search and the sort are outside the panel.
  const { invoiceNumber, sort } = filter;
  return (
    <FilterPanel
      open
      title={text('Filter compensations')}
      value={filter}
      cleared={{ ...getDefaultCompensationFilter(today), invoiceNumber, sort }}
      canApply={({ created }) => isValidCompensationRange(created, today)}
      onApply={onApply}
      onOpenChange={onClose}
    >
      {(fields) => <FilterFields {...fields} today={today} />}
    </FilterPanel>
  );
};

type FilterFieldsProps = FilterDraft<CompensationFilter> & { readonly today: CalendarDate };

const anyState = 'any';

const getStateOptions = (text: Text) => [
  { value: anyState, label: text('Any state') } as const,
  ...filterableStates.map((state) => ({ value: state, label: getStateName(state, text) })),
];

const FilterFields = ({ draft, change, today }: FilterFieldsProps) => {
  const text = useText();
  const { min, max } = getCompensationLimits(today);
  return (
    <>
      <Select
        label={text('State')}
        value={draft.state ?? anyState}
        options={getStateOptions(text)}
        onValueChange={(state) => change({ state: state === anyState ? null : state })}
      />
      <DateRangePicker
        label={text('Date sent')}
        value={draft.created}
        today={today}
        {...(min && { min })}
        {...(max && { max })}
        onValueChange={(value) => {
          const range = parseDateRange(value);
          if (range) change({ created: range });
        }}
      />
    </>
  );
};
