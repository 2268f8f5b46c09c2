import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { buttonClasses } from '../button/button-classes.ts';

export interface DisclosureButtonProps {
  /** What it shows and hides: 'Productos (3)'. */
  label: string;
  /** Adds to the name what sighted people see around the button: 'del pedido 4500012345'. */
  about?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of the part it shows; that part is in the page only while open. */
  controls: string;
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
