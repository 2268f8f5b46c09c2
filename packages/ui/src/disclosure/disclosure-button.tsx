import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { buttonClasses } from '../button/button-classes.ts';

export interface DisclosureButtonProps {
  /** What it shows and hides: 'Productos (3)'. */
  label: string;
  /** Adds to the name what sighted people see around the button: 'del pedido 4500012345'. */
  about?: string;
  /** Whether the part is in sight; whoever draws the part owns this. */
  open: boolean;
  /** Told at a press what is asked for: `true` to show the part, `false` to hide it. */
  onOpenChange: (open: boolean) => void;
  /** Id of the part it shows; that part is in the page only while open. */
  controls: string;
  /** Classes for the button: its margins, its place in a row. */
  className?: string;
}

/** Shows and hides the part of the page that follows it, after the ARIA practices' disclosure. */
export const DisclosureButton = ({
  label,
  about,
  open,
  onOpenChange,
  controls,
  className,
}: DisclosureButtonProps) => (
  <button
    type="button"
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    className={clsx(buttonClasses({ variant: 'quiet', size: 'sm' }), className)}
    onClick={() => onOpenChange(!open)}
  >
    <ChevronDown
      className={clsx('size-4 shrink-0 transition-transform print:hidden', open && 'rotate-180')}
    />
    <span className="min-w-0 text-left">
      {label}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </span>
  </button>
);
