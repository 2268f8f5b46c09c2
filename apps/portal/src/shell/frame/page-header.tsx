import { AppHeader, BrandMark, Button, HeaderAction, SideMenu } from '@surtidor/ui';
import { House, Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../messages/text-context.tsx';
import { leaveReason } from '../../session/sign-in-reason.ts';
import { useMenuEntries } from '../menu/use-menu-entries.tsx';
import { usePortal, useSession, useVariant } from '../portal-context.tsx';

/** The id of the page's content, which the header's first link skips to. */
export const contentId = 'content';

function useSignOut() {
  const { sessions, browser } = usePortal();
  return () => {
    leaveReason(browser.tab, 'signed-out');
    void sessions.signOut();
  };
}

const MenuToggle = () => {
  const text = useText();
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { entries, externalEntries } = useMenuEntries(pathname);
  const signOut = useSignOut();
  return (
    <>
      <HeaderAction label={text('Menu')} expanded={open} onClick={() => setOpen(true)}>
        <Menu />
      </HeaderAction>
      <SideMenu
        open={open}
        onClose={() => setOpen(false)}
        user={{
          name: session.displayName,
          detail: text('Client {code}', { code: session.clientCode }),
        }}
        entries={entries}
        externalEntries={externalEntries}
        signOutLabel={text('Cerrar Sesión')}
        onSignOut={signOut}
      />
    </>
  );
};

const SignOutAction = () => {
  const text = useText();
  const signOut = useSignOut();
  return (
    <Button variant="brand" size="sm" onClick={signOut}>
      {text('Logout')}
    </Button>
  );
};

/** Logo, home, bell and menu; in lubricants the logo and a Logout action only (spec 2). */
export const PageHeader = () => {
  const text = useText();
  const { readings } = usePortal();
  const { headerKind } = useVariant();
  return (
    <AppHeader
      logo={<BrandMark name={readings.product} ground="brand" />}
      homeHref="/"
      contentId={contentId}
    >
      {headerKind === 'full' ? (
        <>
          <HeaderAction label={text('Home')} href="/">
            <House />
          </HeaderAction>
          <MenuToggle />
        </>
      ) : (
        <SignOutAction />
      )}
    </AppHeader>
  );
};
