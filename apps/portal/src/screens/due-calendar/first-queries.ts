import { firstDueInvoices, firstOrderBoard } from '@surtidor/data';
import { abilitiesOf, agendaRange, wholeWeeks } from '@surtidor/domain';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { agendaPlaceOf } from './parts/agenda-place.ts';
import { deliveriesParams } from './parts/deliveries-params.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = (view) => {
  const { session, variant, deploymentOptions, parameters, today } = view;
  const { span, day, station } = agendaPlaceOf(parameters, today);
  const { seeOrders } = abilitiesOf(session, variant, deploymentOptions);
  return [
    firstDueInvoices(wholeWeeks(agendaRange(span, day)), station),
    seeOrders && firstOrderBoard(session.clientCode, deliveriesParams(station, today)),
  ];
};
