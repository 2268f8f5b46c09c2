import type { DraftLifetime } from '@surtidor/flows/core';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftSlot } from '../../platform/drafts/use-draft-slot.ts';

/** Returns the saved draft if it still has the form's shape. Storage drops undefined fields. */
function toFormValues<Values extends FieldValues>(
  initialValues: Values,
  draft: unknown,
): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  return Object.keys(draft).every((field) => field in initialValues)
    ? { ...initialValues, ...draft }
    : null;
}

/** A form with a draft that survives the session. */
export interface FormDraft {
  /** Whether the form shows a restored draft. */
  readonly isRestored: boolean;
  readonly discard: () => void;
}

/**
 * Keeps a draft of a form across a sign-in (faults 13). A restored draft overlays the initial values and
 * counts as unsaved.
 * @param name The form and its subject; undefined disables drafts.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initialValues: Values,
  name: string | undefined,
  lifetime: DraftLifetime,
): FormDraft {
  const namedSlot = useDraftSlot(name ?? '', lifetime);
  const slot = name === undefined ? null : namedSlot;
  const [isRestored, setIsRestored] = useState(false);
  // Not during the first render, which hydrates the page of a server without drafts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once
  useEffect(() => {
    const restoredValues = toFormValues(
      initialValues,
      slot?.readInterrupted() ?? slot?.readReloaded(),
    );
    if (restoredValues === null) return;
    form.reset(restoredValues, { keepDefaultValues: true });
    setIsRestored(true);
  }, []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) slot?.save(values);
        },
      }),
    [form, slot],
  );
  const discard = () => {
    slot?.remove();
    setIsRestored(false);
  };
  return { isRestored, discard };
}
