import type { CalendarDate, Money } from '../shared/index.ts';
import type { Message } from '../shared/messages/types.ts';

/** A use a voucher can be bought for (spec 3). */
export interface VoucherUse {
  readonly id: string;
  readonly reward: string;
  readonly title: string;
  readonly description: string;
  /** The largest total of one purchase. */
  readonly maximum: Money;
  /** Days a voucher is valid, counted from the day of purchase. */
  readonly validDays: number;
  /** Terms shown in the overlay. */
  readonly terms: string;
}

/** An amount a voucher of one use can have. */
export interface VoucherAmount {
  readonly amount: Money;
  readonly useId: string;
}

/** The catalogue of the voucher shop (spec 3). */
export interface VoucherConfig {
  /** Shown after an approved purchase; empty if the backend has none. */
  readonly successMessage: string;
  readonly amounts: readonly VoucherAmount[];
  readonly uses: readonly VoucherUse[];
}

/** An amount and its quantity, at least 1. */
export interface VoucherCartLine {
  readonly amount: Money;
  readonly quantity: number;
}

/** The cart. One use per purchase; lines keep the order in which they were added. */
export interface VoucherCart {
  readonly use: VoucherUse | null;
  readonly lines: readonly VoucherCartLine[];
}

/** Events of a cart (spec 4). */
export type VoucherCartEvent =
  | { readonly kind: 'choose-use'; readonly use: VoucherUse }
  | { readonly kind: 'add'; readonly amount: Money; readonly quantity: number }
  | { readonly kind: 'increment'; readonly amount: Money }
  | { readonly kind: 'decrement'; readonly amount: Money }
  /** The typed quantity; empty becomes 1. */
  | { readonly kind: 'type-quantity'; readonly amount: Money; readonly text: string }
  | { readonly kind: 'remove'; readonly amount: Money }
  | { readonly kind: 'clear' };

/** A recipient of vouchers. */
export interface VoucherRecipient {
  readonly email: string;
  readonly amount: Money;
  readonly quantity: number;
}

/**
 * The recipients of a cart: those of a list; null for one address; 'lost' if its list is unknown
 * here or no longer matches.
 */
export type CartRecipients = readonly VoucherRecipient[] | 'lost' | null;

/** One row of a list of recipients. */
export interface RecipientRow {
  /** The line in the list, as a spreadsheet counts it. */
  readonly line: number;
  /** E-mail and amount, as written. */
  readonly email: string;
  readonly written: string;
  /** Null if the row is invalid. */
  readonly recipient: VoucherRecipient | null;
  readonly problems: readonly Message[];
}

/** A parsed recipient list, or why it could not be parsed. */
export type RecipientList =
  | { readonly kind: 'rows'; readonly rows: readonly RecipientRow[] }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'too-many'; readonly limit: number };

/** The state of the checkout form. */
export interface VoucherCheckout {
  readonly email: string;
  readonly termsAccepted: boolean;
}

/** Reasons against a voucher payment (spec 5). */
export type VoucherBlocker = 'email' | 'empty' | 'above-maximum' | 'recipients' | 'terms';

/** One voucher line as it is registered with the payment (spec 4). */
export interface VoucherRegistration {
  readonly customer: string;
  readonly uuid: string;
  readonly email: string;
  /** Label of the use. */
  readonly typeLabel: string;
  readonly reward: string;
  readonly amount: Money;
  readonly quantity: number;
}

/** Status of a voucher: pending payment, active, unpaid or expired. */
export type VoucherStatus = 'pending' | 'active' | 'rejected' | 'expired' | 'unknown';

/** A voucher that was bought, as the backend lists it (spec 3). */
export interface Voucher {
  readonly id: string;
  readonly customer: string;
  readonly amount: Money;
  readonly quantity: number;
  readonly email: string;
  readonly reward: string;
  readonly typeLabel: string;
  readonly createdOn: CalendarDate | null;
  /** Last day of validity; null if unknown. */
  readonly expiresOn: CalendarDate | null;
  readonly status: VoucherStatus;
  readonly uuid: string;
}

/** The vouchers of one payment (spec 3). */
export interface VoucherPurchase {
  readonly uuid: string;
  readonly typeLabel: string;
  readonly purchasedOn: CalendarDate | null;
  readonly lines: readonly Voucher[];
  readonly totalVouchers: number;
  /** The total price of the vouchers. */
  readonly total: Money;
  /** Whether it was paid: pending and rejected payments were not. */
  readonly paid: boolean;
}
