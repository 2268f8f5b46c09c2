import { HeaderAction, SideMenu } from '@surtidor/ui';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useMenuEntries } from '../../features/menu/use-menu-entries.tsx';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { CloseOnBack } from '../../platform/router/index.ts';
import { useSignOut } from '../frame/sign-out-provider.tsx';

/** Renders the button that opens the side menu. */
export const MenuToggle = () => {
  const text = useText();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderAction label={text('Menu')} expanded={open} onClick={() => setOpen(true)}>
        <Menu />
      </HeaderAction>
      {open && <CloseOnBack onBack={() => setOpen(false)} />}
      <MenuPanel
        open={open}
        onClose={() => setOpen(false)}
        onSignOut={() => {
          // Sign-out may ask for a confirmation; if it is cancelled, the page is shown again.
          setOpen(false);
          signOut();
        }}
      />
    </>
  );
};

interface MenuPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** Renders the side menu on the right (spec 2). */
const MenuPanel = ({ open, onClose, onSignOut }: MenuPanelProps) => {
  const text = useText();
  const { displayName, clientCode } = useSession();
  const { entries, externalEntries } = useMenuEntries();
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
