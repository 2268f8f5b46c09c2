import type { BackendProfile } from '@surtidor/data';
import type { DeploymentOptions, StoreCode } from '@surtidor/domain';

/** The readings of the specification that a deployment can set: its options. */
export type DeploymentOptionsConfig = Omit<DeploymentOptions, 'paymentResults'>;

/**
 * The public configuration of a deployment, which the portal's server writes into each page. It has no
 * secrets.
 */
export interface PublicConfig {
  /** The stores of this deployment; a first visit uses `defaultStore`. */
  readonly stores: readonly StoreCode[];
  readonly defaultStore: StoreCode;
  /** The url of the external store: footer links and the Tienda entry (spec 2). */
  readonly storeBaseUrl: string;
  /** `host` or `host:port` of every allowed redirect target. */
  readonly allowedHosts: readonly string[];
  readonly deploymentOptions: DeploymentOptionsConfig;
  readonly session: {
    /** Milliseconds without activity until the session ends (spec 9). */
    readonly idleMs: number;
    /** How long before that the warning shows (spec 9). */
    readonly reminderMs: number;
  };
  /** Null without a realtime database: the bell is omitted. */
  readonly realtime: {
    readonly databaseUrl: string;
    readonly authUrl: string;
    readonly apiKey: string;
    readonly projectId: string;
  } | null;
  /** Null without a service for the visitor's IP address: terms are then accepted without it. */
  readonly ipServiceUrl: string | null;
  /** The capabilities and behavior of the backend. */
  readonly backendProfile: BackendProfile;
  /** Null without a chat. */
  readonly chat: {
    readonly scriptUrl: string;
    /** Milliseconds after the first paint (spec 1). */
    readonly delayMs: number;
    readonly colours: { readonly standard: string; readonly lubricants: string };
  } | null;
}
