import {
  buildContentBlocksRequest,
  buildCreditLineRequest,
  buildDashboardDocumentsRequest,
  buildLatestNewsRequest,
  buildLatestOrdersRequest,
  buildMovementsSumRequest,
} from '@surtidor/data';
import { getAbilities } from '@surtidor/domain/session';
import DashboardScreen from '@surtidor/portal/screens/dashboard';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getDashboardStation } from '../../screens/dashboard/parts/dashboard-station.ts';
import { getHighlightBlockIds } from '../../screens/dashboard/parts/highlight-block-ids.ts';
import { getComparedMonth } from '../../screens/dashboard/parts/portfolio-card.tsx';

export const Route = createFileRoute('/_member/')({
  loader: preload(({ session, variant, deploymentOptions, capabilities, parameters, today }) => {
    const abilities = getAbilities(session, variant, deploymentOptions);
    const station = getDashboardStation(parameters, deploymentOptions);
    const month = getComparedMonth(station, today);
    return [
      abilities.seeDashboard && buildDashboardDocumentsRequest(station),
      abilities.seeDashboard && capabilities.creditLine && buildCreditLineRequest(),
      abilities.seeDashboard &&
        abilities.seeAccountHistory &&
        month !== null &&
        buildMovementsSumRequest(session.clientCode, month),
      abilities.seeOrders &&
        session.clientCode !== '' &&
        buildLatestOrdersRequest(session.clientCode, station),
      buildContentBlocksRequest(getHighlightBlockIds(variant)),
      buildLatestNewsRequest(),
    ];
  }),
  component: DashboardScreen,
});
