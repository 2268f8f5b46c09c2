import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type SyntheticEvent,
  useRef,
} from 'react';
import { useComposedRefs } from '../../hooks/compose-refs.ts';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { isAccidentalClick, type Opening } from './accidental-click.ts';
import { lockScroll } from './lock-scroll.ts';
import { addModal } from './modal-stack.ts';
import { saveFocus } from './save-focus.ts';

/** A menu, list or calendar that is open in the dialog: a press beside closes that one first. */
const hasPanel = (dialog: Element): boolean =>
  dialog.querySelector('[role=menu]') !== null ||
  ('popover' in dialog && dialog.querySelector(':popover-open:not([role=tooltip])') !== null);

/** Whether the pointer is beside the dialog: its own padding is the dialog's target too. */
const isBeside = ({ target, currentTarget, button, clientX, clientY }: PointerEvent): boolean => {
  if (button > 0) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
};

/** Runs a native modal dialog: focus in and back, Escape, the press beside it, a page held still. */
export const useModal = (
  open: boolean,
  onDismiss: (() => void) | undefined,
  owner?: Ref<HTMLDialogElement>,
) => {
  const ref = useRef<HTMLDialogElement>(null);
  const composed = useComposedRefs(ref, owner);
  const pressedBeside = useRef(false);
  const opening = useRef<Opening>({ at: 0, isPressed: false });
  const isShown = useRef(false);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const giveFocusBack = saveFocus();
    const unlockPage = lockScroll();
    dialog.showModal();
    isShown.current = true;
    const leave = addModal(dialog);
    opening.current = { at: performance.now(), isPressed: false };
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      leave();
      // A tree that waits behind a Suspense boundary is hidden, not removed: nobody dismissed it.
      isShown.current = false;
      dialog.close();
      // React has taken the dialog out of the page by now, and then closing moves no focus.
      giveFocusBack();
      unlockPage();
    };
  }, [open]);

  return {
    ref: composed,
    'data-state': 'open',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Handled here, since a second Escape passes by the cancel event in Chromium.
      event.preventDefault();
      event.stopPropagation();
      // While letters are being composed it belongs to the keyboard.
      if (!event.nativeEvent.isComposing) onDismiss?.();
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss?.();
    },
    // A browser closes at the second Escape whatever it was told, unless the focus is inside.
    onClose: ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isShown.current || !dialog.isConnected || dialog.open) return;
      dialog.showModal();
      onDismiss?.();
    },
    onMouseDownCapture: ({ nativeEvent }: MouseEvent) => {
      if (isAccidentalClick(nativeEvent, opening.current)) pressedBeside.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isAccidentalClick(event.nativeEvent, opening.current)) {
        opening.current = { ...opening.current, isPressed: true };
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = isBeside(event) && !hasPanel(event.currentTarget);
    },
    onPointerUp: (event: PointerEvent) => {
      // Both ends of the press, so that selecting text and letting go outside does not close it.
      if (pressedBeside.current && isBeside(event)) onDismiss?.();
    },
  };
};
