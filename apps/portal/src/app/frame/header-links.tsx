import { headerEntries } from '@surtidor/domain';
import { HeaderNavigation } from '@surtidor/ui';
import { useMenu } from '../../features/menu/use-menu.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { isBuilt } from '../../platform/routes/routes.ts';

/** The permitted main pages as links, in windows of 1200 px and more; the menu holds all of them. */
export const HeaderLinks = () => {
  const text = useText();
  const { pathname } = useLocation();
  const links = headerEntries(useMenu())
    .filter(({ id }) => isBuilt(id))
    .map(({ title, href }) => ({ label: text(title), href, current: href === pathname }));
  return <HeaderNavigation label={text('Main pages')} links={links} />;
};
