import type { OrderOptions } from '@surtidor/data';
import {
  allOrders,
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
import { fieldNames, fixedOptions } from './order-filter-texts.ts';

export interface OrderFilterPanelProps {
  readonly filter: OrderFilter;
  /** The station of the station lens, which replaces the station filter; empty for none. */
  readonly lens: string;
  /** The stations and plants of the client; null until loaded. */
  readonly options: OrderOptions | null;
  /** Whether the options failed to load. */
  readonly optionsFailed: boolean;
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
      {(fields) => <Fields {...fields} {...rest} />}
    </FilterPanel>
  );
};

type FieldsProps = FilterDraft<OrderFilter> &
  Pick<OrderFilterPanelProps, 'lens' | 'options' | 'optionsFailed' | 'today'>;

const Fields = ({ draft, change, lens, options, optionsFailed, today }: FieldsProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { statuses, sorts } = fixedOptions(deploymentOptions, text);
  const { max } = getOrderRequestLimits(today);
  const unavailable = optionsFailed && { hint: text('The options are not available now.') };
  return (
    <>
      <TextField
        label={text(fieldNames.number)}
        hint={text('A part of the number is enough. Every date is searched.')}
        value={draft.number}
        maxLength={40}
        autoComplete="off"
        onValueChange={(number) => change({ number })}
      />
      <Select
        label={text(fieldNames.status)}
        value={draft.status || allOrders}
        options={[{ value: allOrders, label: text('Todos') }, ...statuses.map(asChoice)]}
        onValueChange={(status) => change({ status })}
      />
      <ManyChoices
        label={text(fieldNames.station)}
        options={options?.stations ?? noOptions}
        value={lens || draft.station}
        onChange={(station) => change({ station })}
        {...unavailable}
        {...(lens !== '' && {
          disabled: true,
          hint: text('The whole portal shows this station. Change it at the top of the page.'),
        })}
      />
      <ManyChoices
        label={text(fieldNames.plant)}
        options={options?.plants ?? noOptions}
        value={draft.plant}
        onChange={(plant) => change({ plant })}
        {...unavailable}
      />
      <DatePicker
        label={text(fieldNames.orderDate)}
        value={draft.orderDate || null}
        today={today}
        {...(max && { max })}
        onValueChange={(day) => change({ orderDate: day ?? '' })}
      />
      <DatePicker
        label={text(fieldNames.deliveryDate)}
        value={draft.deliveryDate || null}
        today={today}
        onValueChange={(day) => change({ deliveryDate: day ?? '' })}
      />
      <Select
        label={text(fieldNames.sortBy)}
        value={draft.sortBy || defaultOrderSort}
        options={sorts.map(asChoice)}
        onValueChange={(sortBy) => change({ sortBy: sortBy === defaultOrderSort ? '' : sortBy })}
      />
    </>
  );
};

const noOptions: readonly OrderFilterOption[] = [];

const asChoice = ({ id, name }: OrderFilterOption) => ({ value: id, label: name });

interface ManyChoicesProps {
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly options: readonly OrderFilterOption[];
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Selects one of many options. The default is all (spec 2). */
const ManyChoices = ({ options, value, onChange, ...field }: ManyChoicesProps) => {
  const text = useText();
  const choices = useMemo(
    () => options.map(({ id, name }) => ({ value: id, label: withoutCode(id, name) })),
    [options],
  );
  return (
    <LargeSelect
      {...field}
      mode="single"
      placeholder={text('All')}
      options={choices}
      value={value === '' ? [] : [value]}
      onValueChange={([code = '']) => onChange(code)}
    />
  );
};

/** Removes the code from 'id - name', because `LargeSelect` adds it. */
const withoutCode = (id: string, name: string): string =>
  name.startsWith(`${id} - `) ? name.slice(id.length + ' - '.length) : name;
