import { cva } from 'class-variance-authority';
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import type { RootProps } from '../hooks/root-props.ts';
import { useControllable } from '../hooks/use-controllable.ts';

export interface Segment<Value extends string> {
  /** What is handed back when it is selected; unique in its control. */
  value: Value;
  /** One or two words, or an icon with its name. */
  label: ReactNode;
  /** Can be neither selected nor reached. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends RootProps {
  /** What is being selected, for screen readers. */
  label: string;
  /** `quiet` has no background: for a setting that is seldom changed. */
  emphasis?: 'normal' | 'quiet';
  /** Two or three ways, in the order they are shown. */
  segments: ReadonlyArray<Segment<Value>>;
  /** The way in force; one of them always is. */
  value?: Value;
  /** The way it begins with where the control keeps it itself; the first by default. */
  defaultValue?: Value;
  /** The name under which a form posts the way in force; one is made when none is given. */
  name?: string;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
}

// No :has(): the browser would look at it again whenever something is put into the page. The radio
// button lies over its label, unseen, and renders the ring itself.
const radio = 'absolute -inset-px m-0 cursor-[inherit] appearance-none rounded-sm outline-offset-0';
/** One way. Forced colours would render all alike: there the selected one has those of what is selected. */
const segmentClasses = cva(
  'relative flex min-h-10 flex-auto items-center justify-center rounded-sm border px-3 py-1 text-center text-sm font-semibold',
  {
    variants: {
      state: {
        checked:
          'border-line-strong bg-surface text-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        unchecked: 'border-transparent text-ink-soft',
      },
      disabled: { true: 'cursor-not-allowed opacity-60', false: 'cursor-pointer' },
    },
    defaultVariants: { disabled: false },
  },
);

const trackClasses = cva('flex flex-wrap gap-1 rounded-md p-0.5', {
  variants: { emphasis: { normal: 'bg-sunken', quiet: '' } },
});

/** One of two or three ways, side by side. Arrow keys move, as in any group of radio buttons. */
export const SegmentedControl = forwardRef(function SegmentedControl<Value extends string>(
  {
    label,
    segments,
    value: valueProp,
    defaultValue,
    onValueChange,
    name: given,
    emphasis = 'normal',
    className,
    ...rest
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const [value, change] = useControllable<Value | undefined>({
    value: valueProp,
    defaultValue: defaultValue ?? segments[0]?.value,
    onChange: (next) => next !== undefined && onValueChange?.(next),
  });
  const made = useId();
  const name = given ?? made;
  return (
    <fieldset ref={ref} {...rest} className={trackClasses({ emphasis, className })}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          data-state={segment.value === value ? 'checked' : 'unchecked'}
          className={segmentClasses({
            state: segment.value === value ? 'checked' : 'unchecked',
            disabled: segment.disabled ?? false,
          })}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => change(segment.value)}
            className={radio}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}) as <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;
