import { type ClaimSubject, claimSubjectCodes } from '../shared/claim-subject.ts';
import { parseFlag } from '../shared/index.ts';
import { parseNotificationMoment } from './notification-moment.ts';
import type { Notification } from './types.ts';

/**
 * Reads a user's node of the realtime database, newest first (spec 3, 7). Accepts any value. Invalid
 * entries are skipped, missing fields are empty, and notifications without a date come last.
 */
export const readNotifications = (node: unknown, timeZone: string): readonly Notification[] =>
  Object.entries(readObject(node) ?? {})
    .flatMap(([key, value]) => {
      const record = readObject(value);
      return record === null ? [] : [readNotification(key, record, timeZone)];
    })
    .sort(compareNewestFirst);

/** Reads the order number and status from the data of a notification; null if missing (spec 3). */
export const readNotifiedOrder = (
  data: unknown,
): Pick<Notification, 'orderNumber' | 'orderStatusCode'> => {
  const order = readNested(readNested(data)?.pedido);
  return {
    orderNumber: readText(order?.num_pedido) || null,
    orderStatusCode: readText(order?.estado_pedido) || null,
  };
};

/** Reads what an answered claim is about from the data of a notification; null if missing. */
export const readNotifiedClaim = (data: unknown): ClaimSubject | null => {
  const claim = readNested(readNested(data)?.reclamo);
  const code = readText(claim?.tipo);
  const number = readText(claim?.referencia);
  const kind = claimSubjectKinds.find((name) => claimSubjectCodes[name] === code);
  return kind && number ? { kind, number } : null;
};

const claimSubjectKinds = ['invoice', 'order', 'payment'] as const;

const readNotification = (
  key: string,
  record: Readonly<Record<string, unknown>>,
  timeZone: string,
): Notification => ({
  key,
  read: isRead(record.read),
  title: readText(record.title),
  body: readText(record.body),
  message: readText(record.message),
  dateText: readText(record.date),
  moment: parseNotificationMoment(record.date, timeZone),
  ...readNotifiedOrder(record.data),
  claimSubject: readNotifiedClaim(record.data),
});

/** Whether the flag means read: 0 is unread (spec 3), and so are invalid values. */
const isRead = (flag: unknown): boolean => flag === true || parseFlag(flag) === true;

const compareNewestFirst = (one: Notification, other: Notification): number =>
  getSortKey(one) > getSortKey(other) ? -1 : 1;

/** Returns the sort key: time, then the unique key. Keys without a date are the lowest. */
const getSortKey = ({ moment, key }: Notification): string =>
  `${moment?.date ?? ''} ${moment?.time ?? ''} ${key}`;

const readObject = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

/** Reads an object, or one that is encoded as JSON. */
const readNested = (value: unknown): Readonly<Record<string, unknown>> | null =>
  readObject(typeof value === 'string' ? parseJson(value) : value);

const readText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : '';
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
