import { Slot } from 'radix-ui/slot';
import type { ReactElement } from 'react';

interface DialogTriggerProps {
  open: boolean;
  onOpen: () => void;
  /** The app's button; absent if the dialog is opened in another way. */
  children: ReactElement | undefined;
}

/** Makes a button open a dialog. */
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
