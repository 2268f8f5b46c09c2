import {
  buildContentBlocksRequest,
  buildCreditLineRequest,
  buildDashboardDocumentsRequest,
  buildLatestNewsRequest,
  buildLatestOrdersRequest,
} from '@surtidor/data';
import { getAbilities } from '@surtidor/domain/session';
import DashboardScreen from '@surtidor/portal/screens/dashboard';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getDashboardStation } from '../../screens/dashboard/parts/dashboard-station.ts';
import { getHighlightBlockIds } from '../../screens/dashboard/parts/highlight-block-ids.ts';

export const Route = createFileRoute('/_member/')({
  loader: preload(({ session, variant, deploymentOptions, capabilities, parameters }) => {
    const abilities = getAbilities(session, variant, deploymentOptions);
    const station = getDashboardStation(parameters, deploymentOptions);
    return [
      abilities.seeDashboard && buildDashboardDocumentsRequest(station),
      abilities.seeDashboard && capabilities.creditLine && buildCreditLineRequest(),
      abilities.seeOrders &&
        session.clientCode !== '' &&
        buildLatestOrdersRequest(session.clientCode, station),
      buildContentBlocksRequest(getHighlightBlockIds(variant)),
      buildLatestNewsRequest(),
    ];
  }),
  component: DashboardScreen,
});
