import type { Activity } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { getAttemptTone, getPaymentResult } from '@surtidor/domain/payments';
import { getTransactionResultPath } from '@surtidor/domain/session';
import { type Column, Link, StatusPill, Table } from '@surtidor/ui';
import { useMemo } from 'react';
import { getPhaseLabel } from '../../../features/attempts/attempt-row.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

type Event = Activity['event'];

const actionTexts = {
  created: 'Created {name}',
  edited: 'Edited {name}',
  'role-changed': 'Changed the role of {name}',
  activated: 'Activated {name}',
  deactivated: 'Deactivated {name}',
} as const;

const getEventText = (event: Event, text: Text): string => {
  switch (event.kind) {
    case 'sign-in':
      return text('Signed in');
    case 'support-visit':
      return text('Support entered in their name');
    case 'person-change':
      return text(actionTexts[event.action], { name: event.targetName || text('a user') });
    case 'payment':
      return text('Payment of {amount}', { amount: formatMoney(event.amount) });
  }
};

/** Renders the state of a payment, and marks a support visit. */
const EventStatus = ({ event }: { event: Event }) => {
  const text = useText();
  const { paymentResults } = usePortal().deploymentOptions;
  if (event.kind === 'support-visit')
    return <StatusPill tone="warning">{text('Support')}</StatusPill>;
  if (event.kind !== 'payment') return null;
  const result = getPaymentResult({ found: true, status: event.status }, paymentResults);
  const phase = result === 'approved' || result === 'rejected' ? result : 'unknown';
  return <StatusPill tone={getAttemptTone(phase)}>{getPhaseLabel(phase, text)}</StatusPill>;
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
