import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import {
  isOverlayEntry,
  onTraversal,
  pushOverlayEntry,
  removeOverlayEntry,
} from './overlay-entry.ts';

/**
 * Gives an overlay its own history entry. The back button then closes the overlay, and the page keeps its state.
 * @param onBack Closes the overlay.
 */
export function useCloseOnBack(onBack: () => void): void {
  const { history } = useRouter();
  const latestOnBack = useRef(onBack);
  const cancelRemoval = useRef<() => void>(undefined);
  // An existing entry belongs to the overlay below.
  const isOwner = useRef(false);
  useEffect(() => {
    latestOnBack.current = onBack;
  });
  useEffect(() => {
    cancelRemoval.current?.();
    if (!isOverlayEntry(history)) {
      pushOverlayEntry(history);
      isOwner.current = true;
    }
    const unsubscribe = onTraversal(history, () => {
      if (!isOverlayEntry(history)) latestOnBack.current();
    });
    return () => {
      unsubscribe();
      if (isOwner.current) cancelRemoval.current = removeOverlayEntry(history);
    };
  }, [history]);
}

/** Closes an overlay with the browser's back button while it renders. */
export const CloseOnBack = ({ onBack }: { readonly onBack: () => void }): null => {
  useCloseOnBack(onBack);
  return null;
};
