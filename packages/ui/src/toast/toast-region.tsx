import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useDelayedDismiss, useReading } from '../alert/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useKitMessages } from '../messages/index.ts';
import { inkTone, type Tone, ToneIcon } from '../tone/index.ts';

export interface Toast {
  /** Handed to `onDismiss`; another id is another message. */
  id: string;
  /** Colour and sign; the words carry the meaning. */
  tone: Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;
  /** One sentence: what happened. */
  text: string;
}

export interface ToastRegionProps {
  /** Names the region: 'Avisos'. */
  label: string;
  /** What is to be said, oldest first. */
  toasts: readonly Toast[];
  /** Asks to take the message away: its time was over, or its cross was pressed. */
  onDismiss: (id: string) => void;
  /** How long each stays, in milliseconds (spec 9: 4000). The clock stops while one is read. */
  stayMs?: number;
}

/**
 * Short messages in the corner. Keep it in the page always: screen readers watch it for news. An open
 * modal lies over it and keeps everybody from it: what a dialog has to say stands in the dialog.
 */
export const ToastRegion = ({ label, toasts, onDismiss, stayMs = 4000 }: ToastRegionProps) => {
  const { reading, forget, goBack, handlers } = useReading();
  const none = toasts.length === 0;
  // The last one may leave from under the pointer or the focus; the next must not wait for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the last one has left.
  useEffect(() => {
    if (none) forget();
  }, [none]);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex max-h-dvh flex-col overflow-y-auto items-center gap-2 p-4 sm:items-end print:hidden"
      {...handlers}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          stayMs={reading ? undefined : stayMs}
          onDismiss={() => onDismiss(toast.id)}
          onClose={() => {
            goBack();
            forget();
            onDismiss(toast.id);
          }}
        />
      ))}
    </section>
  );
};

const ToastCard = ({
  toast,
  stayMs,
  onDismiss,
  onClose,
}: {
  toast: Toast;
  stayMs: number | undefined;
  onDismiss: () => void;
  /** Its cross was pressed. */
  onClose: () => void;
}) => {
  const { dismiss } = useKitMessages();
  useDelayedDismiss(stayMs, onDismiss);
  return (
    <div className="pointer-events-auto flex w-full shrink-0 max-w-sm animate-enter items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm elevate-2">
      <span className={inkTone[toast.tone]}>
        <ToneIcon tone={toast.tone} className="size-5" />
      </span>
      <p className="min-w-0 flex-1">{toast.text}</p>
      <IconButton label={dismiss} onClick={onClose} className="-my-2 -mr-2">
        <X />
      </IconButton>
    </div>
  );
};
