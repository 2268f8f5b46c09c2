import type { BackendProfile } from '@surtidor/data';
import {
  type CalendarDate,
  type DateRange,
  getCompensationLimits,
  getDefaultCompensationsRange,
} from '@surtidor/domain';
import {
  type CompensationFilter,
  getDefaultCompensationFilter,
  hasCustomRange,
  isValidCompensationRange,
} from '@surtidor/domain/compensations';
import type { PaymentConditions } from '@surtidor/domain/payments';
import { Select } from '@surtidor/ui';
import {
  type FilterCondition,
  type FilterDefinition,
  fixedRangeInput,
  toolbarValue,
} from '../../../features/lists/filters/filter-definition.tsx';
import {
  createFilterCodec,
  optionalParam,
  rangeParam,
  textParam,
} from '../../../features/lists/parameters.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

const datesParam = rangeParam('from', 'to', undefined);

const params = {
  search: optionalParam(textParam('q')),
  person: optionalParam(textParam('person')),
  bank: optionalParam(textParam('bank')),
  station: optionalParam(textParam('destination')),
};

/** By default from the first day of the previous month to today, like the compensations (spec 9). */
const createDatesParam = (today: CalendarDate): FilterCondition<PaymentConditions['dates']> => {
  const defaultDates = getDefaultCompensationsRange(today);
  return {
    read: (parameters) => {
      const dates = datesParam.read(parameters);
      return dates && isValidCompensationRange(dates, today) ? dates : defaultDates;
    },
    write: (dates) =>
      datesParam.write(hasCustomRange({ created: dates }, today) ? dates : undefined),
    label: 'Date',
    ...fixedRangeInput(getCompensationLimits),
  };
};

/** Reads and writes the conditions in the search params: `?from=2026-11-01&to=2026-11-30&bank=Banco+Uno`. */
export const createPaymentCodec = (today: CalendarDate) =>
  createFilterCodec<PaymentConditions>({ ...params, dates: createDatesParam(today) });

/** Returns the days to request; null for all payments, of which the default days are the newest. */
export const getRequestedDates = (
  { dates }: PaymentConditions,
  today: CalendarDate,
  { transactionDetails }: Pick<BackendProfile['capabilities'], 'transactionDetails'>,
): DateRange | null =>
  transactionDetails && hasCustomRange({ created: dates }, today) ? dates : null;

/** The names of the values of a condition, by value. */
export type PaymentOptions = Readonly<
  Record<'person' | 'bank' | 'station', ReadonlyMap<string, string>>
>;

const createOption = (
  field: keyof PaymentOptions,
  label: PortalMessageKey,
  options: PaymentOptions,
): FilterCondition<string | undefined> => {
  const names = options[field];
  return {
    ...params[field],
    label,
    format: (value) => names.get(value) ?? value,
    renderField: (props, text) => {
      const { value = '', onChange } = props;
      // The payments of a shared link need not be among those loaded.
      const allNames = value === '' ? names : new Map([[value, value], ...names]);
      return allNames.size === 0 ? null : (
        <Select
          label={props.label}
          value={value}
          options={[
            { value: '', label: text('All') },
            ...[...allNames].map(([option, name]) => ({ value: option, label: name })),
          ]}
          onValueChange={(selected) => onChange(selected || undefined)}
        />
      );
    },
  };
};

/** Returns the filter of the payments: by date, person, bank and station. */
export const createPaymentFilter = (
  today: CalendarDate,
  options: PaymentOptions,
): FilterDefinition<PaymentConditions> => ({
  search: toolbarValue(params.search),
  dates: createDatesParam(today),
  person: createOption('person', 'Person', options),
  bank: createOption('bank', 'Bank', options),
  station: createOption('station', 'Service station', options),
});

/**
 * Returns the filter of the compensations beside the payments, by date; null with another condition, because compensations
 * have no person, bank and station.
 */
export const getCompensationFilter = (
  { dates, ...conditions }: PaymentConditions,
  today: CalendarDate,
): CompensationFilter | null =>
  Object.values(conditions).some((value) => value !== undefined)
    ? null
    : { ...getDefaultCompensationFilter(today), created: dates };
