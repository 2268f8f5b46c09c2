import { Button } from '../button/index.ts';
import { useKitMessages } from '../messages/index.ts';
import { useFootRoom } from './use-foot-room.ts';

export interface SelectionBarProps {
  /** How many are chosen; at 0 nothing is drawn. */
  count: number;
  /** Says what is chosen and how many; 'Selección de facturas (2)' unless told otherwise. */
  label?: string;
  /** What they come to, as it is shown. */
  total: string;
  /** The main action: 'Continuar'. */
  actionLabel: string;
  onAction: () => void;
  onClear: () => void;
  busy?: boolean;
}

/**
 * What is chosen and what it comes to, at the foot of the list (spec 2, pending invoices). The root's
 * `--foot-bar-height` says how much of the foot it takes.
 */
export const SelectionBar = ({
  count,
  label,
  total,
  actionLabel,
  onAction,
  onClear,
  busy,
}: SelectionBarProps) => {
  const { clear, selection, total: totalLabel } = useKitMessages();
  const bar = useFootRoom();
  return (
    <div ref={bar} role="status" className="sticky bottom-0 z-10 print:hidden">
      {count > 0 && (
        <div className="flex animate-enter flex-wrap items-center gap-x-4 gap-y-2 rounded-t-lg border border-line bg-surface px-4 py-3 elevate-2 sm:px-5">
          <p className="mr-auto min-w-0">
            <span className="block text-sm text-ink-soft">{label ?? selection(count)}</span>
            <span className="font-heading text-xl font-extrabold tabular-nums">
              <span className="sr-only">{totalLabel}: </span>
              {total}
            </span>
          </p>
          <Button variant="quiet" disabled={busy} onClick={onClear}>
            {clear}
          </Button>
          <Button size="lg" busy={busy} onClick={onAction} className="w-full sm:w-auto">
            {actionLabel}
          </Button>
        </div>
      )}
    </div>
  );
};
