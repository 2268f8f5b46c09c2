import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { stayNear } from '../steady/stay-near.ts';
import { FloatPanel, type FloatPanelProps } from './float-panel.tsx';

/** What the button that opens a popover must carry. */
export interface PopoverTriggerProps {
  /** The panel stands beside the button and gives it the focus back. */
  ref: Ref<HTMLButtonElement>;
  /** Opens the panel, or closes it. */
  onClick: () => void;
  /** Says what the button opens. */
  'aria-haspopup': 'dialog';
  /** Whether the panel is open. */
  'aria-expanded': boolean;
  /** The panel's id while it is open. */
  'aria-controls': string | undefined;
}

export interface PopoverProps extends Partial<Pick<FloatPanelProps, 'align'>> {
  /** What the panel is about, for screen readers. */
  label: string;
  /** Draws the button that opens and closes it; spread what it is given. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** The panel's content, or a function that is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A panel beside a button, on the browser's own top layer: below where there is room, else above,
 * always on screen. Its content is drawn only while it is open.
 */
export const Popover = ({
  label,
  trigger,
  children,
  align = 'start',
  onOpenChange,
}: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const close = () => {
    button.current?.focus();
    // What is done at closing may disable the button, or take it away.
    stayNear(button.current, () => change(false));
  };
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => change(!open),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <FloatPanel
          id={id}
          label={label}
          anchor={button}
          align={align}
          tight="cover"
          onClose={(by) => (by === 'escape' ? close() : change(false))}
        >
          {typeof children === 'function' ? children(close) : children}
        </FloatPanel>
      )}
    </>
  );
};
