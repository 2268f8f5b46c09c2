import { type CalendarDate, getCompensationLimits } from '@surtidor/domain';
import {
  type CompensationFilter,
  compensationSorts,
  filterableStates,
  getDefaultCompensationFilter,
  hasCustomRange,
  isValidCompensationRange,
} from '@surtidor/domain/compensations';
import { getStateLabel } from '../../../features/compensations/compensation-texts.ts';
import {
  choiceInput,
  type FilterDefinition,
  fixedRangeInput,
  toolbarValue,
} from '../../../features/lists/filters/filter-definition.tsx';
import {
  choiceParam,
  createFilterCodec,
  rangeParam,
  textParam,
} from '../../../features/lists/parameters.ts';

const createdParam = rangeParam('from', 'to', undefined);

/**
 * Returns the filter of the compensations list: by state and date (spec 7). The search params omit the default range,
 * so a shared link shows the default range of the day it is opened (spec 9).
 */
export const createCompensationFilter = (
  today: CalendarDate,
): FilterDefinition<CompensationFilter> => {
  const defaultFilter = getDefaultCompensationFilter(today);
  return {
    invoiceNumber: toolbarValue(textParam('invoice')),
    state: {
      ...choiceParam('state', filterableStates, null),
      label: 'State',
      ...choiceInput({
        choices: filterableStates.map((state) => ({ value: state, label: getStateLabel(state) })),
        unset: null,
        unsetLabel: 'Any state',
      }),
    },
    created: {
      read: (parameters) => {
        const range = createdParam.read(parameters);
        return range && isValidCompensationRange(range, today) ? range : defaultFilter.created;
      },
      write: (created) =>
        createdParam.write(hasCustomRange({ created }, today) ? created : undefined),
      label: 'Date sent',
      ...fixedRangeInput(getCompensationLimits),
    },
    sort: toolbarValue(choiceParam('sort', compensationSorts, defaultFilter.sort)),
  };
};

/** Returns the codec of the search params of the compensations list. */
export const createCompensationCodec = (today: CalendarDate) =>
  createFilterCodec(createCompensationFilter(today));
