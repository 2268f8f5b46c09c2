import type { CalendarDate } from '@surtidor/domain';
import {
  type CompensationFilter,
  compensationSorts,
  filterableStates,
  getDefaultCompensationFilter,
  hasCustomRange,
  isValidCompensationRange,
} from '@surtidor/domain/compensations';
import type { ListCodec } from '../../../features/lists/list-codec.ts';
import {
  choiceParam,
  createFilterCodec,
  rangeParam,
  textParam,
} from '../../../features/lists/parameters.ts';

const createdParam = rangeParam('from', 'to', undefined);

/**
 * Returns the codec of the search params of the compensations list. The default range is omitted, so a shared
 * link shows the default range of the day it is opened (spec 9).
 */
export const createCompensationCodec = (today: CalendarDate): ListCodec<CompensationFilter> => {
  const defaultFilter = getDefaultCompensationFilter(today);
  return createFilterCodec<CompensationFilter>({
    invoiceNumber: textParam('invoice'),
    state: choiceParam('state', filterableStates, defaultFilter.state),
    created: {
      read: (parameters) => {
        const range = createdParam.read(parameters);
        return range && isValidCompensationRange(range, today) ? range : defaultFilter.created;
      },
      write: (created) =>
        createdParam.write(hasCustomRange({ created }, today) ? created : undefined),
    },
    sort: choiceParam('sort', compensationSorts, defaultFilter.sort),
  });
};
