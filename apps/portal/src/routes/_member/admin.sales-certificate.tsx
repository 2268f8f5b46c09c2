import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/sales-certificate/first-queries.ts';
import SalesCertificateScreen from '../../screens/sales-certificate/sales-certificate-screen.tsx';

export const Route = createFileRoute('/_member/admin/sales-certificate')({
  loader: preloadQueries({ 'sales-certificate': firstQueries }),
  component: SalesCertificateScreen,
});
