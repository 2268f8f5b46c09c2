import type { Notification } from '@surtidor/domain/notifications';
import type { Order, StatusNames, StatusSixOption, TimelineEntry } from '@surtidor/domain/orders';
import { orderStatusCodes } from '@surtidor/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { getNotificationText } from '../../features/notifications/notification-texts.ts';
import { getOrderStatusBadge } from '../../features/orders/order-texts.ts';
import { getTimelineEntry } from '../../features/orders/timeline-entries.tsx';

const text = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  key.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const statusSixOptions: readonly StatusSixOption[] = ['rejected', 'delivered'];
const statusNameOptions: readonly StatusNames[] = ['first', 'second'];
const optionSets = statusSixOptions.flatMap((orderStatusSix) =>
  statusNameOptions.map((orderStatusNames) => ({ orderStatusSix, orderStatusNames })),
);

const order = { locked: false } as Order;

const emptyEvent: TimelineEntry['event'] = {
  id: '1',
  occurredAt: '',
  statusCode: '',
  description: '',
  carrierName: '',
  vehiclePlate: '',
  location: '',
  locationDate: '',
  estimatedDelivery: '',
  notes: '',
  loadOrderId: '',
  remissionId: '',
  invoiceId: '',
  invoiceDate: null,
  cufe: '',
  downloadUrl: '',
};

const [defaultOptions] = optionSets as [(typeof optionSets)[number]];

const getEntry = (statusCode: string, description: string, options = defaultOptions) =>
  getTimelineEntry(
    {
      event: { ...emptyEvent, statusCode, description },
      moment: null,
      isCurrent: true,
      trackingNumber: null,
      blockReason: null,
      rejectionReason: null,
      notes: null,
      link: { kind: 'none' },
    },
    order,
    options,
    text,
  );

const createNotification = (orderStatusCode: string | null): Notification => ({
  key: 'a',
  read: false,
  title: '',
  body: 'As the backend wrote it',
  message: '',
  dateText: '',
  moment: null,
  orderNumber: '4500012345',
  orderStatusCode,
  claimSubject: null,
});

describe.each(optionSets)('the label of a status (%o)', (options) => {
  it.each(Object.values(orderStatusCodes))(
    'is the same everywhere for the code %s',
    (statusCode) => {
      const { label } = getOrderStatusBadge({ statusCode, locked: false }, options, text);
      expect(getEntry(statusCode, 'Liberado', options).title).toBe(label);
      expect(getNotificationText(createNotification(statusCode), options, text)).toBe(
        `Your order 4500012345 is now: ${label}.`,
      );
    },
  );
});

describe("the backend's own text", () => {
  it('is shown below the status name, unless it is one of the names', () => {
    expect(getEntry('5', 'En camino')).toMatchObject({
      title: 'Dispatched',
      facts: [{ label: 'Details', value: 'En camino' }],
    });
    expect(getEntry('2', 'Released').facts).toEqual([]);
    expect(getEntry('', 'En camino')).toMatchObject({ title: 'En camino', facts: [] });
    expect(getEntry('', '').title).toBe('Description not available');
  });

  it.each(['77', null])('is the text of a notification if the order has the status %s', (code) => {
    expect(getNotificationText(createNotification(code), defaultOptions, text)).toBe(
      'As the backend wrote it',
    );
  });
});
