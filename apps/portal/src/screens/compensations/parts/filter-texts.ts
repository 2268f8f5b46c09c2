import {
  type CalendarDate,
  type CompensationFilter,
  type CompensationSort,
  type CompensationState,
  compensationStateAppearance,
  formatDate,
  getDefaultCompensationFilter,
  hasCustomRange,
} from '@surtidor/domain';
import type { ActiveFilter } from '@surtidor/ui';
import type { PortalMessageKey } from '../../../platform/messages/es.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** Returns the label of a state. In Spanish, 'rejected' is feminine for compensations, unlike for orders. */
export const getStateName = (state: CompensationState, text: Text): string =>
  text(state === 'rejected' ? 'Compensation rejected' : compensationStateAppearance[state].label);

/** The label of each filter, in the panel and on its chip. */
export const conditionLabels = {
  state: 'State',
  created: 'Date sent',
} as const satisfies Partial<Record<keyof CompensationFilter, PortalMessageKey>>;

type Condition = keyof typeof conditionLabels;

/** The label of each sort order. */
export const sortLabels: Readonly<Record<CompensationSort, PortalMessageKey>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
};

/** Returns the active filters with their values as text. */
export function getActiveFilters(
  filter: CompensationFilter,
  today: CalendarDate,
  text: Text,
): readonly (ActiveFilter & { readonly id: Condition })[] {
  const { created, state } = filter;
  const range = text('From {start} to {end}', {
    start: formatDate(created.start),
    end: formatDate(created.end),
  });
  const values: Readonly<Record<Condition, string | null>> = {
    state: state && getStateName(state, text),
    created: hasCustomRange(filter, today) ? range : null,
  };
  const conditions: readonly Condition[] = ['state', 'created'];
  return conditions.map((id) => ({ id, label: text(conditionLabels[id]), value: values[id] }));
}

/** Returns the filter without one condition; null if the condition is unknown. */
export function removeCondition(
  filter: CompensationFilter,
  id: string,
  today: CalendarDate,
): CompensationFilter | null {
  const { state, created } = getDefaultCompensationFilter(today);
  const clearedConditions: Readonly<Record<Condition, Partial<CompensationFilter>>> = {
    state: { state },
    created: { created },
  };
  const clearedValues = Object.entries(clearedConditions).find(([name]) => name === id)?.[1];
  return clearedValues ? { ...filter, ...clearedValues } : null;
}
