import type { CalendarDate, Money } from '../shared/index.ts';
import type { Message } from '../shared/messages/types.ts';

/** A use of vouchers (spec 3). */
export interface VoucherUse {
  readonly id: string;
  readonly reward: string;
  readonly title: string;
  readonly description: string;
  /** The maximum total of one purchase. */
  readonly maximum: Money;
  /** The number of days that a voucher is valid, counted from the day of purchase. */
  readonly validDays: number;
  /** The terms, shown in the overlay. */
  readonly terms: string;
}

/** An available amount of a use. */
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

/** The cart. A purchase has one use. The lines keep the order in which they were added. */
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
  /** `text` is the typed quantity. Empty text becomes 1. */
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
 * The recipients of a cart. Null for a single address, and `lost` if the list is not loaded in this page or no
 * longer matches the cart.
 */
export type CartRecipients = readonly VoucherRecipient[] | 'lost' | null;

/** One row of a recipient list. */
export interface RecipientRow {
  /** The line number in the list, from 1, as in a spreadsheet. */
  readonly line: number;
  /** The email address as written. */
  readonly email: string;
  /** The amount as written. */
  readonly amountText: string;
  /** Null if the row is invalid. */
  readonly recipient: VoucherRecipient | null;
  readonly problems: readonly Message[];
}

/** A parsed recipient list, or the reason why it could not be parsed. */
export type RecipientList =
  | { readonly kind: 'rows'; readonly rows: readonly RecipientRow[] }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'too-many'; readonly limit: number };

/** The state of the checkout form. */
export interface VoucherCheckout {
  readonly email: string;
  readonly termsAccepted: boolean;
}

/** A reason that blocks a voucher payment (spec 5). */
export type VoucherBlocker = 'email' | 'empty' | 'above-maximum' | 'recipients' | 'terms';

/** A voucher line to register with a payment (spec 4). */
export interface VoucherRegistration {
  readonly customer: string;
  readonly uuid: string;
  readonly email: string;
  /** The label of the use. */
  readonly typeLabel: string;
  readonly reward: string;
  readonly amount: Money;
  readonly quantity: number;
}

/** The status of a voucher. `rejected` means that its payment was rejected. */
export type VoucherStatus = 'pending' | 'active' | 'rejected' | 'expired' | 'unknown';

/** A purchased voucher, as listed by the backend (spec 3). */
export interface Voucher {
  readonly id: string;
  readonly customer: string;
  readonly amount: Money;
  readonly quantity: number;
  readonly email: string;
  readonly reward: string;
  readonly typeLabel: string;
  readonly createdOn: CalendarDate | null;
  /** The last day of validity; null if unknown. */
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
  /** Whether the purchase was paid. False for pending and rejected payments. */
  readonly paid: boolean;
}
