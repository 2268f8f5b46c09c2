import type { Session } from '@surtidor/domain/session';

/** The credentials of a dealer. */
export interface PasswordCredentials {
  readonly email: string;
  readonly password: string;
  /** The selected store; by default, the last store of the browser. */
  readonly store?: string;
}

/** The credentials of a sign-in. */
export type Credentials =
  | PasswordCredentials
  /** The secret of a login-as-customer URL, for support staff. */
  | { readonly secret: string };

/** The result of a sign-in. */
export type SignInOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid-credentials' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }
  /** The portal's server or the backend could not be reached. */
  | { readonly kind: 'communication' }
  /** The backend rejected the input before comparing the password. */
  | { readonly kind: 'rejected-input' }
  /** The backend does not know the store. */
  | { readonly kind: 'unknown-store' }
  /** The backend failed. */
  | { readonly kind: 'backend-error' }
  /** The backend accepted the sign-in, but the session does not fit into cookies. */
  | { readonly kind: 'session-too-large' }
  /** The browser is offline, so no request was sent. */
  | { readonly kind: 'offline' };

/** The result of a switch to another company. After 'done', the cookies are those of its session. */
export type CompanySwitchOutcome =
  | 'done'
  /** The person does not have this company, or no longer. */
  | 'forbidden'
  /** The session has ended. */
  | 'unauthorized'
  /** The session is unchanged, or its state is unknown. */
  | 'failed';

/** The session. Each sign-in has a different key, even for the same user. */
export interface SessionSnapshot {
  readonly session: Session | null;
  readonly key: string | null;
  /** The store of the session; without a session, the last store of this browser. */
  readonly store: string;
}

/** The session of this browser. Snapshots are stable until a change. */
export interface SessionStore {
  readonly getSnapshot: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the cookies again, which another tab may have changed. Returns whether they are those of the session `key`. */
  readonly isCurrent: (key: string | null) => boolean;
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>;
  /** Changes the session to another company. The caller then loads a new document, so that nothing of this one stays. */
  readonly switchCompany: (code: string) => Promise<CompanySwitchOutcome>;
  /** Deletes the session in this browser immediately and notifies the server when possible (faults 19). */
  readonly signOut: () => Promise<void>;
  /** Marks the terms as accepted, so that the route guard allows access. */
  readonly markTermsAccepted: () => void;
}
