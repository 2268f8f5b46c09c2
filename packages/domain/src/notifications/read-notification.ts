import { flagValue } from '../shared/index.ts';
import { readMoment } from './notification-moment.ts';
import type { Notification } from './types.ts';

/**
 * Reads a user's node of the realtime database, newest first (spec 3, 7). Accepts any value:
 * invalid entries are skipped, missing fields are empty, undated notifications come last.
 */
export const readNotifications = (node: unknown, timeZone: string): readonly Notification[] =>
  Object.entries(asRecord(node) ?? {})
    .flatMap(([key, value]) => {
      const record = asRecord(value);
      return record === null ? [] : [readNotification(key, record, timeZone)];
    })
    .sort(newestFirst);

/** The order of a notification: number and status from its data, null if missing (spec 3). */
export const readNotifiedOrder = (
  data: unknown,
): Pick<Notification, 'orderNumber' | 'orderStatusCode'> => {
  const content = asRecord(typeof data === 'string' ? readJson(data) : data);
  const pedido = content?.pedido;
  const order = asRecord(typeof pedido === 'string' ? readJson(pedido) : pedido);
  return {
    orderNumber: asText(order?.num_pedido) || null,
    orderStatusCode: asText(order?.estado_pedido) || null,
  };
};

const readNotification = (
  key: string,
  record: Readonly<Record<string, unknown>>,
  timeZone: string,
): Notification => ({
  key,
  read: isRead(record.read),
  title: asText(record.title),
  body: asText(record.body),
  message: asText(record.message),
  dateText: asText(record.date),
  moment: readMoment(record.date, timeZone),
  ...readNotifiedOrder(record.data),
});

/** The read flag is 0 while unread (spec 3); invalid values count as unread. */
const isRead = (flag: unknown): boolean => flag === true || flagValue(flag) === true;

const newestFirst = (one: Notification, other: Notification): number =>
  sortText(one) > sortText(other) ? -1 : 1;

/** Sorts by time, then by unique key; undated ones first. */
const sortText = ({ moment, key }: Notification): string =>
  `${moment?.date ?? ''} ${moment?.time ?? ''} ${key}`;

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : '';
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
