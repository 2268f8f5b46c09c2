import { forwardRef, useRef } from 'react';
import { Chip } from '../../data-display/chip/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { getPreviousControl } from '../../hooks/get-previous-control.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useListMessages } from '../../messages/index.ts';

export interface ActiveFilter {
  /** Unique key among the filters; passed to `onRemove`. */
  id: string;
  /** The label of the filter: 'Estado'. */
  label: string;
  /** The formatted value: 'Facturado'. Without it, the filter is inactive and not shown. */
  value: string | null | undefined;
}

export interface ActiveFiltersProps extends RootProps {
  /** All filters, in the order of the panel; those without a value are not shown. */
  filters: ReadonlyArray<ActiveFilter>;
  /** Called to clear one filter and apply the others. */
  onRemove: (id: string) => void;
  /** Called to clear all filters. The button is shown if there are two or more. */
  onClearAll?: () => void;
}

/** The active filters as removable chips (spec 5: a filter with a value is active). */
export const ActiveFilters = forwardRef<HTMLDivElement, ActiveFiltersProps>(function ActiveFilters(
  { filters, onRemove, onClearAll, className, ...rest },
  ref,
) {
  const { activeFilters, clearFilters } = useListMessages();
  const group = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(group, ref);
  const filtersWithValue = filters.filter(({ value }) => value != null && value.trim() !== '');
  // Removing the last chip may remove the group, so the focus moves to the control before it.
  const focusPreviousControl = () => group.current && getPreviousControl(group.current)?.focus();
  // The clicked chip is removed, so the focus moves to its neighbor.
  const moveFocusFrom = (removedIndex: number) => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const chips = buttons.slice(0, filtersWithValue.length);
    const neighbor = chips[removedIndex + 1] ?? chips[removedIndex - 1];
    if (neighbor) neighbor.focus();
    else focusPreviousControl();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
    <div
      ref={composedRef}
      role="group"
      aria-label={activeFilters}
      {...rest}
      className={cn('flex flex-wrap items-center gap-2 empty:hidden', className)}
    >
      {filtersWithValue.map(({ id, label, value }, index) => (
        <Chip
          key={id}
          label={`${label}: ${value}`}
          onRemove={() => {
            moveFocusFrom(index);
            onRemove(id);
          }}
        />
      ))}
      {onClearAll && filtersWithValue.length > 1 && (
        <button
          type="button"
          className="min-h-8 rounded-ui-md px-2 text-sm font-semibold text-ui-primary-ink underline underline-offset-2 print:hidden"
          onClick={() => {
            focusPreviousControl();
            onClearAll();
          }}
        >
          {clearFilters}
        </button>
      )}
    </div>
  );
});
