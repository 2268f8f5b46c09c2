/**
 * What a backend may offer beyond the specification. Each is used only where the deployment's
 * profile says that it exists; every screen works without it.
 */
export interface BackendCapabilities {
  /**
   * Payments and compensations take an idempotency key: a request that is repeated with the same key
   * opens nothing new, and a compensation can be found by its key.
   */
  readonly idempotencyKey: boolean;
  /** `listarTransacciones`: the client's payments can be listed, and found by key or id. */
  readonly transactionList: boolean;
}

/** Everything that differs between backends, per deployment. */
export interface BackendProfile {
  readonly capabilities: BackendCapabilities;
}

/** The sandbox with its extensions. */
export const sandboxProfile: BackendProfile = {
  capabilities: { idempotencyKey: true, transactionList: true },
};
