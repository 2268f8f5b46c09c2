import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { useBrowserLayoutEffect } from '../steady/use-browser-layout-effect.ts';

/** Keeps the page below still; the scrollbar's place stays free, so that nothing moves. */
const holdPage = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
};

/** Runs a native modal dialog: focus in and back, Escape, the press beside it, a page held still. */
export const useModal = (open: boolean, onDismiss: (() => void) | undefined) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const before = document.activeElement;
    const letPageGo = holdPage();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      letPageGo();
      // React has taken the dialog out of the page by now, and then closing moves no focus.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
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
