import { ErrorPage } from '../../features/errors/error-page.tsx';
import { useLocation } from '../../platform/router/index.ts';

/** /maintenance and /error_assets (spec 2). */
const MaintenanceScreen = () => (
  <ErrorPage kind={useLocation().pathname.startsWith('/error_assets') ? 'assets' : 'maintenance'} />
);

// React's lazy asks for a default export.
export default MaintenanceScreen;
