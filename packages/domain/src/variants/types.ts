import type { Role } from '../shared/constants/roles.ts';
import type { Currency } from '../shared/countries.ts';
import type { FeatureName, OwnRoute } from './own-routes.ts';

/** The name of a theme: one of the kit's, or one that the distributor's style sheet defines. */
export type ThemeName = string;

/** Colour of the chat widget (spec 1). */
export type ChatColour = 'standard' | 'lubricants';

/** Everything that differs between stores (reading 2). */
export interface StoreVariant {
  /** The store's code in cookies and requests: lower-case letters and underscores. */
  readonly code: string;
  /** The name in the list of stores: a text or its key. */
  readonly name: string;
  /** The language of the store's texts as a BCP 47 tag; by default that of the portal. */
  readonly locale?: string;
  /** The code of a country of the specification or of `addCountries`. */
  readonly country: string;
  readonly currency: Currency;
  /** IANA time zone of local dates and times (reading 28). */
  readonly timeZone: string;
  readonly theme: ThemeName;
  /** Whether the store belongs to the lubricants family (reading 3). */
  readonly lubricants: boolean;
  /** Content block with the links of the menu (spec 1). */
  readonly menuBlock: string;
  /** The kind of header. 'lubricants' has only a logo and a Logout button (spec 2). */
  readonly headerKind: 'full' | 'lubricants';
  /** Footer of the pages without a session (spec 2). */
  readonly loginFooter: 'standard' | 'lubricants';
  /** Whether the header has a notification bell (spec 2 and 9). */
  readonly bell: boolean;
  /** Whether the side menu has the orders entry (spec 2). */
  readonly ordersEntry: boolean;
  /** Whether the store has the Tienda entry for each deployment option (spec 2, reading 7). */
  readonly storeEntry: Readonly<Record<DeploymentOptions['storeEntry'], boolean>>;
  /** Colour of the chat widget, which differs in lubricants stores (spec 1). */
  readonly chatColour: ChatColour;
  /** Content blocks of the dashboard's carousels, in order (spec 2). */
  readonly carouselBlocks: readonly string[];
  /** Block shown if a carousel or banner has no content (spec 2). */
  readonly bannerFallbackBlock: string;
  /** Valid numbers of digits of a telephone number (reading 4). */
  readonly telephoneDigits: readonly number[];
  /** Roles that manage associates (spec 6). */
  readonly associateManagers: readonly Role[];
  /** Whether the corporate panel has the destination search (spec 2: not in Ecuador). */
  readonly corporateDestinationSearch: boolean;
  /** Whether pending invoices redirect home immediately without permission (spec 2, Ecuador). */
  readonly strictPendingInvoices: boolean;
}

/** Options of a deployment. The numbers in parentheses refer to docs/readings.md. */
export interface DeploymentOptions {
  /** The product's name, which replaces {product} (1). */
  readonly product: string;
  /** The distributor's own pages, beside those of the specification. */
  readonly ownRoutes: readonly OwnRoute[];
  /** The features that the distributor left out. */
  readonly omitted: readonly FeatureName[];
  /** Places in the side menu by route id, which replace those of the specification. */
  readonly menuPositions: Readonly<Partial<Record<string, number>>>;
  /** The meaning of order status 6 (6). */
  readonly orderStatusSix: 'rejected' | 'delivered';
  /** Which of the two names of a status to show, for example 'Requested' or 'Joined' (spec 4). */
  readonly orderStatusNames: 'first' | 'second';
  /** When the Tienda entry is shown (7). */
  readonly storeEntry: 'hidden-in-lubricants' | 'only-lubricants';
  /** Whether sales certificates redirect home, because the specification is ambiguous (8). */
  readonly salesCertificate: 'redirected' | 'open';
  /** Whether an order's timeline shows rejection reasons (spec 2: hidden by default). */
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
    readonly units: Readonly<Record<Currency, number>>;
  };
  /** Maximum of a cash payment in whole units; null for none (16). */
  readonly cashMaximumUnits: number | null;
  /** Status labels of the payment backend by result. Other labels are pending (14). */
  readonly paymentResults: {
    readonly approved: readonly string[];
    readonly rejected: readonly string[];
  };
  /** Grace period for a visit to the bank in milliseconds; 0 for none (20). */
  readonly paymentGraceMs: number;
  /** Whether the backend has the survey and dynamic forms. */
  readonly forms: 'enabled' | 'disabled';
  /** Whether the backend lists the permissions of each role. */
  readonly rolePermissions: 'enabled' | 'disabled';
  /** Whether the backend lists what people did in the company's account. */
  readonly activity: 'enabled' | 'disabled';
  /** Whether the backend sends password reset e-mails. */
  readonly passwordReset: 'enabled' | 'disabled';
  /** Whether the backend can filter documents by station. */
  readonly stationDocuments: 'enabled' | 'disabled';
}
