import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { ListFrame } from '../../layout/list-frame/index.ts';
import { useKitMessages } from '../../messages/index.ts';
import { Dialog } from '../dialog/index.ts';

export interface TermsOverlayProps extends RootProps {
  /** Whether it is in the page, where its owner keeps that. Closing gives the focus back to where it was. */
  open?: boolean;
  /** Whether it begins open. */
  defaultOpen?: boolean;
  /**
   * Called with `true` by the trigger, with `false` by Escape, the cross, a press beside it and the close
   * button. Closing accepts nothing.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, left where it is written; opening is added to it (`asChild`). */
  trigger?: ReactElement;
  /** Names the document: 'Términos y condiciones'. */
  title: string;
  /** Whether the document is there. */
  state?: 'loading' | 'ready' | 'failed';
  /** The document. Its markup has been made safe before. */
  children?: ReactNode;
  /** Why it could not be shown. */
  failureText?: ReactNode;
  /** Asks for the document again. */
  onRetry?: () => void;
  /** With it the reader can accept from here: 'Acepto los términos'. */
  acceptLabel?: string;
  /** The reader accepted; needs `acceptLabel`, and is offered only once the document is there. */
  onAccept?: () => void;
}

/** A document to read over the page: terms and conditions, privacy policy (spec 2, vouchers). */
export const TermsOverlay = forwardRef<HTMLDialogElement, TermsOverlayProps>(function TermsOverlay(
  {
    open: openProp,
    defaultOpen = false,
    onOpenChange,
    title,
    state = 'ready',
    children,
    failureText,
    onRetry,
    acceptLabel,
    onAccept,
    className,
    ...rest
  },
  ref,
) {
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const { close } = useKitMessages();
  const acceptable = state === 'ready' && acceptLabel !== undefined && onAccept !== undefined;
  return (
    <Dialog
      ref={ref}
      {...rest}
      className={className}
      open={open}
      onOpenChange={setOpen}
      size="lg"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {close}
          </Button>
          {acceptable && <Button onClick={onAccept}>{acceptLabel}</Button>}
        </>
      }
    >
      <ListFrame state={state} failureText={failureText} onRetry={onRetry}>
        {/* Short lines and room between paragraphs: it is meant to be read. */}
        <div className="flex max-w-prose flex-col gap-3 leading-relaxed [&_h2]:font-bold [&_h3]:font-bold [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc">
          {children}
        </div>
      </ListFrame>
    </Dialog>
  );
});
