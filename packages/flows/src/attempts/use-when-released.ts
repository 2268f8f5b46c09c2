import { useEffect, useEffectEvent, useRef } from 'react';
import { useDocumentsInProgress } from './attempts-context.tsx';

/**
 * Calls `onReleased` when attempts in progress release documents, which may have been paid. `isReleased` tells which
 * document numbers.
 */
export function useWhenReleased(
  onReleased: (isReleased: (documentNumber: string) => boolean) => void,
): void {
  const inProgress = useDocumentsInProgress();
  const previousInProgress = useRef(inProgress);
  const handleReleased = useEffectEvent(onReleased);
  useEffect(() => {
    const previous = previousInProgress.current;
    previousInProgress.current = inProgress;
    handleReleased((number) => previous.has(number) && !inProgress.has(number));
  }, [inProgress]);
}
