import type { BackendProfile } from '@surtidor/data';
import type { DeploymentOptions, StoreCode } from '@surtidor/domain';

/** The readings of the specification that a deployment may set: its options. */
export type DeploymentOptionsConfig = Omit<DeploymentOptions, 'paymentResults'>;

/**
 * What a deployment decides and every page may know: written by the portal's server into each HTML
 * page. It holds no secret.
 */
export interface PublicConfig {
  /** The stores this deployment serves; the first page of a browser shows `defaultStore`. */
  readonly stores: readonly StoreCode[];
  readonly defaultStore: StoreCode;
  /** Where the external store lives: the footer's pages and the Tienda entry (spec 2). */
  readonly storeBaseUrl: string;
  /** `host` or `host:port` of every other site the browser may be sent to. */
  readonly allowedHosts: readonly string[];
  readonly deploymentOptions: DeploymentOptionsConfig;
  readonly session: {
    /** Milliseconds without activity until the session ends (spec 9). */
    readonly idleMs: number;
    /** How long before that the warning shows (spec 9). */
    readonly reminderMs: number;
  };
  /** Null where the deployment has no realtime database: the bell then stays without a count. */
  readonly realtime: {
    readonly databaseUrl: string;
    readonly authUrl: string;
    readonly apiKey: string;
    readonly projectId: string;
  } | null;
  /** Null where no service tells the visitor's address: terms are then accepted without it. */
  readonly ipServiceUrl: string | null;
  /** What the backend offers and how it differs. */
  readonly backendProfile: BackendProfile;
  /** Null where no chat is configured. */
  readonly chat: {
    readonly scriptUrl: string;
    /** Milliseconds after the first paint (spec 1). */
    readonly delayMs: number;
    readonly colours: { readonly standard: string; readonly lubricants: string };
  } | null;
}
