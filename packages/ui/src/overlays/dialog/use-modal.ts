import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type SyntheticEvent,
  useRef,
} from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { type DialogOpening, isAccidentalClick } from './accidental-click.ts';
import { getLastPress } from './last-press.ts';
import { lockScroll } from './lock-scroll.ts';
import { addModal } from './modal-stack.ts';
import { saveFocus } from './save-focus.ts';

/** Returns whether a menu, list or calendar is open in the dialog. An outside click closes that panel first. */
const hasOpenPanel = (dialog: Element): boolean =>
  dialog.querySelector('[role=menu]') !== null ||
  ('popover' in dialog && dialog.querySelector(':popover-open:not([role=tooltip])') !== null);

/** Returns whether the pointer is outside the dialog. A click on its padding targets the dialog too. */
const isOutside = ({ target, currentTarget, button, clientX, clientY }: PointerEvent): boolean => {
  if (button > 0) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
};

/**
 * Controls a native modal dialog: moves and restores the focus, handles Escape and outside clicks, and locks
 * the page's scrolling.
 */
export const useModal = (
  open: boolean,
  onDismiss: (() => void) | undefined,
  forwardedRef?: Ref<HTMLDialogElement>,
) => {
  const ref = useRef<HTMLDialogElement>(null);
  const composedRef = useComposedRefs(ref, forwardedRef);
  const isOutsidePress = useRef(false);
  const opening = useRef<DialogOpening>({ openedAt: 0, hasBeenClicked: false, press: null });
  const isShown = useRef(false);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const restoreFocus = saveFocus();
    const { activeElement } = document;
    dialog.showModal();
    // The browser has just computed the layout. Locked before, it would compute it twice.
    const unlockScroll = lockScroll(activeElement);
    isShown.current = true;
    const removeModal = addModal(dialog);
    opening.current = {
      openedAt: performance.now(),
      hasBeenClicked: false,
      press: getLastPress(),
    };
    // A field of the content precedes the title, which is the default.
    [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].at(-1)?.focus();
    return () => {
      removeModal();
      // A suspended tree is hidden, not removed; the user did not dismiss the dialog.
      isShown.current = false;
      dialog.close();
      // React has removed the dialog by now, so closing it restores no focus.
      restoreFocus();
      unlockScroll();
    };
  }, [open]);

  return {
    ref: composedRef,
    'data-state': 'open',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Handled here, since Chromium fires no cancel event for a second Escape.
      event.preventDefault();
      event.stopPropagation();
      // During IME composition Escape cancels the composition.
      if (!event.nativeEvent.isComposing) onDismiss?.();
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss?.();
    },
    // Browsers close the dialog at the second Escape even if prevented, unless the focus is inside.
    onClose: ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isShown.current || !dialog.isConnected || dialog.open) return;
      dialog.showModal();
      onDismiss?.();
    },
    onMouseDownCapture: ({ nativeEvent }: MouseEvent) => {
      if (isAccidentalClick(nativeEvent, opening.current)) isOutsidePress.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isAccidentalClick(event.nativeEvent, opening.current)) {
        opening.current = { ...opening.current, hasBeenClicked: true };
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown: (event: PointerEvent) => {
      isOutsidePress.current = isOutside(event) && !hasOpenPanel(event.currentTarget);
    },
    onPointerUp: (event: PointerEvent) => {
      // Requires pointer down and up outside, so that a text selection that ends outside does not close it.
      if (isOutsidePress.current && isOutside(event)) onDismiss?.();
    },
  };
};
