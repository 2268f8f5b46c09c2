import { abilitiesOf } from '@surtidor/domain';
import { AppHeader, BrandMark, Button, HeaderAction } from '@surtidor/ui';
import House from 'lucide-react/icons/house';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { BellSlot } from '../bell/bell-slot.tsx';
import { MenuToggle } from '../menu/menu-toggle.tsx';
import { PaletteSlot } from '../palette/palette-slot.tsx';
import { PendingPaymentsSlot } from '../pending-payments/pending-payments-slot.tsx';
import { contentId } from './content.ts';
import { HeaderLinks } from './header-links.tsx';
import { useSignOut } from './use-sign-out.ts';

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
  const { deploymentOptions } = usePortal();
  const { seeBell } = abilitiesOf(useSession(), useVariant(), deploymentOptions);
  return (
    <>
      <HeaderLinks />
      <PendingPaymentsSlot />
      <PaletteSlot button="shown" />
      <HeaderAction label={text('Home')} href="/">
        <House />
      </HeaderAction>
      {seeBell && <BellSlot />}
      <MenuToggle />
    </>
  );
};

/**
 * Logo, main pages if they fit, payments in progress, search, home, bell and menu; in lubricants the logo
 * and Logout only (spec 2).
 */
export const PageHeader = () => {
  const { deploymentOptions } = usePortal();
  const { headerKind } = useVariant();
  return (
    <AppHeader
      logo={<BrandMark name={deploymentOptions.product} background="brand" />}
      homeHref="/"
      contentId={contentId}
    >
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
