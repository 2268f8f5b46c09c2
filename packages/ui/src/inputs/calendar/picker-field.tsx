import { forwardRef, type ReactNode, useId, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { PopoverPanel } from '../../overlays/popover/popover-panel.tsx';
import { FieldRoot } from '../form-field/field-root.tsx';
import type { FieldProps, FormControlProps } from '../form-field/index.ts';
import type { CalendarDay } from './calendar-day.ts';
import { DayField, type DayFieldProps } from './day-field.tsx';

/** What the fields of a day and of a month have in common. */
export interface PickerProps extends FieldProps, FormControlProps {
  /** Whether the panel is open (controlled). */
  open?: boolean;
  /** Whether the panel is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The preferred side of the panel; the other side is used if there is no space.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
  /** The edge of the field that the panel is aligned to. */
  align?: 'start' | 'center' | 'end';
  /** Today in the store's time zone, as 'YYYY-MM-DD'; it is marked, and the panel opens at its month. */
  today: CalendarDay;
  /** Whether the field is read-only: the value can be focused and copied, but not changed. */
  readOnly?: boolean;
  /** Classes of the outer element, such as its width or grid area. */
  className?: string;
}

interface PickerFieldProps
  extends Omit<PickerProps, 'today'>,
    Pick<DayFieldProps, 'draft' | 'placeholder' | 'inputMode'> {
  /** The value that a form submits; empty for none. */
  formValue: string;
  /** Renders the panel. Its argument closes it. */
  children: (close: () => void) => ReactNode;
}

/** Renders a field for a day or a month, with the panel in which it can be selected. */
export const PickerField = forwardRef<HTMLInputElement, PickerFieldProps>(function PickerField(
  {
    name,
    formValue,
    open,
    defaultOpen = false,
    onOpenChange,
    side,
    align = 'start',
    onBlur,
    children,
    ...field
  },
  ref,
) {
  const panelId = useId();
  const boxRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const close = () => setOpen(false);
  return (
    <FieldRoot className="contents" onBlur={onBlur}>
      <DayField
        ref={ref}
        data-state={isOpen ? 'open' : 'closed'}
        {...field}
        boxRef={boxRef}
        panelId={isOpen ? panelId : null}
        onToggle={() => setOpen(!isOpen)}
      />
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          value={formValue}
          disabled={field.disabled}
          form={field.form}
        />
      )}
      {isOpen && (
        <PopoverPanel
          id={panelId}
          label={field.label}
          anchor={boxRef}
          side={side}
          align={align}
          overflow="cover"
          onClose={close}
          className="w-80"
        >
          {children(close)}
        </PopoverPanel>
      )}
    </FieldRoot>
  );
});
