import { forwardRef, type MouseEvent, type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { softToneClasses, ToneIcon } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useKitMessages } from '../../messages/index.ts';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { useModal } from '../dialog/index.ts';

export interface StatusModalProps extends RootProps {
  /** Whether it is open (controlled). On close the focus returns to the previous element. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called with `true` by the trigger, and with `false` after each answer: `onAccept` or `onCancel`. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** The result of the action. */
  status: 'success' | 'error' | 'warning' | 'info';
  /** The result: 'Pago enviado'. Screen readers read it first. */
  title: string;
  /** What happened and what to do next. */
  children?: ReactNode;
  /** The label of the accept button; 'Aceptar' by default. */
  acceptLabel?: string;
  /** Called on accept, and on Escape if there is no cancel button. */
  onAccept?: () => void;
  /** Called on cancel or Escape. Without it there is no cancel button and Escape accepts. */
  onCancel?: () => void;
  /** The label of the cancel button; 'Cancelar' by default. */
  cancelLabel?: string;
  /** Whether the accepted action is pending. */
  busy?: boolean;
}

const toneByStatus = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
} as const;

/** Shows the result of an action until the user accepts it (spec 2, generic widgets). */
export const StatusModal = forwardRef<HTMLDialogElement, StatusModalProps>(function StatusModal(
  { open: openProp, defaultOpen = false, onOpenChange, trigger, className, ...bodyProps },
  ref,
) {
  const id = useId();
  const { busy = false, onAccept, onCancel } = bodyProps;
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const handleAccept = () => {
    onAccept?.();
    setOpen(false);
  };
  const handleCancel = () => {
    onCancel?.();
    setOpen(false);
  };
  const modal = useModal(open, busy ? undefined : onCancel ? handleCancel : handleAccept, ref);
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
            'm-auto max-h-[92dvh] w-[calc(100%-2rem)] max-w-sm animate-enter overflow-y-auto rounded-ui-modal bg-ui-surface text-ui-ink elevate-3',
            className,
          )}
          aria-labelledby={`${id}-title`}
          aria-describedby={bodyProps.children ? `${id}-text` : undefined}
          {...getRootProps(bodyProps)}
        >
          <StatusBody
            id={id}
            {...bodyProps}
            onAccept={handleAccept}
            onCancel={onCancel && handleCancel}
          />
        </dialog>
      )}
    </>
  );
});

/**
 * Ignores the second click of the double click that opened the message. It was aimed at the content below and
 * must not dismiss an unread message.
 */
const ignoreDoubleClick = (handler: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) handler();
};

const StatusBody = ({
  id,
  status,
  title,
  children,
  busy,
  ...actions
}: Omit<
  StatusModalProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'onAccept' | 'onCancel'
> & {
  id: string;
  onAccept: () => void;
  onCancel: (() => void) | undefined;
}) => {
  const { accept, cancel } = useKitMessages();
  const tone = toneByStatus[status];
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-6 text-center sm:px-6">
      <span className={cn('flex rounded-full p-4', softToneClasses[tone])}>
        <ToneIcon tone={tone} className="size-8" />
      </span>
      <h2
        id={`${id}-title`}
        className="max-w-full font-heading text-xl font-bold hyphens-auto wrap-anywhere text-balance"
      >
        {title}
      </h2>
      {children && (
        <div id={`${id}-text`} className="max-w-full text-ui-ink-soft wrap-break-word text-balance">
          {children}
        </div>
      )}
      <div className="mt-3 flex w-full flex-col gap-2 sm:flex-row-reverse">
        <Button
          data-autofocus=""
          width="full"
          size="lg"
          busy={busy}
          className="sm:whitespace-nowrap"
          onClick={ignoreDoubleClick(actions.onAccept)}
        >
          {actions.acceptLabel ?? accept}
        </Button>
        {actions.onCancel && (
          <Button
            variant="secondary"
            width="full"
            size="lg"
            disabled={busy}
            className="sm:whitespace-nowrap"
            onClick={ignoreDoubleClick(actions.onCancel)}
          >
            {actions.cancelLabel ?? cancel}
          </Button>
        )}
      </div>
    </div>
  );
};
