import { ErrorPage } from '../../features/errors/error-page.tsx';
import { useRoutePath } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';

/** The error pages at /maintenance and /error_assets (spec 2). */
const MaintenanceScreen = () => {
  const { pathname } = useLocation();
  const isAssetsPage = pathname.startsWith(useRoutePath()('error-assets'));
  return <ErrorPage kind={isAssetsPage ? 'assets' : 'maintenance'} hasLogo />;
};

export default MaintenanceScreen;
