import type { Outcome } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RowSelection } from '../lists/use-row-selection.ts';

/**
 * Fetches the selected documents again that a payment or compensation in progress has released. They may have been
 * paid, so missing ones are deselected (faults 10).
 * @param inProgress The attempts in progress by document number.
 * @param fetchDocuments Fetches the current documents by number.
 */
export function useReleasedDocuments(
  { rows, update }: Pick<RowSelection<Invoice>, 'rows' | 'update'>,
  inProgress: ReadonlyMap<string, unknown>,
  fetchDocuments: (documentNumbers: readonly string[]) => Promise<Outcome<readonly Invoice[]>>,
): void {
  const previousInProgress = useRef(inProgress);
  const refresh = useEffectEvent(async (isReleased: (documentNumber: string) => boolean) => {
    const released = rows.filter(({ documentNumber }) => isReleased(documentNumber));
    if (released.length === 0) return;
    const outcome = await fetchDocuments(released.map(({ documentNumber }) => documentNumber));
    if (outcome.kind === 'done') update(new Set(released.map(({ id }) => id)), outcome.value);
  });
  useEffect(() => {
    const previous = previousInProgress.current;
    previousInProgress.current = inProgress;
    void refresh((number) => previous.has(number) && !inProgress.has(number));
  }, [inProgress]);
}
