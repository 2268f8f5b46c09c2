/** Lengths of the idle clock, in ms (spec 9). */
export interface IdleSettings {
  /** Without activity for this long, the session ends. */
  readonly timeoutMs: number;
  /** The reminder shows this long before the end. */
  readonly reminderMs: number;
  /** A visit to the bank may last this long; 0 is the literal reading (reading 20). */
  readonly graceMs: number;
  /** The shared expiry is written at most once in this time (faults 16). */
  readonly publishMs: number;
}

/** Where the session stands. 'expired' is final: a new session begins a new clock. */
export type IdlePhase = 'active' | 'reminding' | 'expired';

/** The idle clock of one tab. All instants are epoch ms. */
export interface IdleClock {
  readonly phase: IdlePhase;
  readonly expiresAt: number;
  /** The last instant this clock was told, to notice a clock that was set back. */
  readonly seenAt: number;
  /** The shared expiry this tab last wrote or read. */
  readonly shared: number | null;
  readonly publishedAt: number;
}

/** What every event brings. */
export interface IdleMoment {
  readonly now: number;
  /** The shared expiry as storage holds it now; null or nonsense when there is none. */
  readonly stored?: number | null;
  /** Monotonic ms since the event before, where the tab can tell: covers a clock set back. */
  readonly elapsed?: number;
}

/** What may happen to the clock. */
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

/** The clock after an event, and the expiry to write to storage, when there is one. */
export interface IdleStep {
  readonly clock: IdleClock;
  readonly publish: number | null;
}
