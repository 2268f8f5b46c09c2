import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftLife, useDraftSlot } from './use-draft-slot.ts';

/** The draft that was left, when it still has the form's shape; storage drops fields without a value. */
function restored<Values extends FieldValues>(initial: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  return Object.keys(draft).every((field) => field in initial) ? { ...initial, ...draft } : null;
}

/** A form that outlives the session in which it is filled. */
export interface FormDraft {
  /** Whether the form shows what was left unfinished. */
  readonly resumed: boolean;
  readonly forget: () => void;
}

/**
 * Keeps a form over a sign-in in the middle of it (faults 13): what was left unfinished goes over the
 * values the form begins with, so it counts as not saved.
 * @param name The form and what it is about; undefined keeps nothing.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  name: string | undefined,
  life: DraftLife,
): FormDraft {
  const slot = useDraftSlot(name, life);
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
