/** Durations of the idle clock, in ms (spec 9). */
export interface IdleSettings {
  /** The session ends after this time without activity. */
  readonly timeoutMs: number;
  /** How long before the end the reminder is shown. */
  readonly reminderMs: number;
  /** Maximum duration of a visit to the bank; 0 for no extension (reading 20). */
  readonly graceMs: number;
  /** Minimum time between writes of the shared expiry (faults 16). */
  readonly publishMs: number;
}

/** Phase of the session. 'expired' is final, because a new session has a new clock. */
export type IdlePhase = 'active' | 'reminding' | 'expired';

/** The idle clock of a tab. All times are in epoch milliseconds. */
export interface IdleClock {
  readonly phase: IdlePhase;
  readonly expiresAt: number;
  /** Time of the last event, for detecting a clock that was set back. */
  readonly lastEventAt: number;
  /** The shared expiry that this tab last wrote or read. */
  readonly sharedExpiry: number | null;
  readonly publishedAt: number;
}

/** The data of all events. */
export interface IdleEventData {
  readonly now: number;
  /** The stored expiry; null if there is none. It can be invalid. */
  readonly storedExpiry?: number | null;
  /** Monotonic milliseconds since the previous event, if available, in case the clock is set back. */
  readonly elapsed?: number;
}

/** Events of the clock. */
export type IdleEvent = IdleEventData &
  (
    | { readonly type: 'tick' }
    /** A mouse movement, a key press or a scroll (spec 4), or the stay button of the reminder. */
    | { readonly type: 'activity' }
    /** The browser is going to a payment provider. */
    | { readonly type: 'leave-for-payment' }
    /** The user came back from the payment provider. */
    | { readonly type: 'return-from-payment' }
  );

/** The next state and the expiry to store; null to store nothing. */
export interface IdleStep {
  readonly clock: IdleClock;
  readonly expiryToPublish: number | null;
}
