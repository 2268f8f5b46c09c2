import type { BackendProfile } from '@surtidor/data';
import type { DeploymentOptions } from '@surtidor/domain/variants';

/** The options that a deployment can set, for open readings of the specification. */
export type DeploymentOptionsConfig = Omit<DeploymentOptions, 'paymentResults'>;

/**
 * The public configuration of a deployment. The server of the portal writes it into each page, so it must not
 * contain secrets.
 */
export interface PublicConfig {
  /** The beginning of the page's request id, which users tell the help desk. Absent outside the server's pages. */
  readonly reference?: string;
  /** The stores of this deployment. The first visit uses `defaultStore`. */
  readonly stores: readonly string[];
  readonly defaultStore: string;
  /** The URL of the external store, for footer links and the Tienda menu entry (spec 2). */
  readonly storeBaseUrl: string;
  /** The allowed redirect targets, as `host` or `host:port`. */
  readonly allowedHosts: readonly string[];
  readonly deploymentOptions: DeploymentOptionsConfig;
  readonly session: {
    /** Milliseconds without activity until the session ends (spec 9). */
    readonly idleMs: number;
    /** Milliseconds between the warning and the end of the session (spec 9). */
    readonly reminderMs: number;
  };
  /** The realtime database. Without it, the header has no notification bell. */
  readonly realtime: {
    readonly databaseUrl: string;
    /** URL of an emulator that replaces the vendor's sign-in service; null for the vendor's. */
    readonly authUrl: string | null;
    readonly apiKey: string;
    readonly projectId: string;
  } | null;
  /** The service that returns the visitor's IP address. Without it, terms are accepted without the address. */
  readonly ipServiceUrl: string | null;
  /** The capabilities and behavior of the backend. */
  readonly backendProfile: BackendProfile;
  /** The address that questions and claims go to if the backend does not accept them; null for none. */
  readonly customerServiceEmail: string | null;
  /** The percentage of page loads that report their web vitals to the server. */
  readonly vitalsPercent: number;
  /** The chat; null for none. */
  readonly chat: {
    readonly scriptUrl: string;
    /** The delay after the first paint, in milliseconds (spec 1). */
    readonly delayMs: number;
    readonly colours: { readonly standard: string; readonly lubricants: string };
  } | null;
}
