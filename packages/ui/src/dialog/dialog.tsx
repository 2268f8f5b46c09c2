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
  /** What it is opened for: text, fields, a list. Scrolls where it does not fit. */
  children?: ReactNode;
  /** Actions, last the main one; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** `sm` for a question, `md` for a form, `lg` for lists and documents. */
  size?: 'sm' | 'md' | 'lg';
  /** `side` stands at the right edge over the whole height: for filters beside what they filter. */
  placement?: 'middle' | 'side';
}

const placements = {
  middle: 'max-h-[92dvh] rounded-t-modal animate-enter sm:m-auto sm:rounded-modal',
  side: 'max-h-[92dvh] rounded-t-modal animate-slide sm:my-0 sm:mr-0 sm:h-dvh sm:max-h-dvh sm:rounded-l-modal sm:rounded-tr-none',
} as const;

const sizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-md', lg: 'sm:max-w-lg' } as const;

/** A modal dialog; on phones it rises from the bottom edge. */
export const Dialog = ({ open, size = 'md', placement = 'middle', ...parts }: DialogProps) => {
  const id = useId();
  const modal = useModal(open, parts.onClose);
  if (!open) return null;
  return (
    <dialog
      {...modal}
      className={clsx(
        'mx-auto mt-auto mb-0 w-full max-w-full flex-col overflow-y-auto bg-surface text-ink elevate-3 open:flex',
        placements[placement],
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
}: Omit<DialogProps, 'open' | 'size' | 'placement'> & { id: string }) => {
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
          <div id={`${id}-text`} className="mt-1 text-sm text-ink-soft">
            {description}
          </div>
        )}
      </div>
      {children && <div className="flex-auto px-5 pb-5 sm:px-6">{children}</div>}
      {footer && (
        <div
          data-actions=""
          className="bottom-0 flex tall:sticky flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-4 sm:px-6"
        >
          {footer}
        </div>
      )}
    </>
  );
};
