import { buildSalesCertificatesRequest } from '@surtidor/data';
import { parseStationCode, stationParameter } from '@surtidor/domain';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SalesCertificateScreen } from '../../screens/sales-certificate/sales-certificate-screen.tsx';

export const Route = createFileRoute('/_member/admin/sales-certificate')({
  loader: preload({
    'sales-certificate': ({ parameters }) => [
      buildSalesCertificatesRequest(parseStationCode(parameters.get(stationParameter)) ?? ''),
    ],
  }),
  component: SalesCertificateScreen,
});
