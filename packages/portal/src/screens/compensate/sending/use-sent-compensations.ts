import { createCompensation, useDataContext } from '@surtidor/data';
import type { CompensationSelection } from '@surtidor/domain/compensations';
import {
  getDocumentsInProgress,
  getLiveAttempts,
  type PaymentAttempt,
} from '@surtidor/domain/payments';
import {
  createCompensationDefinition,
  type SendAttempt,
  type SentConclusion,
} from '@surtidor/flows/core';
import { useAttemptSender, useAttempts, useJournal } from '@surtidor/flows/react';
import { useMemo } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';

/** The compensations that this browser sent, and the functions that send and check them. */
export interface SentCompensations {
  readonly send: SendAttempt<CompensationSelection, SentConclusion>;
  /** Checks one attempt now; resolves to whether the backend responded. */
  readonly check: (key: string) => Promise<boolean>;
  /** All saved compensations of this client. */
  readonly attempts: readonly PaymentAttempt[];
  /** The attempts with an unknown result, oldest first. */
  readonly liveAttempts: readonly PaymentAttempt[];
  /** The attempts that hold a document, by document number. */
  readonly attemptsByDocument: ReadonlyMap<string, PaymentAttempt>;
}

/** Returns the compensations that this browser sent, and the functions that send and check them. */
export function useSentCompensations(): SentCompensations {
  const { dependencies, engine } = useAttempts();
  const dataContext = useDataContext();
  const { currency } = useVariant();
  const definition = useMemo(
    () =>
      createCompensationDefinition((request) => createCompensation(dataContext, request), currency),
    [dataContext, currency],
  );
  const send = useAttemptSender(definition);
  const journal = useJournal();
  return useMemo(() => {
    const { owner, now } = dependencies;
    const attempts = journal.filter(
      (attempt) => attempt.owner === owner && attempt.kind === 'compensation',
    );
    return {
      send,
      check: engine.check,
      attempts,
      liveAttempts: getLiveAttempts(attempts, owner, now()),
      attemptsByDocument: getDocumentsInProgress(attempts, owner, now()),
    };
  }, [dependencies, engine, send, journal]);
}
