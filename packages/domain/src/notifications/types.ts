import type { ClaimSubject } from '../shared/claim-subject.ts';
import type { CalendarDate } from '../shared/index.ts';

/** A notification from the realtime database (spec 3). */
export interface Notification {
  /** Key of the node in the realtime database. */
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
  /** Status code of the order; null if none. The portal translates it. */
  readonly orderStatusCode: string | null;
  /** What the claim that was answered is about; null if none. */
  readonly claimSubject: ClaimSubject | null;
}

/** When a notification was sent, in the store's time zone. */
export interface NotificationMoment {
  readonly date: CalendarDate;
  /** Time as 'HH:mm'. */
  readonly time: string;
}
