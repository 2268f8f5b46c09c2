import type { QueryRequest } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';
import type { ReturnedSignIn } from '../../platform/session/returned-sign-in.ts';
import type { SessionClients } from './session-clients.ts';

/** What every route can use: made once per request on the server and once in the browser. */
export interface RouterContext {
  readonly portal: Portal;
  readonly clients: SessionClients;
  /** A sign-in form that was posted without script and failed; its page shows it. */
  readonly returned: ReturnedSignIn | null;
  /** The server requests what a page shows first and waits within its limit. Without effect in the browser. */
  readonly preloadQueries: (queries: readonly QueryRequest[]) => Promise<void>;
  /** Sets the status of the page's response; without effect in the browser. */
  readonly setStatus: (status: 403 | 404) => void;
}

/** The router context with what the router itself needs of its environment. */
export interface Environment extends RouterContext {
  /** Allows the page's own inline scripts; only on the server. */
  readonly nonce?: string;
  /** When the page was rendered on the server, in epoch milliseconds. */
  readonly renderedAt: number;
  /** Continues with the server's clock until the page is hydrated; only in the browser. */
  readonly hydrateAt: (renderedAt: number) => void;
}
