import { fetchInvoiceByCufe, generateTimelinePdf, useDataContext } from '@surtidor/data';
import { assertNever } from '@surtidor/domain';
import type { PdfResponse } from '@surtidor/domain/invoices';
import {
  getOrderStatus,
  getOrderTone,
  type Order,
  orderNoticeTones,
  orderStatusLabels,
  type TimelineEntry,
} from '@surtidor/domain/orders';
import type { Fact, OrderTimelineEntry } from '@surtidor/ui';
import { formatDate, formatDateText } from '../../platform/format/format-date.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { PdfLink } from '../pdf/pdf-link.tsx';
import { formatOrderStatus, type StatusOptions } from './order-texts.ts';
import '../../shared/messages/spanish/orders.ts';

const EntryLink = ({ entry }: { readonly entry: TimelineEntry }) => (
  <span className="inline-flex min-h-9 items-center">
    <TimelineEntryLink entry={entry} />
  </span>
);

/** Returns the backend's text of a step, if it differs from the status name. */
function getBackendDescription(
  { event: { statusCode, description } }: TimelineEntry,
  text: Text,
): string {
  const isStatusName = orderStatusLabels.some((label) => text(label) === description.trim());
  return statusCode === '' || isStatusName ? '' : description.trim();
}

function getFacts(entry: TimelineEntry, text: Text): readonly Fact[] {
  const { event, trackingNumber } = entry;
  const location = event.locationDate
    ? text('{place}, {date}', {
        place: event.location,
        date: formatDateText(event.locationDate, text),
      })
    : event.location;
  const facts: readonly Fact[] = [
    { label: text('Tracking number'), value: trackingNumber ?? '' },
    { label: text('Carrier'), value: event.carrierName },
    { label: text('Plate'), value: event.vehiclePlate },
    { label: text('Last location'), value: event.location && location },
    {
      label: text('Estimated delivery'),
      value: event.estimatedDelivery && formatDateText(event.estimatedDelivery, text),
    },
    { label: text('Load order'), value: event.loadOrderId },
    { label: text('Delivery note'), value: event.remissionId },
    { label: text('Details'), value: getBackendDescription(entry, text) },
    { label: text('Remarks'), value: entry.notes ?? '' },
  ];
  return facts.filter(({ value }) => value !== '');
}

function getReasons({ blockReason, rejectionReason }: TimelineEntry, text: Text) {
  return [
    ...(blockReason === null
      ? []
      : [
          {
            id: 'block',
            tone: orderNoticeTones.blocked,
            text: text('Reason for the block: {reason}', { reason: blockReason }),
          },
        ]),
    ...(rejectionReason === null
      ? []
      : [
          {
            id: 'rejection',
            tone: orderNoticeTones.rejected,
            text: text('Reason for the rejection: {reason}', { reason: rejectionReason }),
          },
        ]),
  ];
}

/** Returns the status name of the step, as on badges, or else the backend's own text. */
const getTitle = (
  { event }: TimelineEntry,
  deploymentOptions: StatusOptions,
  text: Text,
): string =>
  event.statusCode
    ? formatOrderStatus(
        getOrderStatus(event.statusCode, deploymentOptions.orderStatusSix),
        deploymentOptions,
        text,
      )
    : event.description || text('Description not available');

/** Converts a timeline entry to the kit's props (spec 2). The current entry of a held order has the order's tone. */
export function getTimelineEntry(
  entry: TimelineEntry,
  { locked }: Pick<Order, 'locked'>,
  deploymentOptions: StatusOptions,
  text: Text,
): OrderTimelineEntry {
  const { event, moment, isCurrent, link } = entry;
  const { statusCode } = event;
  const tone = getOrderTone(
    { statusCode, locked: locked && isCurrent },
    deploymentOptions.orderStatusSix,
  );
  const hasLink = link.kind !== 'none';
  return {
    id: event.id,
    title: getTitle(entry, deploymentOptions, text),
    tone,
    date: moment === null ? text('Invalid date format') : formatDate(moment.date, text),
    ...(moment && { time: moment.time.slice(0, 5) }),
    isCurrent,
    facts: getFacts(entry, text),
    reasons: getReasons(entry, text),
    ...(hasLink && { link: <EntryLink entry={entry} /> }),
  };
}

/** Returns the title of an entry's download: the document that it names. */
const getDownloadTitle = ({ event }: TimelineEntry, text: Text): string => {
  if (event.remissionId) return text('Delivery note {number}', { number: event.remissionId });
  return event.loadOrderId
    ? text('Load order {number}', { number: event.loadOrderId })
    : text('Details');
};

/** Renders the link to an entry's file, or text if it is not available (spec 2; reading 41). */
const TimelineEntryLink = ({ entry }: { readonly entry: TimelineEntry }) => {
  const text = useText();
  const { client } = useDataContext();
  const { link } = entry;
  switch (link.kind) {
    case 'none':
      return null;
    case 'unavailable':
      return <span>{text('Detail not available')}</span>;
    case 'cufe':
      return (
        <DocumentLink
          title={text('Invoice')}
          fetchPdf={() => fetchInvoiceByCufe(client, link.cufe)}
        />
      );
    case 'invoice':
      return (
        <DocumentLink
          title={text('Invoice')}
          fetchPdf={async () => {
            const response = await generateTimelinePdf(client, link.invoiceId);
            return response.kind === 'url' ? response : { kind: 'url', url: link.url };
          }}
        />
      );
    case 'download':
      return (
        <DocumentLink
          title={getDownloadTitle(entry, text)}
          fetchPdf={async () => ({ kind: 'url', url: link.url })}
        />
      );
    default:
      return assertNever(link);
  }
};

interface DocumentLinkProps {
  readonly title: string;
  readonly fetchPdf: () => Promise<PdfResponse>;
}

const DocumentLink = ({ title, fetchPdf }: DocumentLinkProps) => (
  <span className="-ml-3 print:hidden">
    <PdfLink document={title} label={title} fetchPdf={fetchPdf} />
  </span>
);
