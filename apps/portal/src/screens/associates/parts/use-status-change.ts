import { updateAssociate, useDataContext } from '@surtidor/data';
import {
  type Associate,
  type AssociateStatus,
  createStatusChange,
  type Failure,
} from '@surtidor/domain';
import { useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';

/** A user whose status is about to change. */
export interface StatusQuestion {
  readonly person: Associate;
  /** The new status. */
  readonly next: AssociateStatus;
}

/** Activates and deactivates a user after a confirmation (spec 4, associate status). */
export function useStatusChange(onChanged: () => void) {
  const { code: store } = useVariant();
  const dataContext = useDataContext();
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [changed, setChanged] = useState<StatusQuestion | null>(null);
  return {
    question,
    busy,
    failure,
    changed,
    request: (person: Associate) => {
      setFailure(null);
      setChanged(null);
      setQuestion({ person, next: person.status === 'active' ? 'inactive' : 'active' });
    },
    cancel: () => setQuestion(null),
    dismiss: () => setChanged(null),
    confirm: async () => {
      if (question === null || busy) return;
      setBusy(true);
      const { person, next } = question;
      const saved = await updateAssociate(
        { ...dataContext, store },
        createStatusChange(person, next),
      );
      setBusy(false);
      if (saved.kind === 'failed') {
        setFailure(saved.failure);
        return;
      }
      setQuestion(null);
      setChanged(question);
      onChanged();
    },
  };
}
