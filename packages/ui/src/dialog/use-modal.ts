import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/** Runs a native modal dialog: focus in and back, Escape, the press beside it. */
export const useModal = (open: boolean, onDismiss: (() => void) | undefined) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing gives the focus back; a dialog that is only removed from the page does not.
    return () => dialog.close();
  }, [open]);

  const isSelf = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Handled here, since a second Escape passes by the cancel event in Chromium.
      event.preventDefault();
      event.stopPropagation();
      onDismiss?.();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isSelf(event)) return;
      event.preventDefault();
      onDismiss?.();
    },
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = isSelf(event);
    },
    onPointerUp: (event: PointerEvent) => {
      // Both ends of the press, so that selecting text and letting go outside does not close it.
      if (pressedBeside.current && isSelf(event)) onDismiss?.();
    },
  };
};
