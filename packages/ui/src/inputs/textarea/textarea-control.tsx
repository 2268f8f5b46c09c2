import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useKitMessages } from '../../messages/index.ts';
import { getControlledValue } from '../form-field/controlled-value.ts';
import { controlClasses } from '../form-field/index.ts';

export interface TextareaControlProps extends ComponentPropsWithoutRef<'textarea'> {
  /** Called with the new text on every change. */
  onValueChange?: (value: string) => void;
}

const getLength = (value: TextareaControlProps['value']): number => String(value ?? '').length;

/** The control of a multi-line text field, with a character count if there is a maximum. */
export const TextareaControl = forwardRef<HTMLTextAreaElement, TextareaControlProps>(
  function TextareaControl({ onValueChange, onChange, className, ...rest }, ref) {
    const { commentLength } = useKitMessages();
    const [typedLength, setTypedLength] = useState(getLength(rest.defaultValue));
    const { maxLength } = rest;
    const hasChangeHandler = onChange !== undefined || onValueChange !== undefined;
    return (
      <>
        <textarea
          ref={ref}
          className={cn(controlClasses, 'resize-y read-only:bg-ui-sunken', className)}
          onChange={(event) => {
            setTypedLength(event.target.value.length);
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          {...rest}
          {...getControlledValue(rest, hasChangeHandler)}
        />
        {maxLength !== undefined && (
          <p className="text-sm text-ui-ink-soft tabular-nums">
            {commentLength('value' in rest ? getLength(rest.value) : typedLength, maxLength)}
          </p>
        )}
      </>
    );
  },
);
