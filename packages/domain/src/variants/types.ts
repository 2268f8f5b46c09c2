import type { Role } from '../shared/constants/roles.ts';
import type { CountryCode, Currency, StoreCode } from '../shared/constants/stores.ts';

/** Looks of the kit, one per family of stores. */
export type ThemeName = 'standard' | 'lubricants' | 'ecuador' | 'peru';

/** Colour of the chat widget (spec 1). */
export type ChatColour = 'standard' | 'lubricants';

/** One store: everything that differs between stores, and nothing else (reading 2). */
export interface StoreVariant {
  readonly code: StoreCode;
  readonly country: CountryCode;
  readonly currency: Currency;
  /** IANA zone in which today, yesterday and 00:00:00 are meant (reading 28). */
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
  /** Lengths of a telephone number that are accepted (reading 4). */
  readonly telephoneDigits: readonly number[];
  /** Roles that may list and edit associates and create them as the tables say (spec 6). */
  readonly associateManagers: readonly Role[];
  /** Whether the corporate panel offers the destination search (spec 2: hidden for Ecuador). */
  readonly corporateDestinationSearch: boolean;
  /** Pending invoices leave for the home at once without the permission (spec 2, Ecuador). */
  readonly strictPendingInvoices: boolean;
}

/** The readings of the specification in force (docs/readings.md). Each is one value away from its other. */
export interface DeploymentOptions {
  /** What stands for {product} (1). */
  readonly product: string;
  /** Order status 6 (6). */
  readonly orderStatusSix: 'rejected' | 'delivered';
  /** Which name a status with two is shown by: requested or joined, accepted or released (spec 4). */
  readonly orderStatusNames: 'first' | 'second';
  /** When the Tienda entry shows (7). */
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
  /**
   * What is done with a payment below the minimum (15), and the minimum of each currency in whole
   * units; none where a currency is not named (39).
   */
  readonly paymentMinimum: {
    readonly mode: 'block' | 'warn' | 'off';
    readonly units: Readonly<Partial<Record<Currency, number>>>;
  };
  /** Upper bound of a cash payment in whole units; null is none (16). */
  readonly cashMaximumUnits: number | null;
  /** Words of the payment backend by outcome; anything else is pending (14). */
  readonly paymentResults: {
    readonly approved: readonly string[];
    readonly rejected: readonly string[];
  };
  /** Grace for a visit to the bank in ms; 0 is the literal reading (20). */
  readonly paymentGraceMs: number;
  /** Which of the two named mutations writes an associate (31). */
  readonly associateCalls: 'customer' | 'associate';
  /** Whether the backend has questions of forms: the survey and the dynamic form. */
  readonly forms: 'offered' | 'absent';
  /** Whether the backend tells what each role may open. */
  readonly rolePermissions: 'offered' | 'absent';
  /** Whether the backend sends letters for a forgotten password. */
  readonly passwordReset: 'offered' | 'absent';
  /** Whether documents can be narrowed to one station. */
  readonly stationDocuments: 'offered' | 'absent';
  /** Mutation that stores the survey (32). */
  readonly surveyMutation: string;
}
