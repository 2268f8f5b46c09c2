import {
  type CalendarDate,
  type CompensationFilter,
  compensationSorts,
  filterableStates,
  getDefaultCompensationFilter,
  isCompensationRange,
  isRangeSelected,
} from '@surtidor/domain';
import type { ListCodec } from '../../../features/lists/list-address.ts';
import {
  getChoiceParam,
  getDateParam,
  getTextParam,
  omitEmpty,
} from '../../../features/lists/parameters.ts';

const createdIn = (parameters: URLSearchParams, today: CalendarDate) => {
  const start = getDateParam(parameters, 'from');
  const end = getDateParam(parameters, 'to');
  const range = start && end && { start, end };
  return range && isCompensationRange(range, today) ? range : undefined;
};

/**
 * The search params of the list of compensations. The default range is omitted, so a shared link
 * shows the default range of the day it is opened (spec 9).
 */
export const compensationCodec = (today: CalendarDate): ListCodec<CompensationFilter> => {
  const start = getDefaultCompensationFilter(today);
  return {
    read: (parameters) => ({
      invoiceNumber: getTextParam(parameters, 'invoice') ?? start.invoiceNumber,
      state: getChoiceParam(parameters, 'state', filterableStates) ?? start.state,
      created: createdIn(parameters, today) ?? start.created,
      sort: getChoiceParam(parameters, 'sort', compensationSorts) ?? start.sort,
    }),
    write: (filter) => {
      const { invoiceNumber, state, created, sort } = filter;
      const selected = isRangeSelected(filter, today);
      return omitEmpty({
        invoice: invoiceNumber.trim(),
        state: state ?? undefined,
        from: selected ? created.start : undefined,
        to: selected ? created.end : undefined,
        sort: sort === start.sort ? undefined : sort,
      });
    },
  };
};
