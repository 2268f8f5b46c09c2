import { forwardRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Badge } from '../../data-display/badge/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { SlidersHorizontal } from '../../icons/icons.ts';
import { useListMessages } from '../../messages/index.ts';

export interface FilterButtonProps extends RootProps {
  /** The number of active filters. 0 is not shown. */
  count: number;
  /** Whether the filter panel is open. */
  open: boolean;
  /** Called with `true` to open the panel. The panel closes itself. */
  onOpenChange: (open: boolean) => void;
}

/** Opens the filter panel of a list and shows the number of active filters. */
export const FilterButton = forwardRef<HTMLButtonElement, FilterButtonProps>(function FilterButton(
  { count, open, onOpenChange, className, ...rest },
  ref,
) {
  const { filters, filtersInForce } = useListMessages();
  return (
    <Button
      ref={ref}
      {...rest}
      className={cn('relative max-sm:px-3', className)}
      variant="secondary"
      icon={<SlidersHorizontal className="size-5" />}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-state={open ? 'open' : 'closed'}
      onClick={() => onOpenChange(true)}
    >
      <span className="max-sm:sr-only">{filters}</span>
      {count > 0 && (
        <Badge tone="primary" className="max-sm:absolute max-sm:-top-2 max-sm:-right-2">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{filtersInForce(count)}</span>
        </Badge>
      )}
    </Button>
  );
});
