import { X } from 'lucide-react';
import { useKitMessages } from '../messages/index.ts';

export interface ChipProps {
  /** What is in force: 'Estado: Facturado'. */
  label: string;
  /** Takes it away; without it the chip only tells. */
  onRemove?: () => void;
  disabled?: boolean;
}

/** A filter or a choice in force. The whole chip is the button that takes it away. */
export const Chip = ({ label, onRemove, disabled }: ChipProps) => {
  const { remove } = useKitMessages();
  const looks =
    'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-modal bg-primary-soft px-3 py-1 text-left text-sm text-primary-ink print:border print:border-line-strong';
  if (onRemove === undefined) return <span className={looks}>{label}</span>;
  return (
    <button
      type="button"
      className={looks}
      aria-label={remove(label)}
      disabled={disabled}
      onClick={onRemove}
    >
      <span className="min-w-0 wrap-break-word">{label}</span>
      <X className="size-4 shrink-0 print:hidden" />
    </button>
  );
};
