import {
  type CalendarDate,
  type CompensationFilter,
  compensationSorts,
  filterableStates,
  getDefaultCompensationFilter,
  hasCustomRange,
  isValidCompensationRange,
} from '@surtidor/domain';
import type { ListCodec } from '../../../features/lists/list-codec.ts';
import {
  getChoiceParam,
  getDateParam,
  getTextParam,
  omitEmpty,
} from '../../../features/lists/parameters.ts';

const readCreatedRange = (parameters: URLSearchParams, today: CalendarDate) => {
  const start = getDateParam(parameters, 'from');
  const end = getDateParam(parameters, 'to');
  const range = start && end && { start, end };
  return range && isValidCompensationRange(range, today) ? range : undefined;
};

/**
 * Returns the codec of the search params of the compensations list. The default range is omitted, so a shared
 * link shows the default range of the day it is opened (spec 9).
 */
export const createCompensationCodec = (today: CalendarDate): ListCodec<CompensationFilter> => {
  const defaultFilter = getDefaultCompensationFilter(today);
  return {
    read: (parameters) => ({
      invoiceNumber: getTextParam(parameters, 'invoice') ?? defaultFilter.invoiceNumber,
      state: getChoiceParam(parameters, 'state', filterableStates) ?? defaultFilter.state,
      created: readCreatedRange(parameters, today) ?? defaultFilter.created,
      sort: getChoiceParam(parameters, 'sort', compensationSorts) ?? defaultFilter.sort,
    }),
    write: (filter) => {
      const { invoiceNumber, state, created, sort } = filter;
      const hasSelectedRange = hasCustomRange(filter, today);
      return omitEmpty({
        invoice: invoiceNumber.trim(),
        state: state ?? undefined,
        from: hasSelectedRange ? created.start : undefined,
        to: hasSelectedRange ? created.end : undefined,
        sort: sort === defaultFilter.sort ? undefined : sort,
      });
    },
  };
};
