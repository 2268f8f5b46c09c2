import type { Role } from '../shared/constants/roles.ts';
import type { CountryCode, Currency, StoreCode } from '../shared/constants/stores.ts';

/** Themes of the kit. */
export type ThemeName = 'standard' | 'lubricants' | 'ecuador' | 'peru';

/** Colour of the chat widget (spec 1). */
export type ChatColour = 'standard' | 'lubricants';

/** Everything that differs between stores (reading 2). */
export interface StoreVariant {
  readonly code: StoreCode;
  readonly country: CountryCode;
  readonly currency: Currency;
  /** IANA time zone of local dates and times (reading 28). */
  readonly timeZone: string;
  readonly theme: ThemeName;
  /** Whether the store belongs to the lubricants family (reading 3). */
  readonly lubricants: boolean;
  /** Content block with the links of the menu (spec 1). */
  readonly menuBlock: string;
  /** 'lubricants' has only a logo and a Logout action (spec 2). */
  readonly headerKind: 'full' | 'lubricants';
  /** Footer of the pages without a session (spec 2). */
  readonly loginFooter: 'standard' | 'lubricants';
  /** Notification bell in the header (spec 2 and 9: hidden in the lubricantes theme only). */
  readonly bell: boolean;
  /** Orders entry of the side menu (spec 2). */
  readonly ordersEntry: boolean;
  /** Tienda entry under each reading (spec 2, reading 7). */
  readonly storeEntry: Readonly<Record<DeploymentOptions['storeEntry'], boolean>>;
  /** Chat widget: loads 1000 ms after the first paint, in its own colour for lubricants (spec 1). */
  readonly chatColour: ChatColour;
  /** Content blocks of the dashboard's carousels, in order (spec 2). */
  readonly carouselBlocks: readonly string[];
  /** Block shown when a carousel or banner has no content (spec 2). */
  readonly bannerFallbackBlock: string;
  /** Valid lengths of a telephone number (reading 4). */
  readonly telephoneDigits: readonly number[];
  /** Roles that manage associates (spec 6). */
  readonly associateManagers: readonly Role[];
  /** Whether the corporate panel offers the destination search (spec 2: hidden for Ecuador). */
  readonly corporateDestinationSearch: boolean;
  /** Whether pending invoices redirect home at once without permission (spec 2, Ecuador). */
  readonly strictPendingInvoices: boolean;
}

/** Options of a deployment, with the reading they configure (docs/readings.md). */
export interface DeploymentOptions {
  /** Replaces {product} (1). */
  readonly product: string;
  /** Order status 6 (6). */
  readonly orderStatusSix: 'rejected' | 'delivered';
  /** Which of two status names to show: requested or joined, accepted or released (spec 4). */
  readonly orderStatusNames: 'first' | 'second';
  /** When the Tienda entry is shown (7). */
  readonly storeEntry: 'hidden-in-lubricants' | 'only-lubricants';
  /** Sales certificates: the specification both redirects away and describes the screen (8). */
  readonly salesCertificate: 'redirected' | 'open';
  /** Reasons of rejection in an order's timeline (spec 2: off by default). */
  readonly rejectionReasons: 'hidden' | 'shown';
  /** Distinct strings that replace +, / and = in an encrypted token (11). */
  readonly tokenEscapes: {
    readonly plus: string;
    readonly slash: string;
    readonly equals: string;
  };
  /** The effect of the minimum payment (15), and the minimum of each currency in whole units (39). */
  readonly paymentMinimum: {
    readonly mode: 'block' | 'warn' | 'off';
    readonly units: Readonly<Partial<Record<Currency, number>>>;
  };
  /** Upper bound of a cash payment in whole units; null is none (16). */
  readonly cashMaximumUnits: number | null;
  /** Status labels of the payment backend by result; anything else is pending (14). */
  readonly paymentResults: {
    readonly approved: readonly string[];
    readonly rejected: readonly string[];
  };
  /** Grace period for a bank visit in ms; 0 for none (20). */
  readonly paymentGraceMs: number;
  /** Whether the backend has the survey and dynamic forms. */
  readonly forms: 'offered' | 'absent';
  /** Whether the backend lists the permissions of each role. */
  readonly rolePermissions: 'offered' | 'absent';
  /** Whether the backend sends password reset e-mails. */
  readonly passwordReset: 'offered' | 'absent';
  /** Whether the backend can filter documents by station. */
  readonly stationDocuments: 'offered' | 'absent';
}
