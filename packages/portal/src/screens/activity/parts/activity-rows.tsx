import type { Activity } from '@surtidor/data';
import { getAttemptTone } from '@surtidor/domain/payments';
import { getTransactionResultPath } from '@surtidor/domain/session';
import { type Column, Link, StatusPill, Table } from '@surtidor/ui';
import { useMemo } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getEventPhase, getEventStatus, getEventText } from './activity-texts.ts';

type Event = Activity['event'];

/** Renders the state of a payment, and marks a support visit. */
const EventStatus = ({ event }: { event: Event }) => {
  const text = useText();
  const { paymentResults } = usePortal().deploymentOptions;
  const phase = getEventPhase(event, paymentResults);
  const label = getEventStatus(event, phase, text);
  if (label === '') return null;
  return <StatusPill tone={phase === null ? 'warning' : getAttemptTone(phase)}>{label}</StatusPill>;
};

const getId = ({ id }: Activity) => id;

/** Lists what people did, with who and when. A payment links to its result. */
export const ActivityRows = ({ activities }: { activities: readonly Activity[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const columns = useMemo(
    (): readonly Column<Activity>[] => [
      {
        id: 'event',
        header: text('What was done'),
        part: 'title',
        cell: ({ event }) =>
          event.kind === 'payment' ? (
            <Link href={getTransactionResultPath(event.uuid)}>{getEventText(event, text)}</Link>
          ) : (
            getEventText(event, text)
          ),
      },
      {
        id: 'person',
        header: text('Person'),
        cell: ({ personName }) => <span translate="no">{personName || '—'}</span>,
      },
      {
        id: 'date',
        header: text('Date'),
        cell: ({ at }) => {
          const { date, time } = formatInstant(timeZone, at, now(), text);
          return <span translate="no">{`${date}, ${time}`}</span>;
        },
      },
      {
        id: 'status',
        header: text('Status'),
        inCard: ({ event }) => event.kind === 'payment' || event.kind === 'support-visit',
        cell: ({ event }) => <EventStatus event={event} />,
      },
    ],
    [text, timeZone, now],
  );
  return (
    <Table
      caption={text('Activity')}
      captionMode="hidden"
      columns={columns}
      rows={activities}
      rowId={getId}
    />
  );
};
