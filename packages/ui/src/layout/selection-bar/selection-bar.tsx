import { forwardRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useComposedRefs } from '../../hooks/compose-refs.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useKitMessages, useListMessages } from '../../messages/index.ts';
import { useFooterBar } from './use-footer-bar.ts';

export interface SelectionBarProps extends RootProps {
  /** The number of selected items; renders nothing at 0. Keep it mounted, since it may have the focus. */
  count: number;
  /** Says what is selected and how many; 'Selección de facturas (2)' by default. */
  label?: string;
  /** What they come to, as it is shown. */
  total: string;
  /** The main action: 'Continuar'. */
  actionLabel: string;
  /** Called when the main action is pressed; never while `busy`. */
  onAction: () => void;
  /** Asks to choose nothing any more; what was selected stays in the list. */
  onClear: () => void;
  /** The main action is under way. */
  busy?: boolean;
}

const panelClasses = cva('', {
  variants: {
    shown: {
      true: 'flex animate-enter flex-wrap items-center gap-2 rounded-t-lg border border-line bg-surface px-4 py-3 elevate-2 sm:gap-x-4 sm:px-5',
      false: '',
    },
  },
});

/**
 * What is selected and what it comes to, at the bottom of the list (spec 2, pending invoices). The root's
 * `--footer-bar-height` says how much of the page’s bottom it takes.
 */
export const SelectionBar = forwardRef<HTMLDivElement, SelectionBarProps>(function SelectionBar(
  { count, label, total, actionLabel, onAction, onClear, busy, className, ...rest },
  ref,
) {
  const { selection, total: totalLabel } = useKitMessages();
  const { clearSelection } = useListMessages();
  const message = label ?? selection(count);
  const bar = useFooterBar(message);
  const composed = useComposedRefs(bar.ref, ref);
  return (
    <div
      {...rest}
      {...bar}
      ref={composed}
      className={cn('bottom-0 z-10 outline-none tall:sticky print:hidden', className)}
    >
      <div className={panelClasses({ shown: count > 0 })}>
        <div role="status" className="min-w-0 grow basis-32">
          {count > 0 && (
            <p>
              <span className="block text-sm text-ink-soft">{message}</span>
              <span className="font-heading text-xl font-extrabold tabular-nums">
                <span className="sr-only">{totalLabel}: </span>
                {total}
              </span>
            </p>
          )}
        </div>
        {count > 0 && (
          <>
            <Button
              variant="quiet"
              disabled={busy}
              onClick={() => {
                // The button goes with what was selected; the focus must not go with it.
                bar.ref.current?.focus({ preventScroll: true });
                onClear();
              }}
            >
              {clearSelection}
            </Button>
            <Button size="lg" busy={busy} onClick={onAction} className="w-full sm:w-auto">
              {actionLabel}
            </Button>
          </>
        )}
      </div>
    </div>
  );
});
