import { getHeaderEntries } from '@surtidor/domain/session';
import { AppHeader, Button, HeaderAction, HeaderNavigation } from '@surtidor/ui';
import House from 'lucide-react/icons/house';
import { useMenu, useMenuPath } from '../../features/menu/use-menu.ts';
import { useHasInbox } from '../../features/notifications/inbox-context.tsx';
import { Logo } from '../../platform/brand/logo.tsx';
import { useAbilities, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Bell } from '../bell/bell.tsx';
import { MenuToggle } from '../menu/menu-toggle.tsx';
import { PaletteSlot } from '../palette/palette-slot.tsx';
import { PendingPaymentsSlot } from '../pending-payments/pending-payments-indicator.tsx';
import { useSignOut } from './sign-out-provider.tsx';

/** The id of the page's content, the target of the skip link. */
export const contentId = 'content';

const SignOutAction = () => {
  const text = useText();
  return (
    <Button variant="brand" size="sm" onClick={useSignOut()}>
      {text('Logout')}
    </Button>
  );
};

const FullActions = () => {
  const text = useText();
  const { seeBell } = useAbilities();
  // Without a realtime database or a known user there is no bell (faults 24).
  const hasInbox = useHasInbox();
  return (
    <>
      <HeaderLinks />
      <PendingPaymentsSlot />
      <PaletteSlot button="shown" />
      <HeaderAction label={text('Home')} href="/">
        <House />
      </HeaderAction>
      {seeBell && hasInbox && <Bell />}
      <MenuToggle />
    </>
  );
};

/**
 * Renders the logo, main pages if they fit, payments in progress, search, home, bell and menu; in lubricants stores,
 * only the logo and Logout (spec 2).
 */
export const PageHeader = () => {
  const { headerKind } = useVariant();
  return (
    <AppHeader logo={<Logo background="brand" />} homeHref="/" contentId={contentId}>
      {headerKind === 'full' ? (
        <FullActions />
      ) : (
        <>
          <PaletteSlot button="hidden" />
          <SignOutAction />
        </>
      )}
    </AppHeader>
  );
};

/** Renders the permitted main pages as links, in windows of 1200 px and more. The menu contains all of them. */
const HeaderLinks = () => {
  const text = useText();
  const pathname = useMenuPath();
  const links = getHeaderEntries(useMenu()).map(({ title, href }) => ({
    label: text(title),
    href,
    current: href === pathname,
  }));
  return <HeaderNavigation label={text('Main pages')} links={links} />;
};
