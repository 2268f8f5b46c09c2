import {
  contentBlocksRequest,
  dashboardDocumentsRequest,
  latestNewsRequest,
  latestOrdersRequest,
} from '@surtidor/data';
import { getAbilities } from '@surtidor/domain';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getStationLens } from '../../features/stations/station-lens.ts';
import { DashboardScreen } from '../../screens/dashboard/dashboard-screen.tsx';
import { getHighlightBlockIds } from '../../screens/dashboard/parts/highlight-block-ids.ts';

export const Route = createFileRoute('/_member/')({
  loader: preload({
    dashboard: ({ session, variant, deploymentOptions, parameters }) => {
      const abilities = getAbilities(session, variant, deploymentOptions);
      const station = getStationLens(parameters);
      return [
        abilities.seeDashboard && dashboardDocumentsRequest(station),
        abilities.seeOrders &&
          session.clientCode !== '' &&
          latestOrdersRequest(session.clientCode, station),
        contentBlocksRequest(getHighlightBlockIds(variant)),
        latestNewsRequest(),
      ];
    },
  }),
  component: DashboardScreen,
});
