import {
  forwardRef,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { inkToneClasses, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import { isShortcut } from '../../hooks/is-shortcut.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import { X } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { getTopModal, subscribeToModals } from '../../overlays/dialog/modal-stack.ts';
import { useHoverOrFocus } from '../alert/index.ts';

export interface Toast {
  /** The id passed to `onDismiss`; a new id is a new toast. */
  id: string;
  /** The color and icon. The text carries the meaning. */
  tone: Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;
  /** The text, one sentence: what happened. */
  text: string;
  /** An action such as 'Deshacer', or a link; the toast is dismissed once it is clicked. */
  action?: { label: string; onSelect: () => void } | { label: string; href: string };
}

export interface ToastRegionProps extends RootProps {
  /** The accessible name of the region: 'Avisos'. */
  label: string;
  /** The toasts, oldest first. */
  toasts: ReadonlyArray<Toast>;
  /** Called to remove a toast when its duration has passed or its close button is clicked. */
  onDismiss: (id: string) => void;
  /** The duration of a toast in milliseconds (spec 9: 4000). The timer pauses on hover and focus. */
  stayMs?: number;
}

const getServerModal = () => null;

/** A toast that is shown: where and when it appeared, and when it is dismissed unless the user engages with it. */
interface ShownToast {
  readonly modal: Element | null;
  readonly since: number;
  readonly endsAt: number | undefined;
}

/** The time in which a screen reader starts to announce a toast, in milliseconds. */
const announceMs = 500;

/**
 * Short messages in the corner, above a sticky action bar; on phones at the upper edge, away from the main
 * action. Always render it, because it is a live region. While a modal of the kit is open, the toasts are
 * rendered at the top of the modal, where they can be reached, away from its actions. F6 moves the focus to
 * the newest toast and back; the timer pauses meanwhile.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(
  function ToastRegion(props, ref) {
    const modal = useSyncExternalStore(subscribeToModals, getTopModal, getServerModal);
    const [shownToasts] = useState(() => new Map<string, ShownToast>());
    useEffect(() => {
      for (const id of shownToasts.keys()) {
        if (!props.toasts.some((toast) => toast.id === id)) shownToasts.delete(id);
      }
    }, [props.toasts, shownToasts]);
    const shared = { ...props, shownToasts };
    return (
      <>
        <Region {...shared} forwardedRef={ref} modal={null} toasts={modal ? [] : props.toasts} />
        {modal && createPortal(<Region {...shared} modal={modal} />, modal)}
      </>
    );
  },
);

/** On a phone the main action is at the lower edge, so the toasts are at the upper edge. */
const regionClasses = cva(
  'pointer-events-none fixed inset-x-0 top-0 z-20 flex max-h-dvh flex-col overflow-y-auto items-center gap-2 p-4 sm:items-end print:hidden',
  {
    variants: {
      place: { page: 'sm:top-auto sm:bottom-[var(--toast-bottom,0px)]', modal: '' },
    },
  },
);

/** Returns the height from the lower edge of the window to the top of the action bar; 0 without one in its lower half. */
function getBarTop(): number {
  const { innerHeight } = window;
  const top = document.querySelector('[data-footer-bar]')?.getBoundingClientRect().top;
  return top !== undefined && top > innerHeight / 2 ? Math.max(0, innerHeight - top) : 0;
}

/** Keeps the toasts of the page above the action bar, which is higher at the end of the page, above the footer. */
function usePlaceAboveBar(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const place = () => region.current?.style.setProperty('--toast-bottom', `${getBarTop()}px`);
    place();
    // The bar and what is above it can appear and change while a toast is shown.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
    };
  }, [region, isShown]);
}

const Region = ({
  label,
  toasts,
  onDismiss,
  stayMs = 4000,
  modal,
  shownToasts,
  forwardedRef,
  className,
  ...rest
}: ToastRegionProps & {
  /** The modal that contains the region; null for the page's region. */
  modal: Element | null;
  shownToasts: Map<string, ShownToast>;
  forwardedRef?: Ref<HTMLElement>;
}) => {
  const { isEngaged, reset, restoreFocus, handlers } = useHoverOrFocus();
  const region = useRef<HTMLElement>(null);
  const composedRef = useComposedRefs(region, forwardedRef);
  const isEmpty = toasts.length === 0;
  usePlaceAboveBar(region, !isEmpty && modal === null);
  // The last toast may be removed while hovered or focused; that must not pause the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after the last toast is removed.
  useEffect(() => {
    if (isEmpty) reset();
  }, [isEmpty]);
  const handleKeyDown = useEventCallback((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || isShortcut(event)) return;
    const buttons = region.current?.querySelectorAll('button');
    const newestToast = buttons?.item(buttons.length - 1)?.closest('[data-toast]');
    if (!newestToast) return;
    event.preventDefault();
    if (region.current?.contains(document.activeElement)) restoreFocus();
    else newestToast.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (isEmpty) return;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isEmpty, handleKeyDown]);
  return (
    <section
      ref={composedRef}
      {...rest}
      aria-label={label}
      aria-keyshortcuts="F6"
      aria-live="polite"
      className={regionClasses({ place: modal ? 'modal' : 'page', className })}
      {...handlers}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          modal={modal}
          shownToasts={shownToasts}
          stayMs={isEngaged ? undefined : stayMs}
          onDismiss={() => onDismiss(toast.id)}
          onClose={() => {
            restoreFocus();
            reset();
            onDismiss(toast.id);
          }}
        />
      ))}
    </section>
  );
};

const ToastCard = ({
  toast,
  modal,
  shownToasts,
  stayMs,
  onDismiss,
  onClose,
}: {
  toast: Toast;
  modal: Element | null;
  shownToasts: Map<string, ShownToast>;
  /** Undefined while the user engages with the toasts, which stops the timer. */
  stayMs: number | undefined;
  onDismiss: () => void;
  /** Called when the close button is clicked. */
  onClose: () => void;
}) => {
  const { dismiss } = useKitMessages();
  const { id } = toast;
  const [wasAnnounced] = useState(() => {
    const shown = shownToasts.get(id);
    return shown && shown.modal !== modal && Date.now() - shown.since > announceMs;
  });
  const dismissAtEnd = useEventCallback(onDismiss);
  useEffect(() => {
    const now = Date.now();
    const shown = shownToasts.get(id) ?? { modal, since: now, endsAt: undefined };
    const endsAt = stayMs === undefined ? undefined : (shown.endsAt ?? now + stayMs);
    shownToasts.set(id, { ...shown, endsAt });
    if (endsAt === undefined) return;
    // A toast that moves between the page and a modal keeps its time.
    const timer = setTimeout(dismissAtEnd, endsAt - now);
    return () => clearTimeout(timer);
  }, [id, modal, shownToasts, stayMs, dismissAtEnd]);
  return (
    <div
      data-toast=""
      aria-live={wasAnnounced ? 'off' : undefined}
      className="pointer-events-auto flex w-full shrink-0 max-w-sm animate-enter flex-wrap items-start gap-3 rounded-ui-lg border border-ui-line bg-ui-surface px-4 py-3 text-sm elevate-2"
    >
      <span className={inkToneClasses[toast.tone]}>
        <ToneIcon tone={toast.tone} className="size-5" />
      </span>
      <p className="min-w-0 flex-1 basis-24">{toast.text}</p>
      {toast.action && <ToastAction action={toast.action} onClose={onClose} />}
      <IconButton label={dismiss} onClick={onClose} className="-my-2.5 -mr-2 ml-auto">
        <X />
      </IconButton>
    </div>
  );
};

const ToastAction = ({
  action,
  onClose,
}: {
  action: NonNullable<Toast['action']>;
  onClose: () => void;
}) =>
  'href' in action ? (
    <Link href={action.href} className="font-bold" onClick={onClose}>
      {action.label}
    </Link>
  ) : (
    <Button
      variant="quiet"
      size="sm"
      className="-my-1.5"
      onClick={() => {
        action.onSelect();
        onClose();
      }}
    >
      {action.label}
    </Button>
  );
