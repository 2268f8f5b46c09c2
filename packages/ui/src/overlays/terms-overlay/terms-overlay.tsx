import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { ListFrame } from '../../layout/list-frame/index.ts';
import { useKitMessages } from '../../messages/index.ts';
import { Dialog } from '../dialog/index.ts';

export interface TermsOverlayProps extends RootProps {
  /** Whether it is open (controlled). On close the focus returns to the previous element. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /**
   * Called with `true` by the trigger, with `false` by Escape, the close buttons or an outside click. Closing
   * does not accept.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** The title of the document: 'Términos y condiciones'. */
  title: string;
  /** The loading state of the document. */
  state?: 'loading' | 'ready' | 'failed';
  /** The document, already sanitized. */
  children?: ReactNode;
  /** The error message. */
  failureText?: ReactNode;
  /** Called to retry loading the document. */
  onRetry?: () => void;
  /** The label of the accept button: 'Acepto los términos'. Without it there is none. */
  acceptLabel?: string;
  /** Called when the user accepts; needs `acceptLabel`, and is enabled only once the document has loaded. */
  onAccept?: () => void;
}

/** A document in an overlay: terms and conditions, privacy policy (spec 2, vouchers). */
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
  const isAcceptable = state === 'ready' && acceptLabel !== undefined && onAccept !== undefined;
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
          {isAcceptable && <Button onClick={onAccept}>{acceptLabel}</Button>}
        </>
      }
    >
      <ListFrame state={state} failureText={failureText} onRetry={onRetry}>
        {/* Short lines and space between paragraphs, for readability. */}
        <div className="flex max-w-prose flex-col gap-3 leading-relaxed [&_h2]:font-bold [&_h3]:font-bold [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc">
          {children}
        </div>
      </ListFrame>
    </Dialog>
  );
});
