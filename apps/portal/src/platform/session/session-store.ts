import type { Session, StoreCode } from '@surtidor/domain';

/** What somebody signs in with. */
export type Credentials =
  | { readonly email: string; readonly password: string }
  /** Support staff, with the secret of a login-as-customer address. */
  | { readonly secret: string };

/** How a sign-in ended. */
export type SignInOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid-credentials' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }
  /** The portal's server or the backend could not be reached. */
  | { readonly kind: 'communication' }
  /** The backend found the input wrong before it compared the password. */
  | { readonly kind: 'rejected-input' }
  /** The backend does not know the store. */
  | { readonly kind: 'unknown-store' }
  /** The backend broke. */
  | { readonly kind: 'backend-error' }
  /** The backend let the person in, but the session does not fit into the browser's cookies. */
  | { readonly kind: 'session-too-large' }
  /** The browser has no connection: nothing was sent. */
  | { readonly kind: 'offline' };

/** Who is signed in. The key tells two sign-ins apart, those of one person too. */
export interface SessionSnapshot {
  readonly session: Session | null;
  readonly key: string | null;
  /** The session's store; without one the store this browser was last in. */
  readonly store: StoreCode;
}

/** The session of this browser. A snapshot keeps its identity until something changes. */
export interface SessionStore {
  readonly getSnapshot: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>;
  /** Forgets the session here at once; the server is told as soon as it can be (faults 19). */
  readonly signOut: () => Promise<void>;
  /** The terms were accepted: the guard lets the user through from now on. */
  readonly termsAccepted: () => void;
}
