import type { CalendarDate, Money, orderStatusCodes } from '../shared/index.ts';

/**
 * Status of an order (spec 4, sets A and B). Code 6 is 'rejected' or 'delivered' by reading;
 * unknown codes are 'generic'.
 */
export type OrderStatus = keyof typeof orderStatusCodes | 'delivered' | 'generic';

/** Meaning of status 6 (reading 6). */
export type StatusSixOption = 'rejected' | 'delivered';

/** Which of two status names to show: requested or joined, accepted or released… (spec 4). */
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
  readonly rejected: boolean;
  readonly rejectionReason: string;
  readonly orderDate: CalendarDate | null;
  readonly deliveryDate: CalendarDate | null;
  readonly value: Money;
  readonly invoiceNumber: string;
  readonly cufe: string;
  /** Transport guide. Empty when there is none. */
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
  /** Null when it cannot be read. */
  readonly quantity: number | null;
  readonly unit: string;
  /** Logistics centre the product is dispatched from. */
  readonly plantCode: string;
  readonly plantName: string;
}

/** An entry of an order's status history (spec 3). */
export interface OrderEvent {
  readonly id: string;
  /** Date and time separated by a space; may be invalid. */
  readonly occurredAt: string;
  /** Code of the status the entry is about. */
  readonly statusCode: string;
  /** Description of the status the entry is about. */
  readonly description: string;
  readonly carrierName: string;
  readonly vehiclePlate: string;
  readonly location: string;
  readonly locationDate: string;
  readonly estimatedDelivery: string;
  readonly notes: string;
  readonly loadOrderId: string;
  readonly remissionId: string;
  /** Key for the PDF of the entry's invoice; empty if none. */
  readonly invoiceId: string;
  readonly invoiceDate: CalendarDate | null;
  readonly cufe: string;
  /** URL of the entry's PDF; empty if none. */
  readonly downloadAddress: string;
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

/** The four lists the filter panel offers (spec 3). */
export interface OrderFilterOptions {
  readonly statuses: readonly OrderFilterOption[];
  readonly stations: readonly OrderFilterOption[];
  readonly plants: readonly OrderFilterOption[];
  readonly sorts: readonly OrderFilterOption[];
}

/** The seven values of the orders filter; an empty string is not set (spec 2). */
export interface OrderFilter {
  readonly number: string;
  readonly status: string;
  readonly station: string;
  readonly plant: string;
  readonly orderDate: string;
  readonly deliveryDate: string;
  readonly sortBy: string;
}

/** One of the seven values of the orders filter (spec 2). */
export type OrderFilterField = keyof OrderFilter;

/** A removable chip of an active filter. */
export interface OrderFilterChip {
  readonly field: OrderFilterField;
  readonly value: string;
  /** The chip's label: the option's name or the value. */
  readonly label: string;
}

/** A timeline entry's link to the invoice. */
export type TimelineLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'cufe'; readonly cufe: string }
  /** The PDF is generated on request; the URL is the entry's. */
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly address: string }
  | { readonly kind: 'download'; readonly address: string }
  /** 'Detail not available' is shown. */
  | { readonly kind: 'unavailable' };

/** Date and time; null is shown as 'Invalid date format'. */
export interface EventMoment {
  readonly date: CalendarDate;
  /** 'HH:mm' or 'HH:mm:ss', as sent. */
  readonly time: string;
}

/** One marked entry of the timeline (spec 2). */
export interface TimelineEntry {
  readonly event: OrderEvent;
  readonly moment: EventMoment | null;
  /** The entry whose description matches the order's current one. */
  readonly current: boolean;
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
