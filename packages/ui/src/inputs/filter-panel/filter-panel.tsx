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

/** What the fields of a filter panel work on. */
export interface FilterDraft<Filter> {
  /** The values as they stand in the panel, not applied yet. */
  draft: Filter;
  /** Takes over the named values. */
  change: (part: Partial<Filter>) => void;
  /** `yes` once applying was refused: the fields then show what is wrong. */
  refused: 'yes' | 'no';
}

export interface FilterPanelProps<Filter extends object> extends RootProps {
  /** Whether it is in the page, where its owner keeps that; it always opens with the filter in force. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /**
   * Called with `true` by the trigger, and with `false` once applied and by Escape, the cross or a press
   * beside it, which apply nothing.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** What the filters narrow down: 'Filtrar pedidos'; 'Filtros' by default. */
  title?: string;
  /** The filter in force; the panel opens with it. */
  value: Filter;
  /** What clearing leaves in the fields. */
  cleared: Filter;
  /** Called with all values; the panel then closes (spec 2, orders list). */
  onApply: (filter: Filter) => void;
  /** Whether a draft may be applied: a range that ends before it starts may not. */
  canApply?: (draft: Filter) => boolean;
  /** Renders the fields. */
  children: (fields: FilterDraft<Filter>) => ReactNode;
}

/**
 * The filters of a list, in a panel at its side. Nothing is applied before 'apply' or Enter;
 * closing keeps what was in force; clearing empties the fields and waits for 'apply' as well.
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
    // A date that cannot be read and a range that runs backwards are told to nobody: they are
    // asked here, so that nothing typed is lost with the panel.
    const invalid = event.currentTarget.querySelector<HTMLElement>('[data-mistaken]');
    invalid?.focus();
    if (invalid !== null || !canApply(draft)) return setRefused('yes');
    onApply(draft);
    onOpenChange(false);
  };
  const clear = () => {
    setDraft(cleared);
    // What is typed and not told yet goes too.
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
