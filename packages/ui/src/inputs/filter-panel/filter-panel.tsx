import {
  type FormEvent,
  type ForwardedRef,
  Fragment,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useState,
} from 'react';
import { Button } from '../../actions/button/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useListMessages } from '../../messages/index.ts';
import { DialogTrigger } from '../../overlays/dialog/dialog-trigger.tsx';
import { Dialog } from '../../overlays/dialog/index.ts';

/** The props of the fields in a filter panel. */
export interface FilterDraft<Filter> {
  /** The current values of the fields, not applied yet. */
  draft: Filter;
  /** Merges values into the draft. */
  change: (part: Partial<Filter>) => void;
  /** `yes` after an attempt to apply an invalid draft; the fields should then show their errors. */
  refused: 'yes' | 'no';
}

export interface FilterPanelProps<Filter extends object> extends RootProps {
  /** Whether the panel is open (controlled); it always opens with the applied filter. */
  open?: boolean;
  /** Whether the panel is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /**
   * Called with `true` by the trigger and with `false` after applying. Escape, the close button and clicks
   * outside also call it with `false`, without applying the draft.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the panel, rendered with `asChild`. */
  trigger?: ReactElement;
  /** The title of the panel: 'Filtrar pedidos'; 'Filtros' by default. */
  title?: string;
  /** The applied filter; the fields have its values until they are changed. */
  value: Filter;
  /** The values of the fields after clearing. */
  cleared: Filter;
  /** Called with all values to apply them; the panel then closes (spec 2, orders list). */
  onApply: (filter: Filter) => void;
  /** Returns whether a draft is valid: false, for example, if a range ends before it starts. */
  canApply?: (draft: Filter) => boolean;
  /** Renders the fields. */
  children: (fields: FilterDraft<Filter>) => ReactNode;
}

/**
 * The filters of a list in a side panel. Only the apply button and Enter apply them: closing discards the
 * draft, and clearing empties the fields without applying.
 */
export const FilterPanel = forwardRef(function FilterPanel<Filter extends object>(
  {
    open: openProp,
    defaultOpen = false,
    onOpenChange,
    trigger,
    ...panel
  }: FilterPanelProps<Filter>,
  ref: ForwardedRef<HTMLDialogElement>,
) {
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    <>
      <DialogTrigger open={open} onOpen={() => setOpen(true)}>
        {trigger}
      </DialogTrigger>
      {open && <OpenPanel dialogRef={ref} onOpenChange={setOpen} {...panel} />}
    </>
  );
}) as <Filter extends object>(
  props: FilterPanelProps<Filter> & RefAttributes<HTMLDialogElement>,
) => ReactElement | null;

const OpenPanel = <Filter extends object>({
  dialogRef,
  onOpenChange,
  title,
  value,
  cleared,
  onApply,
  canApply = () => true,
  children,
  ...rest
}: Omit<FilterPanelProps<Filter>, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> & {
  dialogRef: ForwardedRef<HTMLDialogElement>;
  onOpenChange: (open: boolean) => void;
}) => {
  const formId = useId();
  const { applyFilters, clearFilters, filters } = useListMessages();
  const [changes, setChanges] = useState<Partial<Filter>>({});
  const [refused, setRefused] = useState<'yes' | 'no'>('no');
  const change = (part: Partial<Filter>) => setChanges((current) => ({ ...current, ...part }));
  const [clearCount, setClearCount] = useState(0);
  // The applied filter may change while the panel is open: a search runs after a delay.
  const draft: Filter = { ...(clearCount === 0 ? value : cleared), ...changes };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Fields do not emit invalid dates or ranges, so the draft does not contain them. Closing would discard
    // the typed text, so the panel stays open if a control is invalid.
    const invalidControl = event.currentTarget.querySelector<HTMLElement>('[data-invalid]');
    invalidControl?.focus();
    if (invalidControl !== null || !canApply(draft)) return setRefused('yes');
    onApply(draft);
    onOpenChange(false);
  };
  const handleClear = () => {
    setChanges({});
    // Remounts the fields to clear typed text that has no valid value.
    setClearCount((count) => count + 1);
    setRefused('no');
  };
  return (
    <Dialog
      {...rest}
      ref={dialogRef}
      open
      size="sm"
      placement="side"
      title={title ?? filters}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={handleClear}>
            {clearFilters}
          </Button>
          <Button type="submit" form={formId}>
            {applyFilters}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Fragment key={clearCount}>{children({ draft, change, refused })}</Fragment>
      </form>
    </Dialog>
  );
};
