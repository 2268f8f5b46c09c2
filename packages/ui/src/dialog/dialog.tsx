import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useKitMessages } from '../messages/index.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  /** Whether it is in the page. Closing gives the focus back to where it was. */
  open: boolean;
  /**
   * Asked to close by Escape, the cross or a press beside it. Without it the dialog cannot be
   * dismissed and shows no cross.
   */
  onClose?: () => void;
  /** What it is about; read first by screen readers. */
  title: string;
  /** One or two sentences below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, last the main one; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** `sm` for a question, `md` for a form, `lg` for lists and documents. */
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-md', lg: 'sm:max-w-lg' } as const;

/** A modal dialog; on phones it rises from the bottom edge. */
export const Dialog = ({ open, size = 'md', ...parts }: DialogProps) => {
  const id = useId();
  const modal = useModal(open, parts.onClose);
  if (!open) return null;
  return (
    <dialog
      {...modal}
      className={clsx(
        'mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full animate-enter overflow-y-auto rounded-t-modal bg-surface text-ink elevate-3 sm:m-auto sm:rounded-modal',
        sizes[size],
      )}
      aria-labelledby={`${id}-title`}
      aria-describedby={parts.description ? `${id}-text` : undefined}
    >
      <DialogBody id={id} {...parts} />
    </dialog>
  );
};

const DialogBody = ({
  id,
  onClose,
  title,
  description,
  children,
  footer,
}: Omit<DialogProps, 'open' | 'size'> & { id: string }) => {
  const { close } = useKitMessages();
  return (
    <>
      <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
        <div className="min-w-0 flex-1">
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            data-autofocus=""
            className="font-heading text-lg font-bold outline-none"
          >
            {title}
          </h2>
          {description && (
            <div id={`${id}-text`} className="mt-1 text-sm text-ink-soft">
              {description}
            </div>
          )}
        </div>
        {onClose && (
          <IconButton label={close} onClick={onClose} className="-mt-2 -mr-2">
            <X />
          </IconButton>
        )}
      </div>
      {children && <div className="px-5 pb-5 sm:px-6">{children}</div>}
      {footer && (
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </>
  );
};
