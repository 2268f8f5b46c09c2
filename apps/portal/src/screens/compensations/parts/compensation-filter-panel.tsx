import {
  type CalendarDate,
  type CompensationFilter,
  compensationLimits,
  compensationSorts,
  completeRange,
  defaultCompensationFilter,
  filterableStates,
  isCompensationRange,
  parseCalendarDate,
} from '@surtidor/domain';
import { DateRangePicker, type FilterDraft, FilterPanel, Select, TextField } from '@surtidor/ui';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { conditionNames, sortNames } from './filter-words.ts';
import { stateName } from './state-name.ts';

export interface CompensationFilterPanelProps {
  readonly filter: CompensationFilter;
  /** Today in the store's zone. */
  readonly today: CalendarDate;
  readonly onApply: (filter: CompensationFilter) => void;
  readonly onClose: () => void;
}

/** The filters of the list: invoice number, state, days and order (spec 7). */
export const CompensationFilterPanel = ({
  filter,
  today,
  onApply,
  onClose,
}: CompensationFilterPanelProps) => {
  const text = useText();
  return (
    <FilterPanel
      open
      title={text('Filter compensations')}
      value={filter}
      cleared={defaultCompensationFilter(today)}
      canApply={({ created }) => isCompensationRange(created, today)}
      onApply={onApply}
      onOpenChange={onClose}
    >
      {(fields) => <Fields {...fields} today={today} />}
    </FilterPanel>
  );
};

type FieldsProps = FilterDraft<CompensationFilter> & { readonly today: CalendarDate };

const anyState = 'any';

const stateOptions = (text: Text) => [
  { value: anyState, label: text('Any state') },
  ...filterableStates.map((state) => ({ value: state, label: stateName(state, text) })),
];

const Fields = ({ draft, change, today }: FieldsProps) => {
  const text = useText();
  const { min, max } = compensationLimits(today);
  return (
    <>
      <TextField
        label={text(conditionNames.invoiceNumber)}
        value={draft.invoiceNumber}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => change({ invoiceNumber: event.target.value })}
      />
      <Select
        label={text(conditionNames.state)}
        value={draft.state ?? anyState}
        options={stateOptions(text)}
        onValueChange={(value) =>
          change({ state: filterableStates.find((state) => state === value) ?? null })
        }
      />
      <DateRangePicker
        label={text(conditionNames.created)}
        value={draft.created}
        today={today}
        {...(min && { min })}
        {...(max && { max })}
        onValueChange={({ start, end }) => {
          const range = completeRange({
            start: parseCalendarDate(start),
            end: parseCalendarDate(end),
          });
          if (range) change({ created: range });
        }}
      />
      <Select
        label={text('Sort by')}
        value={draft.sort}
        options={compensationSorts.map((sort) => ({ value: sort, label: text(sortNames[sort]) }))}
        onValueChange={(value) => {
          const sort = compensationSorts.find((one) => one === value);
          if (sort) change({ sort });
        }}
      />
    </>
  );
};
