import type { OrderOptions } from '@surtidor/data';
import {
  allOrdersOption,
  type CalendarDate,
  defaultOrderSort,
  emptyOrderFilter,
  getOrderRequestLimits,
  normalizeOrderFilter,
  type OrderFilter,
  type OrderFilterOption,
} from '@surtidor/domain';
import {
  DatePicker,
  type FilterDraft,
  FilterPanel,
  LargeSelect,
  Select,
  TextField,
} from '@surtidor/ui';
import { useMemo } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { fieldLabels, getFixedOptions } from './order-filter-texts.ts';

export interface OrderFilterPanelProps {
  readonly filter: OrderFilter;
  /** The station selected for the whole portal, which replaces the station filter; empty for none. */
  readonly selectedStation: string;
  /** The stations and plants of the client; null until loaded. */
  readonly options: OrderOptions | null;
  /** Whether the options failed to load. */
  readonly hasOptionsError: boolean;
  readonly today: CalendarDate;
  /** Called with all seven filters. */
  readonly onApply: (filter: OrderFilter) => void;
  readonly onClose: () => void;
}

/** The seven filters of the orders list (spec 2). */
export const OrderFilterPanel = ({ filter, onApply, onClose, ...rest }: OrderFilterPanelProps) => {
  const text = useText();
  return (
    <FilterPanel<OrderFilter>
      open
      title={text('Filter orders')}
      value={filter}
      cleared={emptyOrderFilter}
      onApply={(draft) => onApply(normalizeOrderFilter(draft))}
      onOpenChange={onClose}
    >
      {(fields) => <FilterFields {...fields} {...rest} />}
    </FilterPanel>
  );
};

type FilterFieldsProps = FilterDraft<OrderFilter> &
  Pick<OrderFilterPanelProps, 'selectedStation' | 'options' | 'hasOptionsError' | 'today'>;

const FilterFields = ({
  draft,
  change,
  selectedStation,
  options,
  hasOptionsError,
  today,
}: FilterFieldsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { statuses, sorts } = getFixedOptions(deploymentOptions, text);
  const { max } = getOrderRequestLimits(today);
  const unavailableProps = hasOptionsError && {
    hint: text('The options are not available right now.'),
  };
  return (
    <>
      <TextField
        label={text(fieldLabels.number)}
        hint={text('Enter all or part of the number. All dates are searched.')}
        value={draft.number}
        maxLength={40}
        autoComplete="off"
        onValueChange={(number) => change({ number })}
      />
      <Select
        label={text(fieldLabels.status)}
        value={draft.status || allOrdersOption}
        options={[
          { value: allOrdersOption, label: text('Todos') },
          ...statuses.map(toSelectOption),
        ]}
        onValueChange={(status) => change({ status })}
      />
      <FilterSelect
        label={text(fieldLabels.station)}
        options={options?.stations ?? noOptions}
        value={selectedStation || draft.station}
        onChange={(station) => change({ station })}
        {...unavailableProps}
        {...(selectedStation !== '' && {
          disabled: true,
          hint: text('All pages show this station. Change it at the top of the page.'),
        })}
      />
      <FilterSelect
        label={text(fieldLabels.plant)}
        options={options?.plants ?? noOptions}
        value={draft.plant}
        onChange={(plant) => change({ plant })}
        {...unavailableProps}
      />
      <DatePicker
        label={text(fieldLabels.orderDate)}
        value={draft.orderDate || null}
        today={today}
        {...(max && { max })}
        onValueChange={(day) => change({ orderDate: day ?? '' })}
      />
      <DatePicker
        label={text(fieldLabels.deliveryDate)}
        value={draft.deliveryDate || null}
        today={today}
        onValueChange={(day) => change({ deliveryDate: day ?? '' })}
      />
      <Select
        label={text(fieldLabels.sortBy)}
        value={draft.sortBy || defaultOrderSort}
        options={sorts.map(toSelectOption)}
        onValueChange={(sortBy) => change({ sortBy: sortBy === defaultOrderSort ? '' : sortBy })}
      />
    </>
  );
};

const noOptions: readonly OrderFilterOption[] = [];

const toSelectOption = ({ id, name }: OrderFilterOption) => ({ value: id, label: name });

interface FilterSelectProps {
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly options: readonly OrderFilterOption[];
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Selects one of many options. The default is all (spec 2). */
const FilterSelect = ({ options, value, onChange, ...field }: FilterSelectProps) => {
  const text = useText();
  const selectOptions = useMemo(
    () => options.map(({ id, name }) => ({ value: id, label: removeCode(id, name) })),
    [options],
  );
  return (
    <LargeSelect
      {...field}
      mode="single"
      placeholder={text('All')}
      options={selectOptions}
      value={value === '' ? [] : [value]}
      onValueChange={([code = '']) => onChange(code)}
    />
  );
};

/** Removes the code from 'id - name', because `LargeSelect` adds it. */
const removeCode = (id: string, name: string): string =>
  name.startsWith(`${id} - `) ? name.slice(id.length + ' - '.length) : name;
