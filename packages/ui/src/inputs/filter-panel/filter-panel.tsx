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
  /** The applied filter; the panel opens with it. */
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
      {open && <OpenPanel dialog={ref} onOpenChange={setOpen} {...panel} />}
    </>
  );
}) as <Filter extends object>(
  props: FilterPanelProps<Filter> & RefAttributes<HTMLDialogElement>,
) => ReactElement | null;

const OpenPanel = <Filter extends object>({
  dialog,
  onOpenChange,
  title,
  value,
  cleared,
  onApply,
  canApply = () => true,
  children,
  ...rest
}: Omit<FilterPanelProps<Filter>, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> & {
  dialog: ForwardedRef<HTMLDialogElement>;
  onOpenChange: (open: boolean) => void;
}) => {
  const form = useId();
  const { applyFilters, clearFilters, filters } = useListMessages();
  const [draft, setDraft] = useState(value);
  const [refused, setRefused] = useState<'yes' | 'no'>('no');
  const change = (part: Partial<Filter>) => setDraft((now) => ({ ...now, ...part }));
  const [clearings, setClearings] = useState(0);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Fields do not emit invalid dates or ranges, so the draft does not contain them. Closing would discard
    // the typed text, so the panel stays open if a control is invalid.
    const invalid = event.currentTarget.querySelector<HTMLElement>('[data-invalid]');
    invalid?.focus();
    if (invalid !== null || !canApply(draft)) return setRefused('yes');
    onApply(draft);
    onOpenChange(false);
  };
  const clear = () => {
    setDraft(cleared);
    // Remounts the fields to clear typed text that has no valid value.
    setClearings((count) => count + 1);
    setRefused('no');
  };
  return (
    <Dialog
      {...rest}
      ref={dialog}
      open
      size="sm"
      placement="side"
      title={title ?? filters}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={clear}>
            {clearFilters}
          </Button>
          <Button type="submit" form={form}>
            {applyFilters}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={apply} className="flex flex-col gap-4">
        <Fragment key={clearings}>{children({ draft, change, refused })}</Fragment>
      </form>
    </Dialog>
  );
};
