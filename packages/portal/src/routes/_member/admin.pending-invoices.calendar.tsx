import { buildDeliveriesRequest, buildDueInvoicesRequest } from '@surtidor/data';
import { extendToFullWeeks, getAgendaRange } from '@surtidor/domain/agenda';
import { getAbilities } from '@surtidor/domain/session';
import DueCalendarScreen from '@surtidor/portal/screens/due-calendar';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { parseAgendaParams } from '../../screens/due-calendar/parts/agenda-params.ts';
import { getDeliveriesParams } from '../../screens/due-calendar/parts/deliveries-params.ts';

export const Route = createFileRoute('/_member/admin/pending-invoices/calendar')({
  loader: preload((visit) => {
    const { session, variant, deploymentOptions, parameters, today } = visit;
    const { span, day, station } = parseAgendaParams(parameters, today);
    const { seeOrders } = getAbilities(session, variant, deploymentOptions);
    return [
      buildDueInvoicesRequest(extendToFullWeeks(getAgendaRange(span, day)), station),
      seeOrders && buildDeliveriesRequest(session.clientCode, getDeliveriesParams(station, today)),
    ];
  }),
  component: DueCalendarScreen,
});
