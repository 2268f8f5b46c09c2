import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { X } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { DialogTrigger } from './dialog-trigger.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps
  extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Whether it is open (controlled). On close the focus returns to the previous element. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /**
   * Called with `false` by Escape, the close button or an outside click, and with `true` by the trigger. An
   * `open` dialog without this handler cannot be dismissed and has no close button.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** The title; screen readers read it first. */
  title: string;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /**
   * The content: text, fields, a list. Scrolls if it does not fit. The focus starts at the title, or at a field with
   * `data-autofocus`.
   */
  children?: ReactNode;
  /** Actions, the main one last; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * `sm` for a confirmation, `md` for a form, `lg` for lists and documents.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `side` fills the height at the right edge, for example for filters. `header` opens below the end of the
   * page's header, for example for notifications.
   * @default 'middle'
   */
  placement?: 'middle' | 'side' | 'header';
}

const dialogClasses = cva(
  'mx-auto mt-auto mb-0 w-full max-w-full flex-col overflow-y-auto scroll-pb-24 bg-ui-surface text-ui-ink elevate-3 open:flex',
  {
    variants: {
      placement: {
        middle: 'max-h-[92dvh] rounded-t-ui-modal animate-enter sm:m-auto sm:rounded-ui-modal',
        side: 'max-h-[92dvh] rounded-t-ui-modal animate-slide sm:my-0 sm:mr-0 sm:h-dvh sm:max-h-dvh sm:rounded-l-ui-modal sm:rounded-tr-none',
        header:
          'max-h-[92dvh] rounded-t-ui-modal animate-enter sm:mt-18 sm:mr-[max(1rem,calc((100%-var(--container-page))/2+2rem))] sm:mb-auto sm:max-h-[80dvh] sm:rounded-ui-modal',
      },
      size: { sm: 'sm:max-w-sm', md: 'sm:max-w-md', lg: 'sm:max-w-lg' },
    },
    defaultVariants: { placement: 'middle', size: 'md' },
  },
);

/** A modal dialog. On phones it slides up from the bottom edge. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open: openProp, defaultOpen = false, onOpenChange, trigger, ...panelProps },
  ref,
) {
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const handleClose = openProp === undefined || onOpenChange ? () => setOpen(false) : undefined;
  return (
    <>
      <DialogTrigger open={open} onOpen={() => setOpen(true)}>
        {trigger}
      </DialogTrigger>
      <DialogPanel ref={ref} open={open} onClose={handleClose} {...panelProps} />
    </>
  );
});

interface DialogPanelProps
  extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> {
  open: boolean;
  /** Absent if it cannot be dismissed. */
  onClose: (() => void) | undefined;
}

const DialogPanel = forwardRef<HTMLDialogElement, DialogPanelProps>(function DialogPanel(
  { open, onClose, size, placement, title, description, children, footer, className, ...rest },
  ref,
) {
  const id = useId();
  const modal = useModal(open, onClose, ref);
  if (!open) return null;
  return (
    <dialog
      aria-labelledby={rest['aria-label'] === undefined ? `${id}-title` : undefined}
      aria-describedby={description ? `${id}-text` : undefined}
      {...rest}
      {...modal}
      className={dialogClasses({ size, placement, className })}
    >
      <DialogBody id={id} {...{ onClose, title, description, children, footer }} />
    </dialog>
  );
});

const DialogBody = ({
  id,
  onClose,
  title,
  description,
  children,
  footer,
}: Pick<DialogPanelProps, 'onClose' | 'title' | 'description' | 'children' | 'footer'> & {
  id: string;
}) => {
  const { close } = useKitMessages();
  return (
    <>
      <div className="px-5 pt-5 pb-3 sm:px-6">
        <div className="flex items-start gap-2">
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            data-autofocus=""
            className="min-w-0 flex-1 font-heading text-lg font-bold hyphens-auto wrap-anywhere outline-none"
          >
            {title}
          </h2>
          {onClose && (
            <IconButton label={close} onClick={onClose} className="-mt-2 -mr-2">
              <X />
            </IconButton>
          )}
        </div>
        {description && (
          <div id={`${id}-text`} className="mt-1 text-sm text-ui-ink-soft">
            {description}
          </div>
        )}
      </div>
      {children && <div className="flex-auto px-5 pb-5 sm:px-6">{children}</div>}
      {footer && (
        <div
          data-actions=""
          className="bottom-0 flex tall:sticky flex-wrap justify-end gap-3 border-t border-ui-line bg-ui-surface px-5 py-4 sm:px-6"
        >
          {footer}
        </div>
      )}
    </>
  );
};
