import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import {
  dropOverlayEntry,
  isOverlayEntry,
  onTraversal,
  pushOverlayEntry,
} from './overlay-entry.ts';

/**
 * Gives an overlay its own history entry. The back button then closes the overlay, and the page keeps its state.
 * @param onBack Closes the overlay.
 */
export function useBackCloses(onBack: () => void): void {
  const { history } = useRouter();
  const latest = useRef(onBack);
  const cancelRemoval = useRef<() => void>(undefined);
  // An existing entry belongs to the overlay below.
  const isOwner = useRef(false);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    cancelRemoval.current?.();
    if (!isOverlayEntry(history)) {
      pushOverlayEntry(history);
      isOwner.current = true;
    }
    const unsubscribe = onTraversal(history, () => {
      if (!isOverlayEntry(history)) latest.current();
    });
    return () => {
      unsubscribe();
      if (isOwner.current) cancelRemoval.current = dropOverlayEntry(history);
    };
  }, [history]);
}
