import {
  type CalendarDate,
  type CompensationFilter,
  filterableStates,
  getCompensationLimits,
  getCompleteRange,
  getDefaultCompensationFilter,
  isValidCompensationRange,
  parseCalendarDate,
} from '@surtidor/domain';
import { DateRangePicker, type FilterDraft, FilterPanel, Select } from '@surtidor/ui';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { conditionLabels, getStateName } from './filter-texts.ts';

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
        label={text(conditionLabels.state)}
        value={draft.state ?? anyState}
        options={getStateOptions(text)}
        onValueChange={(state) => change({ state: state === anyState ? null : state })}
      />
      <DateRangePicker
        label={text(conditionLabels.created)}
        value={draft.created}
        today={today}
        {...(min && { min })}
        {...(max && { max })}
        onValueChange={({ start, end }) => {
          const range = getCompleteRange({
            start: parseCalendarDate(start),
            end: parseCalendarDate(end),
          });
          if (range) change({ created: range });
        }}
      />
    </>
  );
};
