import { type CalendarDate, getOrderRequestLimits } from '@surtidor/domain';
import {
  allOrdersOption,
  defaultOrderSort,
  emptyOrderFilter,
  normalizeOrderFilter,
  type OrderFilter,
  type OrderFilterField,
  type OrderFilterOption,
  orderFilterFields,
} from '@surtidor/domain/orders';
import {
  DatePicker,
  type FilterDraft,
  FilterPanel,
  LargeSelect,
  Select,
  TextField,
} from '@surtidor/ui';
import { Fragment, type ReactNode, useMemo } from 'react';
import { orderFilters } from '../../../features/orders/orders-codec.ts';
import { StationField } from '../../../features/stations/station-field.tsx';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getFixedOptions } from './order-filter-texts.ts';
import { useFilterOptions } from './use-filter-options.ts';

export interface OrderFilterPanelProps {
  readonly filter: OrderFilter;
  /** The station selected for the whole portal, which replaces the station filter; empty for none. */
  readonly selectedStation: string;
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
  Pick<OrderFilterPanelProps, 'selectedStation' | 'today'>;

const FilterFields = ({ draft, change, selectedStation, today }: FilterFieldsProps) => {
  const text = useText();
  const { options, hasError } = useFilterOptions(true);
  const orderStations = useMemo(
    () => options.stations.map(({ id, name }) => ({ code: id, name: removeCode(id, name) })),
    [options.stations],
  );
  const { deploymentOptions } = usePortal();
  const { statuses, sorts } = getFixedOptions(deploymentOptions, text);
  const { max } = getOrderRequestLimits(today);
  const unavailableProps = hasError && {
    hint: text('The options are not available right now.'),
  };
  const fields: Readonly<Record<OrderFilterField, ReactNode>> = {
    number: (
      <TextField
        label={text(orderFilters.number.label)}
        hint={text('Enter all or part of the number. All dates are searched.')}
        value={draft.number}
        maxLength={40}
        autoComplete="off"
        onValueChange={(number) => change({ number })}
      />
    ),
    status: (
      <Select
        label={text(orderFilters.status.label)}
        value={draft.status || allOrdersOption}
        options={[
          { value: allOrdersOption, label: text('Todos') },
          ...statuses.map(toSelectOption),
        ]}
        onValueChange={(status) => change({ status })}
      />
    ),
    station: (
      <StationField
        label={text(orderFilters.station.label)}
        placeholder={text('All')}
        code={selectedStation || draft.station}
        onCodeChange={(station) => change({ station })}
        otherStations={orderStations}
        {...(selectedStation !== '' && {
          disabled: true,
          hint: text('All pages show this station. Change it at the top of the page.'),
        })}
      />
    ),
    plant: (
      <FilterSelect
        label={text(orderFilters.plant.label)}
        options={options.plants}
        value={draft.plant}
        onChange={(plant) => change({ plant })}
        {...unavailableProps}
      />
    ),
    orderDate: (
      <DatePicker
        label={text(orderFilters.orderDate.label)}
        value={draft.orderDate || null}
        today={today}
        {...(max && { max })}
        onValueChange={(day) => change({ orderDate: day ?? '' })}
      />
    ),
    deliveryDate: (
      <DatePicker
        label={text(orderFilters.deliveryDate.label)}
        value={draft.deliveryDate || null}
        today={today}
        onValueChange={(day) => change({ deliveryDate: day ?? '' })}
      />
    ),
    sortBy: (
      <Select
        label={text(orderFilters.sortBy.label)}
        value={draft.sortBy || defaultOrderSort}
        options={sorts.map(toSelectOption)}
        onValueChange={(sortBy) => change({ sortBy: sortBy === defaultOrderSort ? '' : sortBy })}
      />
    ),
  };
  return orderFilterFields.map((field) => <Fragment key={field}>{fields[field]}</Fragment>);
};

const toSelectOption = ({ id, name }: OrderFilterOption) => ({ value: id, label: name });

interface FilterSelectProps {
  readonly label: string;
  readonly hint?: string;
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
