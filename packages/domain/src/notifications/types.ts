import type { CalendarDate } from '../shared/index.ts';

/** A notification of the user's realtime list (spec 3). */
export interface Notification {
  /** Key of its node. */
  readonly key: string;
  readonly read: boolean;
  readonly title: string;
  readonly body: string;
  readonly message: string;
  /** The date as stored; shown when it could not be read. */
  readonly dateText: string;
  readonly moment: NotificationMoment | null;
  /** Number of the order it is about; null when it is about none. */
  readonly orderNumber: string | null;
  /** Status code of that order, where the backend sends it: the portal then names the status itself. */
  readonly orderStatusCode: string | null;
}

/** When it was sent, in the store's time zone. */
export interface NotificationMoment {
  readonly date: CalendarDate;
  /** 'HH:mm'. */
  readonly time: string;
}
