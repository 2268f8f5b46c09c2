/** Durations of the idle clock, in ms (spec 9). */
export interface IdleSettings {
  /** Without activity for this long, the session ends. */
  readonly timeoutMs: number;
  /** The reminder shows this long before the end. */
  readonly reminderMs: number;
  /** Maximum duration of a bank visit; 0 for none (reading 20). */
  readonly graceMs: number;
  /** Minimum time between writes of the shared expiry (faults 16). */
  readonly publishMs: number;
}

/** Phase of the session. 'expired' is final: a new session has a new clock. */
export type IdlePhase = 'active' | 'reminding' | 'expired';

/** The idle clock of one tab. All instants are epoch ms. */
export interface IdleClock {
  readonly phase: IdlePhase;
  readonly expiresAt: number;
  /** Time of the last event, to detect a clock that was set back. */
  readonly seenAt: number;
  /** The shared expiry that this tab last wrote or read. */
  readonly shared: number | null;
  readonly publishedAt: number;
}

/** Data of every event. */
export interface IdleMoment {
  readonly now: number;
  /** The stored expiry; null or invalid if none. */
  readonly stored?: number | null;
  /** Monotonic milliseconds since the previous event, if available, in case the clock is set back. */
  readonly elapsed?: number;
}

/** Events of the clock. */
export type IdleEvent = IdleMoment &
  (
    | { readonly type: 'tick' }
    /** A mouse movement, a key or a scroll (spec 4), or 'stay' in the reminder. */
    | { readonly type: 'activity' }
    /** The browser is about to leave for a payment provider. */
    | { readonly type: 'leave-for-payment' }
    /** The browser came back from it. */
    | { readonly type: 'return-from-payment' }
  );

/** The next state, and the expiry to store, if any. */
export interface IdleStep {
  readonly clock: IdleClock;
  readonly publish: number | null;
}
