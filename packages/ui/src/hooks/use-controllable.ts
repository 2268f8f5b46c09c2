import { useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

export interface Controllable<Value> {
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
}: Controllable<Value>): readonly [Value, (next: Value) => void] => {
  const [own, setOwn] = useState(defaultValue);
  const [isKept, setKept] = useState(value !== undefined);
  // If the value becomes undefined, as in a form library's reset, the component is emptied.
  if (isKept !== (value !== undefined)) {
    setKept(value !== undefined);
    if (value === undefined) setOwn(defaultValue);
  }
  const change = useEventCallback((next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  });
  return [value === undefined ? own : value, change];
};
