import type { PublicConfig } from '../../platform/config/public-config.ts';
import type { ReturnedSignIn } from '../../platform/session/returned-sign-in.ts';
import type { SessionSnapshot } from '../../platform/session/session-store.ts';

/** What the portal's server passes on with a request for a page. It reaches no browser as it is. */
export interface PageRequest {
  /** Allows the page's own inline scripts and styles. */
  readonly nonce: string;
  readonly config: PublicConfig;
  readonly session: SessionSnapshot;
  /** The entries of the browser's shared storage that it mirrors in cookies. */
  readonly sharedStorage: Readonly<Record<string, string>>;
  readonly isPhone: boolean;
  /** A sign-in form that was posted without script and failed. */
  readonly returned: ReturnedSignIn | null;
  /** Posts GraphQL to the backend with the session's bearer. */
  readonly postGraphql: (input: string, init: RequestInit) => Promise<Response>;
  /** How long the page waits for its data, in milliseconds. */
  readonly dataTimeoutMs: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Sets the status of the response; 200 by default. */
  readonly setStatus: (status: 403 | 404) => void;
}
