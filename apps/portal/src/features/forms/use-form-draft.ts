import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftSlot } from './use-draft-slot.ts';

/** The draft an ended session left, when it still has the form's shape. */
function restored<Values extends FieldValues>(initial: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  return Object.keys(initial).every((field) => field in draft) ? (draft as Values) : null;
}

/** A form that outlives the session in which it is filled. */
export interface FormDraft {
  /** Whether the form shows what a session that ended left. */
  readonly resumed: boolean;
  readonly forget: () => void;
}

/**
 * Keeps a form over a sign-in in the middle of it (faults 13): what a session that ended left goes
 * over the values the form begins with, so it counts as not saved.
 * @param name The form and what it is about; undefined keeps nothing.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  name: string | undefined,
): FormDraft {
  const slot = useDraftSlot(name);
  const [found, setFound] = useState(() => restored(initial, slot?.interrupted()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is brought back once
  useEffect(() => {
    if (found !== null) form.reset(found, { keepDefaultValues: true });
  }, []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) slot?.keep(values);
        },
      }),
    [form, slot],
  );
  const forget = () => {
    slot?.forget();
    setFound(null);
  };
  return { resumed: found !== null, forget };
}
