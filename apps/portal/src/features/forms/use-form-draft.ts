import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftLife, useDraftSlot } from './use-draft-slot.ts';

/** The saved draft if it still has the form's shape; storage drops undefined fields. */
function restored<Values extends FieldValues>(initial: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  return Object.keys(draft).every((field) => field in initial) ? { ...initial, ...draft } : null;
}

/** A form with a draft that survives the session. */
export interface FormDraft {
  /** Whether the form shows a restored draft. */
  readonly resumed: boolean;
  readonly forget: () => void;
}

/**
 * Keeps a draft of a form across a sign-in (faults 13). A restored draft overlays the initial values and
 * counts as unsaved.
 * @param name The form and its subject; undefined disables drafts.
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
