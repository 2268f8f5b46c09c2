import { SideMenu } from '@surtidor/ui';
import { useMenuEntries } from '../../features/menu/use-menu-entries.tsx';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';

export interface MenuPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** The right side menu (spec 2). */
export const MenuPanel = ({ open, onClose, onSignOut }: MenuPanelProps) => {
  const text = useText();
  const { displayName, clientCode } = useSession();
  const { pathname } = useLocation();
  const { entries, externalEntries } = useMenuEntries(pathname);
  return (
    <SideMenu
      open={open}
      onOpenChange={onClose}
      user={{ name: displayName, detail: text('Client {code}', { code: clientCode }) }}
      entries={entries}
      externalEntries={externalEntries}
      signOutLabel={text('Cerrar Sesión')}
      onSignOut={onSignOut}
    />
  );
};
