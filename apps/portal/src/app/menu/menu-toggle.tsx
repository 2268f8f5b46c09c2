import { HeaderAction } from '@surtidor/ui';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSignOut } from '../frame/use-sign-out.ts';
import { MenuPanel } from './menu-panel.tsx';

/** Opens the side menu. */
export const MenuToggle = () => {
  const text = useText();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderAction label={text('Menu')} expanded={open} onClick={() => setOpen(true)}>
        <Menu />
      </HeaderAction>
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
