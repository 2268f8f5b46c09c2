import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { LogOut, X } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { DialogTrigger } from '../../overlays/dialog/dialog-trigger.tsx';
import { useModal } from '../../overlays/dialog/index.ts';
import { type SideMenuEntry, SideMenuItem } from './side-menu-item.tsx';

export interface SideMenuProps extends RootProps {
  /** Whether it is open (controlled). On close the focus returns to the previous element. */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /**
   * Called with `true` by the trigger, with `false` by Escape, the close button, an outside click or a
   * followed link.
   */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, rendered in place (`asChild`). */
  trigger?: ReactElement;
  /** The menu's name; 'Menú' by default. */
  label?: string;
  /** The signed-in user: name and company. */
  user?: { name: string; detail?: string };
  /** The portal's pages, in order. */
  entries: ReadonlyArray<SideMenuEntry>;
  /** External links, in a separate group. */
  externalEntries?: ReadonlyArray<SideMenuEntry>;
  /** The label of the sign-out entry, which stays at the bottom. */
  signOutLabel: string;
  /** Called to sign out. */
  onSignOut: () => void;
  /** Content between the entries and sign-out. */
  children?: ReactNode;
}

/** The menu that slides in from the right edge (spec 2, header and menu). */
export const SideMenu = forwardRef<HTMLDialogElement, SideMenuProps>(function SideMenu(
  { open: openProp, defaultOpen = false, onOpenChange, trigger, label, className, ...bodyProps },
  ref,
) {
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const handleClose = () => setOpen(false);
  const { menu } = useKitMessages();
  const modal = useModal(open, handleClose, ref);
  return (
    <>
      <DialogTrigger open={open} onOpen={() => setOpen(true)}>
        {trigger}
      </DialogTrigger>
      {open && (
        <dialog
          {...getRootProps(bodyProps)}
          {...modal}
          aria-label={label ?? menu}
          className={cn(
            'mr-0 ml-auto h-dvh max-h-dvh w-[calc(100%-min(3rem,12vw))] max-w-xs animate-slide overflow-y-auto bg-ui-surface text-ui-ink elevate-3',
            className,
          )}
        >
          <SideMenuBody label={label ?? menu} onClose={handleClose} {...bodyProps} />
        </dialog>
      )}
    </>
  );
});

const SideMenuBody = ({
  label,
  onClose,
  user,
  entries,
  externalEntries = [],
  signOutLabel,
  onSignOut,
  children,
}: Omit<SideMenuProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'label'> & {
  label: string;
  onClose: () => void;
}) => {
  const { close } = useKitMessages();
  return (
    <div className="flex tall:h-full min-h-full flex-col">
      <div className="flex flex-wrap-reverse items-center gap-x-3 bg-ui-brand px-5 py-4 text-ui-on-brand">
        <div className="min-w-0 flex-1 basis-32">
          {user && (
            <p translate="no" className="font-heading font-bold">
              {user.name}
            </p>
          )}
          {user?.detail && (
            <p translate="no" className="text-sm text-ui-on-brand-soft">
              {user.detail}
            </p>
          )}
        </div>
        <IconButton
          label={close}
          background="brand"
          onClick={onClose}
          className="-mr-2 ml-auto on-brand"
        >
          <X />
        </IconButton>
      </div>
      <nav aria-label={label} className="tall:min-h-0 flex-1 scroll-py-2 tall:overflow-y-auto p-2">
        <ul className="flex flex-col">
          {entries.map((entry) => (
            <SideMenuItem key={entry.id} entry={entry} onNavigate={onClose} />
          ))}
        </ul>
        {externalEntries.length > 0 && (
          <ul className="mt-3 flex flex-col border-t border-ui-line pt-3">
            {externalEntries.map((entry) => (
              <SideMenuItem key={entry.id} entry={entry} onNavigate={onClose} />
            ))}
          </ul>
        )}
        {children}
      </nav>
      <div className="border-t border-ui-line p-2">
        <button
          type="button"
          onClick={onSignOut}
          className="flex min-h-11 w-full items-center gap-2 rounded-ui-md px-3 py-2 text-left text-ui-danger-ink hover:bg-ui-danger-soft"
        >
          <LogOut className="size-5 shrink-0" />
          <span>{signOutLabel}</span>
        </button>
      </div>
    </div>
  );
};
