import type { CalendarDate, Money, orderStatusCodes } from '../shared/index.ts';

/**
 * Status of an order (spec 4, sets A and B). Code 6 is configured to mean 'rejected' or 'delivered'.
 * Unknown codes are 'generic'.
 */
export type OrderStatus = keyof typeof orderStatusCodes | 'delivered' | 'generic';

/** The meaning of status 6 (reading 6). */
export type StatusSixOption = 'rejected' | 'delivered';

/** Which of the two names of a status to show, for example 'Requested' or 'Joined' (spec 4). */
export type StatusNames = 'first' | 'second';

/** An order (spec 3). */
export interface Order {
  readonly id: string;
  /** Order number; also called the SAP number. */
  readonly number: string;
  readonly sicomNumber: string;
  readonly requesterCode: string;
  readonly requesterName: string;
  readonly destinationCode: string;
  readonly destinationName: string;
  /** The backend's code: '-2', '-1.5', '4'… */
  readonly statusCode: string;
  readonly statusDescription: string;
  readonly locked: boolean;
  readonly blockReason: string;
  /** The credit that the client lacks to release the order; null if it is not blocked for credit, or unknown. */
  readonly missingCredit: Money | null;
  readonly rejected: boolean;
  readonly rejectionReason: string;
  readonly orderDate: CalendarDate | null;
  readonly deliveryDate: CalendarDate | null;
  readonly value: Money;
  readonly invoiceNumber: string;
  readonly cufe: string;
  /** Number of the transport guide; empty if none. */
  readonly trackingNumber: string;
  readonly lines: readonly OrderLine[];
  readonly history: readonly OrderEvent[];
  readonly deliveries: readonly OrderDelivery[];
}

/** One product of an order (spec 3). */
export interface OrderLine {
  readonly id: string;
  readonly productCode: string;
  readonly description: string;
  /** Null if it cannot be parsed. */
  readonly quantity: number | null;
  readonly unit: string;
  /** Logistics centre that dispatches the product. */
  readonly plantCode: string;
  readonly plantName: string;
}

/** An entry of an order's status history (spec 3). */
export interface OrderEvent {
  readonly id: string;
  /** Date and time separated by a space; may be invalid. */
  readonly occurredAt: string;
  /** Code of the entry's status. */
  readonly statusCode: string;
  /** Description of the entry's status. */
  readonly description: string;
  readonly carrierName: string;
  readonly vehiclePlate: string;
  readonly location: string;
  readonly locationDate: string;
  readonly estimatedDelivery: string;
  readonly notes: string;
  readonly loadOrderId: string;
  readonly remissionId: string;
  /** Id for generating the PDF of the entry's invoice; empty if none. */
  readonly invoiceId: string;
  readonly invoiceDate: CalendarDate | null;
  readonly cufe: string;
  /** URL of the entry's PDF; empty if none. */
  readonly downloadUrl: string;
}

/** A delivery of an order (spec 3). */
export interface OrderDelivery {
  readonly number: string;
  readonly status: string;
  readonly issuedOn: CalendarDate | null;
  readonly deliveredOn: CalendarDate | null;
  readonly remissionId: string;
  readonly loadOrderId: string;
  readonly value: Money;
  readonly invoiceNumber: string;
}

/** An option of a filter list (spec 3). */
export interface OrderFilterOption {
  readonly id: string;
  readonly name: string;
}

/** A timeline entry's link to its document. */
export type TimelineLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'cufe'; readonly cufe: string }
  /** The PDF is generated on request. */
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly url: string }
  | { readonly kind: 'download'; readonly url: string }
  /** Shown as 'Detail not available'. */
  | { readonly kind: 'unavailable' };

/** The date and time of an event. */
export interface EventMoment {
  readonly date: CalendarDate;
  /** Time as 'HH:mm' or 'HH:mm:ss'. */
  readonly time: string;
}

/** An entry of the timeline (spec 2). */
export interface TimelineEntry {
  readonly event: OrderEvent;
  readonly moment: EventMoment | null;
  /** Whether this is the current entry of the order. */
  readonly isCurrent: boolean;
  readonly trackingNumber: string | null;
  readonly blockReason: string | null;
  readonly rejectionReason: string | null;
  /** The backend's remarks; null if they repeat or reveal a reason. */
  readonly notes: string | null;
  readonly link: TimelineLink;
}

/** An order's timeline. */
export interface Timeline {
  readonly entries: readonly TimelineEntry[];
}
