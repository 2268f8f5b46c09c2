import {
  type ActiveFilter,
  type FilterDraft,
  FilterPanel,
  type FilterPanelProps,
} from '@surtidor/ui';
import { Fragment } from 'react';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { createFilterCodec } from '../parameters.ts';
import type { FilterCondition, FilterDefinition, ToolbarValue } from './filter-definition.tsx';

/** A list's filter with its definition, and the title of its panel. */
export interface DefinedFilter<Filter extends object>
  extends Pick<FilterPanelProps<Filter>, 'title' | 'value' | 'canApply'> {
  readonly definition: FilterDefinition<Filter>;
}

/** A condition and the field of the filter that has its value. */
interface NamedCondition<Filter> extends FilterCondition<Filter[keyof Filter]> {
  readonly field: keyof Filter & string;
}

function getConditions<Filter>(
  definition: FilterDefinition<Filter>,
): readonly NamedCondition<Filter>[] {
  type Value = Filter[keyof Filter];
  // The keys of the definition are the fields of the filter.
  const rows = Object.entries(definition) as [
    keyof Filter & string,
    FilterCondition<Value> | ToolbarValue<Value>,
  ][];
  return rows.flatMap(([field, row]) => (row.label === null ? [] : [{ field, ...row }]));
}

const renderFields = <Filter extends object>(
  conditions: readonly NamedCondition<Filter>[],
  { draft, change }: FilterDraft<Filter>,
  text: Text,
) =>
  conditions.map(({ field, label, excludes, renderField }) => {
    const onChange = (value: Filter[keyof Filter]) =>
      change({
        ...(excludes && { [excludes]: undefined }),
        ...({ [field]: value } as Partial<Filter>),
      });
    return (
      <Fragment key={field}>
        {renderField?.({ label: text(label), value: draft[field], onChange }, text)}
      </Fragment>
    );
  });

/** Returns the chips and the panel of a filter. */
export function getFilterTools<Filter extends object>(
  { definition, value: filter, ...panel }: DefinedFilter<Filter>,
  setFilter: (filter: Filter) => void,
  text: Text,
) {
  const conditions = getConditions(definition);
  const panelConditions = conditions.filter(({ renderField }) => renderField !== null);
  const unset = createFilterCodec<Filter>(definition).read(new URLSearchParams());
  const clear = (cleared: typeof conditions): Filter => ({
    ...filter,
    ...Object.fromEntries(cleared.map(({ field }) => [field, unset[field]])),
  });
  const isSet = ({ field, write }: NamedCondition<Filter>) =>
    Object.keys(write(filter[field])).length > 0;
  return {
    activeCount: panelConditions.filter(isSet).length,
    chips: conditions.map((condition): ActiveFilter => {
      const { field, label, format } = condition;
      const value = filter[field];
      return {
        id: field,
        label: text(label),
        value: value != null && isSet(condition) ? format(value, text) : null,
      };
    }),
    onRemove: (id: string) => setFilter(clear(conditions.filter(({ field }) => field === id))),
    onClearAll: () => setFilter(clear(conditions)),
    renderPanel: (close: () => void) => (
      <FilterPanel
        {...panel}
        open
        value={filter}
        cleared={clear(panelConditions)}
        onApply={setFilter}
        onOpenChange={close}
      >
        {(fields) => renderFields(panelConditions, fields, text)}
      </FilterPanel>
    ),
  };
}
