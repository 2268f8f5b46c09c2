import { buildSalesCertificatesRequest } from '@surtidor/data';
import { parseStationCode, stationParameter } from '@surtidor/domain/session';
import SalesCertificateScreen from '@surtidor/portal/screens/sales-certificate';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/sales-certificate')({
  loader: preload(({ parameters }) => [
    buildSalesCertificatesRequest(parseStationCode(parameters.get(stationParameter)) ?? ''),
  ]),
  component: SalesCertificateScreen,
});
