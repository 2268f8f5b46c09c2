import type { CalendarDate } from '../shared/index.ts';

/** A notification of the user's realtime list (spec 3). */
export interface Notification {
  /** Key of its node. */
  readonly key: string;
  readonly read: boolean;
  readonly title: string;
  readonly body: string;
  readonly message: string;
  /** The stored date, shown if it cannot be parsed. */
  readonly dateText: string;
  readonly moment: NotificationMoment | null;
  /** Order number; null if none. */
  readonly orderNumber: string | null;
  /** Status code of that order, if sent; the portal translates it. */
  readonly orderStatusCode: string | null;
}

/** When it was sent, in the store's time zone. */
export interface NotificationMoment {
  readonly date: CalendarDate;
  /** 'HH:mm'. */
  readonly time: string;
}
