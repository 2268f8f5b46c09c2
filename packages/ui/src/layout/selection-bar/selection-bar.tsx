import { forwardRef, useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useKitMessages, useListMessages } from '../../messages/index.ts';
import { getTopModal, subscribeToModals } from '../../overlays/dialog/modal-stack.ts';
import { useFooterBar } from './use-footer-bar.ts';

export interface SelectionBarProps extends RootProps {
  /** The number of selected items; renders nothing at 0. Keep it mounted, since it may have the focus. */
  count: number;
  /** The label with the number of selected items; 'Selección de facturas (2)' by default. */
  label?: string;
  /** The formatted total of the selected items. */
  total: string;
  /** The label of the main action: 'Continuar'. */
  actionLabel: string;
  /** Called when the main action is clicked; never while `busy`. */
  onAction: () => void;
  /** Called to clear the selection. The items stay in the list. */
  onClear: () => void;
  /** Whether the main action is pending. */
  busy?: boolean;
}

const hasOpenModal = () => getTopModal() !== null;

const panelClasses = cva('', {
  variants: {
    visible: {
      true: 'flex animate-enter flex-wrap items-center gap-2 rounded-t-ui-lg border border-ui-line bg-ui-surface px-4 py-3 elevate-2 sm:gap-x-4 sm:px-5',
      false: '',
    },
  },
});

/**
 * The selected items and their total, at the bottom of the list (spec 2, pending invoices). The root
 * element's `--footer-bar-height` contains the bar's height.
 */
export const SelectionBar = forwardRef<HTMLDivElement, SelectionBarProps>(function SelectionBar(
  { count, label, total, actionLabel, onAction, onClear, busy, className, ...rest },
  ref,
) {
  const { selection, total: totalLabel } = useKitMessages();
  const { clearSelection } = useListMessages();
  const message = label ?? selection(count);
  const barProps = useFooterBar(message);
  const composedRef = useComposedRefs(barProps.ref, ref);
  const isBehindModal = useSyncExternalStore(subscribeToModals, hasOpenModal, () => false);
  return (
    <div
      {...rest}
      {...barProps}
      ref={composedRef}
      className={cn('bottom-0 z-10 outline-none tall:sticky print:hidden', className)}
    >
      <div className={panelClasses({ visible: count > 0 })}>
        {/* While a modal is open, the total changes with the amounts that are typed in it. */}
        <div
          role="status"
          aria-live={isBehindModal ? 'off' : 'polite'}
          className="min-w-0 grow basis-32"
        >
          {count > 0 && (
            <p>
              <span className="block text-sm text-ui-ink-soft">{message}</span>
              <span translate="no" className="font-heading text-xl font-extrabold tabular-nums">
                <span className="sr-only">{`${totalLabel}: `}</span>
                <span>{total}</span>
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
                // The clicked button is removed with the selection; the focus moves to the bar.
                barProps.ref.current?.focus({ preventScroll: true });
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
