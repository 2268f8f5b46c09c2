import { updateAssociate, useDataContext } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import {
  type Associate,
  type AssociateStatus,
  createStatusChange,
} from '@surtidor/domain/associates';
import { useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';

/** A user whose status is about to change. */
export interface StatusChange {
  readonly person: Associate;
  /** The new status. */
  readonly newStatus: AssociateStatus;
}

/** Activates and deactivates a user after a confirmation (spec 4, associate status). */
export function useStatusChange(refetch: () => void) {
  const { code: store } = useVariant();
  const dataContext = useDataContext();
  const [pendingChange, setPendingChange] = useState<StatusChange | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [savedChange, setSavedChange] = useState<StatusChange | null>(null);
  return {
    pendingChange,
    busy,
    failure,
    savedChange,
    request: (person: Associate) => {
      setFailure(null);
      setSavedChange(null);
      setPendingChange({ person, newStatus: person.status === 'active' ? 'inactive' : 'active' });
    },
    cancel: () => setPendingChange(null),
    dismiss: () => setSavedChange(null),
    confirm: async () => {
      if (pendingChange === null || busy) return;
      setBusy(true);
      const { person, newStatus } = pendingChange;
      const result = await updateAssociate(
        { ...dataContext, store },
        createStatusChange(person, newStatus),
      );
      setBusy(false);
      if (result.kind === 'failed') {
        setFailure(result.failure);
        // It may have been saved.
        if (result.failure.code === 'outcome-unknown') refetch();
        return;
      }
      setPendingChange(null);
      setSavedChange(pendingChange);
      refetch();
    },
  };
}
