import { forwardRef, type Ref } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface ChipProps extends RootProps {
  /** The label of the active filter: 'Estado: Facturado'. */
  label: string;
  /** Called to remove it; without it the chip has no remove button. */
  onRemove?: () => void;
  /** Whether the chip is disabled and cannot be removed. */
  disabled?: boolean;
}

const chipClasses = cva(
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-ui-modal bg-ui-primary-soft px-3 py-1 text-left text-sm wrap-anywhere text-ui-primary-ink print:border print:border-ui-line-strong',
  {
    variants: {
      // Lists show dozens of chips, so the cross is a character of the button itself; the label is its
      // accessible name.
      removable: {
        true: "disabled:opacity-60 after:text-lg after:leading-none after:content-['×'] print:after:hidden",
      },
    },
  },
);

/** An active filter or selected option. The whole chip is the button that removes it. */
export const Chip = forwardRef<HTMLElement, ChipProps>(function Chip(
  { label, onRemove, disabled, className, ...rest },
  ref,
) {
  const { remove } = useKitMessages();
  if (onRemove === undefined)
    return (
      <span ref={ref} {...rest} className={chipClasses({ className })}>
        {label}
      </span>
    );
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      {...rest}
      type="button"
      className={chipClasses({ removable: true, className })}
      aria-label={remove(label)}
      disabled={disabled}
      onClick={onRemove}
    >
      {label}
    </button>
  );
});
