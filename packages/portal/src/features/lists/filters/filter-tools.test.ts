import { describe, expect, it, vi } from 'vitest';
import { createText } from '../../../platform/messages/text-context.tsx';
import { choiceParam, textParam } from '../parameters.ts';
import { choiceInput, type FilterDefinition, toolbarValue } from './filter-definition.tsx';
import { getFilterTools } from './filter-tools.tsx';

interface ExampleFilter {
  readonly search: string;
  readonly state: 'open' | 'closed';
  readonly place: string | undefined;
}

const definition: FilterDefinition<ExampleFilter> = {
  search: toolbarValue(textParam('q')),
  state: {
    ...choiceParam('state', ['closed'], 'open'),
    label: 'State',
    ...choiceInput({
      choices: [{ value: 'closed', label: 'Month' }],
      unset: 'open',
      unsetLabel: 'Any',
    }),
  },
  place: {
    ...choiceParam('place', ['here'], undefined),
    label: 'Status',
    ...choiceInput({
      choices: [{ value: 'here', label: 'Value' }],
      unset: undefined,
      unsetLabel: 'Any',
    }),
    renderField: null,
  },
};

const getTools = (value: ExampleFilter) => {
  const setFilter = vi.fn();
  return { setFilter, ...getFilterTools({ definition, value }, setFilter, createText({})) };
};

describe('getFilterTools', () => {
  const filter: ExampleFilter = { search: 'a', state: 'closed', place: 'here' };

  it('has a chip for each condition with a value, in the order of the definition', () => {
    expect(getTools(filter).chips).toEqual([
      { id: 'state', label: 'State', value: 'Month' },
      { id: 'place', label: 'Status', value: 'Value' },
    ]);
    const { chips } = getTools({ search: 'a', state: 'open', place: undefined });
    expect(chips.map(({ value }) => value)).toEqual([null, null]);
  });

  it('counts only the conditions of the panel', () => {
    expect(getTools(filter).activeCount).toBe(1);
    expect(getTools({ ...filter, state: 'open' }).activeCount).toBe(0);
  });

  it('clears one condition or all, but not the values of the toolbar', () => {
    const { setFilter, onRemove, onClearAll } = getTools(filter);
    onRemove('state');
    expect(setFilter).toHaveBeenLastCalledWith({ ...filter, state: 'open' });
    onClearAll();
    expect(setFilter).toHaveBeenLastCalledWith({ search: 'a', state: 'open', place: undefined });
  });
});
