import type { Invoice } from '@surtidor/domain/invoices';
import type { DraftSlot } from '@surtidor/flows/core';
import { useEffect, useState } from 'react';
import { useDraftSlot } from '../../../platform/drafts/use-draft-slot.ts';
import type { SelectedDocuments } from '../parts/use-compensation-selection.ts';

/** The saved selection of a compensation, restored after the session ends (faults 13). */
export interface SavedCompensation {
  /** Whether the modal was open. */
  readonly step: 'choosing' | 'reviewing';
  /** Document numbers by side. */
  readonly payments: readonly string[];
  readonly invoices: readonly string[];
}

const readStrings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Parses a saved compensation; null if invalid or empty. */
export function readSavedCompensation(value: unknown): SavedCompensation | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, ...sides } = value as Readonly<Record<string, unknown>>;
  const payments = readStrings(sides.payments);
  const invoices = readStrings(sides.invoices);
  if (payments.length + invoices.length === 0) return null;
  return { step: step === 'reviewing' ? 'reviewing' : 'choosing', payments, invoices };
}

/** Returns the compensation of an ended session, or the selection from before a reload. */
function readInitialCompensation(slot: DraftSlot): SavedCompensation | null {
  const reloaded = readSavedCompensation(slot.readReloaded());
  return (
    readSavedCompensation(slot.readInterrupted()) ?? (reloaded && { ...reloaded, step: 'choosing' })
  );
}

const getNumbers = (documents: readonly Invoice[]) =>
  documents.map(({ documentNumber }) => documentNumber);

const toSavedCompensation = (
  step: SavedCompensation['step'],
  { payments, invoices }: SelectedDocuments,
): SavedCompensation => ({ step, payments: getNumbers(payments), invoices: getNumbers(invoices) });

/**
 * Saves the selection of both sides across a sign-in and a reload (faults 13).
 * @param selected The selection; keep its identity stable.
 * @param isReviewing Whether the modal is open. The open modal saves its documents itself.
 */
export function useSavedCompensation(selected: SelectedDocuments, isReviewing: boolean) {
  const slot = useDraftSlot('compensation', 'session');
  const { save, remove, restore } = slot;
  const [pendingRestore, setPendingRestore] = useState(() => readInitialCompensation(slot));
  useEffect(() => {
    // An empty selection must not overwrite a saved one that is not restored yet.
    if (isReviewing || pendingRestore !== null) return;
    if (selected.payments.length + selected.invoices.length === 0) return remove();
    save(toSavedCompensation('choosing', selected));
  }, [selected, isReviewing, pendingRestore, save, remove]);
  return {
    /** The saved selection of an earlier session or reload, until it is restored. */
    pendingRestore,
    clearPendingRestore: () => setPendingRestore(null),
    /** Saves the documents of the modal. Null deletes the draft after they were sent. */
    saveReviewed: (reviewed: SelectedDocuments | null) =>
      reviewed === null ? remove() : save(toSavedCompensation('reviewing', reviewed)),
    /** Saves documents that were not sent, unless there is a newer draft. */
    restoreReviewed: (reviewed: SelectedDocuments) =>
      restore(toSavedCompensation('reviewing', reviewed)),
  };
}
