import { forwardRef, type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useKitMessages } from '../../messages/index.ts';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { useModal } from '../dialog/index.ts';

export interface ConfirmDialogProps extends RootProps {
  /** Whether it is open (controlled). On close the focus returns to the previous element. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called with `true` by the trigger, and with `false` after each answer: `onConfirm` or `onCancel`. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** The question that the two buttons answer. */
  title: string;
  /** The consequences of confirming. */
  children?: ReactNode;
  /** The label of the action: 'Borrar todas'. */
  confirmLabel: string;
  /** The label of the cancel button; 'Cancelar' by default. */
  cancelLabel?: string;
  /** Called on confirmation. If it throws or its promise rejects, `onCancel` is called. */
  onConfirm: () => void | Promise<void>;
  /** Called on cancel or Escape; never while `busy`. */
  onCancel?: () => void;
  /** `danger` for irreversible actions: the cancel button then has the initial focus. */
  tone?: 'neutral' | 'danger';
  /** Whether the confirmed action is pending. The dialog cannot be closed meanwhile. */
  busy?: boolean;
}

/** Asks the user to confirm an action. */
export const ConfirmDialog = forwardRef<HTMLDialogElement, ConfirmDialogProps>(
  function ConfirmDialog(
    {
      open: openProp,
      defaultOpen = false,
      onOpenChange,
      trigger,
      title,
      children,
      confirmLabel,
      cancelLabel,
      onConfirm,
      onCancel,
      tone = 'neutral',
      busy = false,
      className,
      ...rest
    },
    ref,
  ) {
    const id = useId();
    const { cancel } = useKitMessages();
    const [open, setOpen] = useControllable({
      value: openProp,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const handleCancel = () => {
      onCancel?.();
      setOpen(false);
    };
    const modal = useModal(open, busy ? undefined : handleCancel, ref);
    const handleConfirm = async () => {
      try {
        await onConfirm();
        setOpen(false);
      } catch {
        handleCancel();
      }
    };
    const isDanger = tone === 'danger';
    return (
      <>
        <DialogTrigger open={open} onOpen={() => setOpen(true)}>
          {trigger}
        </DialogTrigger>
        {open && (
          <dialog
            {...modal}
            role="alertdialog"
            className={cn(
              'm-auto max-h-[92dvh] w-[calc(100%-2rem)] max-w-sm animate-enter overflow-y-auto rounded-ui-modal bg-ui-surface p-6 text-ui-ink elevate-3',
              className,
            )}
            aria-labelledby={`${id}-title`}
            aria-describedby={children ? `${id}-text` : undefined}
            {...getRootProps(rest)}
          >
            <h2 id={`${id}-title`} className="font-heading text-lg font-bold">
              {title}
            </h2>
            {children && (
              <div id={`${id}-text`} className="mt-2 text-ui-ink-soft">
                {children}
              </div>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button
                variant="secondary"
                data-autofocus={isDanger ? '' : undefined}
                disabled={busy}
                onClick={handleCancel}
              >
                {cancelLabel ?? cancel}
              </Button>
              <Button
                variant={isDanger ? 'danger' : 'primary'}
                data-autofocus={isDanger ? undefined : ''}
                busy={busy}
                onClick={() => void handleConfirm()}
              >
                {confirmLabel}
              </Button>
            </div>
          </dialog>
        )}
      </>
    );
  },
);
