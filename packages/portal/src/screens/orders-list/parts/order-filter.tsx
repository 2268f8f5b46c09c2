import { getOrderRequestLimits } from '@surtidor/domain';
import {
  defaultOrderSort,
  getFilterStatuses,
  type OrderSort,
  orderSorts,
} from '@surtidor/domain/orders';
import { LargeSelect, TextField } from '@surtidor/ui';
import { useMemo } from 'react';
import { dateInput } from '../../../features/lists/filters/date-input.tsx';
import {
  choiceInput,
  type FilterDefinition,
  type FilterFieldProps,
  rangeInput,
} from '../../../features/lists/filters/filter-definition.tsx';
import type { StatusOptions } from '../../../features/orders/order-texts.ts';
import { type OrderParams, orderParams } from '../../../features/orders/orders-codec.ts';
import { StationField } from '../../../features/stations/station-field.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** The label of each sort order. */
export const sortLabels: Readonly<Record<OrderSort, PortalMessageKey>> = {
  'request-date': 'Request date',
  'order-number': 'SAP number',
  'sicom-number': 'SICOM number',
};

/** What the conditions need from the page. */
interface OrderFilterContext {
  readonly deploymentOptions: StatusOptions;
  /** The station selected for the whole portal, which replaces the station filter; empty for none. */
  readonly selectedStation: string;
  readonly getStationName: (code: string) => string;
  readonly getPlantName: (code: string) => string;
}

/** Returns the seven filters of the orders list (spec 2), and its dates. */
export const createOrderFilter = ({
  deploymentOptions: { orderStatusSix, orderStatusNames },
  selectedStation,
  getStationName,
  getPlantName,
}: OrderFilterContext): FilterDefinition<OrderParams> => {
  const statuses = getFilterStatuses(orderStatusSix, orderStatusNames);
  return {
    number: {
      ...orderParams.number,
      label: 'Order number (SAP or SICOM)',
      format: (number) => number,
      renderField: ({ onChange, ...field }, text) => (
        <TextField
          {...field}
          hint={text('Enter all or part of the number. All dates are searched.')}
          maxLength={40}
          autoComplete="off"
          onValueChange={onChange}
        />
      ),
    },
    status: {
      ...orderParams.status,
      label: 'Status',
      ...choiceInput({
        choices: statuses.map(({ code, label }) => ({ value: code, label })),
        unset: '',
        unsetLabel: 'Todos',
      }),
    },
    station: {
      ...orderParams.station,
      label: 'Service station',
      format: getStationName,
      renderField: (field) => <OrderStationField {...{ ...field, selectedStation }} />,
    },
    plant: {
      ...orderParams.plant,
      label: 'Dispatch plant',
      format: getPlantName,
      renderField: (field) => <PlantField {...field} />,
    },
    orderDate: {
      ...orderParams.orderDate,
      label: 'Request date',
      ...dateInput('', getOrderRequestLimits),
    },
    deliveryDate: { ...orderParams.deliveryDate, label: 'Estimated delivery', ...dateInput('') },
    sortBy: {
      ...orderParams.sortBy,
      label: 'Sort by',
      ...choiceInput({
        choices: orderSorts
          .filter((sort) => sort !== defaultOrderSort)
          .map((sort) => ({ value: sort, label: sortLabels[sort] })),
        unset: '',
        unsetLabel: sortLabels[defaultOrderSort],
      }),
    },
    range: {
      ...orderParams.range,
      label: 'Requested between',
      ...rangeInput(),
      renderField: null,
    },
  };
};

/** Removes the code from 'id - name', because the fields add it. */
const removeCode = (id: string, name: string): string =>
  name.startsWith(`${id} - `) ? name.slice(id.length + ' - '.length) : name;

const OrderStationField = ({
  label,
  value,
  onChange,
  selectedStation,
}: FilterFieldProps<string> & Pick<OrderFilterContext, 'selectedStation'>) => {
  const text = useText();
  const { stations } = useFilterOptions(true).options;
  const otherStations = useMemo(
    () => stations.map(({ id, name }) => ({ code: id, name: removeCode(id, name) })),
    [stations],
  );
  return (
    <StationField
      label={label}
      placeholder={text('All')}
      code={selectedStation || value}
      onCodeChange={onChange}
      otherStations={otherStations}
      {...(selectedStation !== '' && {
        disabled: true,
        hint: text('All pages show this station. Change it at the top of the page.'),
      })}
    />
  );
};

/** Selects one plant. The default is all (spec 2). */
const PlantField = ({ label, value, onChange }: FilterFieldProps<string>) => {
  const text = useText();
  const { options, hasError } = useFilterOptions(true);
  const plants = useMemo(
    () => options.plants.map(({ id, name }) => ({ value: id, label: removeCode(id, name) })),
    [options.plants],
  );
  return (
    <LargeSelect
      label={label}
      {...(hasError && { hint: text('The options are not available right now.') })}
      mode="single"
      placeholder={text('All')}
      options={plants}
      value={value === '' ? [] : [value]}
      onValueChange={([code = '']) => onChange(code)}
    />
  );
};
