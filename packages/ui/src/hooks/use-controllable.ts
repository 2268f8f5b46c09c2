import { useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

export interface ControllableOptions<Value> {
  /** The controlled value; undefined if uncontrolled. */
  value: Value | undefined;
  /** The initial value (uncontrolled). */
  defaultValue: Value;
  /** Called with every new value, controlled or not. */
  onChange: ((value: Value) => void) | undefined;
}

/** Manages a value that is either controlled or uncontrolled. */
export const useControllable = <Value>({
  value,
  defaultValue,
  onChange,
}: ControllableOptions<Value>): readonly [Value, (next: Value) => void] => {
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const [wasControlled, setWasControlled] = useState(value !== undefined);
  // If the value becomes undefined, as in a form library's reset, the default value is restored.
  if (wasControlled !== (value !== undefined)) {
    setWasControlled(value !== undefined);
    if (value === undefined) setUncontrolledValue(defaultValue);
  }
  const setValue = useEventCallback((next: Value) => {
    if (value === undefined) setUncontrolledValue(next);
    onChange?.(next);
  });
  return [value === undefined ? uncontrolledValue : value, setValue];
};
