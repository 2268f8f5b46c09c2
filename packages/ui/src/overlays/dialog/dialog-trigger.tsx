import { Slot } from 'radix-ui/slot';
import type { ReactElement } from 'react';

interface DialogTriggerProps {
  open: boolean;
  onOpen: () => void;
  /** The app's button; absent where something else opens the dialog. */
  children: ReactElement | undefined;
}

/** Adds the opening of a dialog to a button. */
export const DialogTrigger = ({ open, onOpen, children }: DialogTriggerProps) =>
  children && (
    <Slot
      aria-haspopup="dialog"
      aria-expanded={open}
      data-state={open ? 'open' : 'closed'}
      onClick={onOpen}
    >
      {children}
    </Slot>
  );
