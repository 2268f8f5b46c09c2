import { useLocation } from '../../router/index.ts';
import { ErrorPage } from '../../shell/errors/error-page.tsx';

/** /maintenance and /error_assets (spec 2). */
const MaintenanceScreen = () => (
  <ErrorPage kind={useLocation().pathname.startsWith('/error_assets') ? 'assets' : 'maintenance'} />
);

// React's lazy asks for a default export.
export default MaintenanceScreen;
