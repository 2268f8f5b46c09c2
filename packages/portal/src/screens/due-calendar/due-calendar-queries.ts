import { buildDeliveriesRequest, buildDueInvoicesRequest } from '@surtidor/data';
import { extendToFullWeeks, getAgendaRange } from '@surtidor/domain/agenda';
import { getAbilities } from '@surtidor/domain/session';
import type { GetInitialQueries } from '../../platform/routes/initial-queries.ts';
import { parseAgendaParams } from './parts/agenda-params.ts';
import { getDeliveriesParams } from './parts/deliveries-params.ts';

/** Returns the initial queries of the screen. */
export const getInitialQueries: GetInitialQueries = (visit) => {
  const { session, variant, deploymentOptions, parameters, today } = visit;
  const { span, day, station } = parseAgendaParams(parameters, today);
  const { seeOrders } = getAbilities(session, variant, deploymentOptions);
  return [
    buildDueInvoicesRequest(extendToFullWeeks(getAgendaRange(span, day)), station),
    seeOrders && buildDeliveriesRequest(session.clientCode, getDeliveriesParams(station, today)),
  ];
};
