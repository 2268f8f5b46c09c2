import {
  contentBlocksRequest,
  dashboardDocumentsRequest,
  latestNewsRequest,
  latestOrdersRequest,
} from '@surtidor/data';
import { abilitiesOf } from '@surtidor/domain';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { stationLensOf } from '../../features/stations/station-lens.ts';
import { DashboardScreen } from '../../screens/dashboard/dashboard-screen.tsx';
import { highlightBlocks } from '../../screens/dashboard/parts/highlight-blocks.ts';

export const Route = createFileRoute('/_member/')({
  loader: preload({
    dashboard: ({ session, variant, deploymentOptions, parameters }) => {
      const can = abilitiesOf(session, variant, deploymentOptions);
      const station = stationLensOf(parameters);
      return [
        can.seeDashboard && dashboardDocumentsRequest(station),
        can.seeOrders &&
          session.clientCode !== '' &&
          latestOrdersRequest(session.clientCode, station),
        contentBlocksRequest(highlightBlocks(variant)),
        latestNewsRequest(),
      ];
    },
  }),
  component: DashboardScreen,
});
