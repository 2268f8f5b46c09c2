import { useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

export interface Controllable<Value> {
  /** The owner's value; absent where the piece keeps it itself. */
  value: Value | undefined;
  /** What the piece begins with where it keeps the value itself. */
  defaultValue: Value;
  /** Called with every new value, whoever keeps it. */
  onChange: ((value: Value) => void) | undefined;
}

/** A value that its owner may keep, or leave to the piece. */
export const useControllable = <Value>({
  value,
  defaultValue,
  onChange,
}: Controllable<Value>): readonly [Value, (next: Value) => void] => {
  const [own, setOwn] = useState(defaultValue);
  const [isKept, setKept] = useState(value !== undefined);
  // An owner who takes its value back, as a form library's reset does, empties the piece.
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
