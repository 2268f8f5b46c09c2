import type { PageResponse, QueryRequest } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';
import type { ReturnedSignIn } from '../../shared/session/returned-sign-in.ts';
import type { SessionClients } from './session-clients.ts';

/** The context of every route: created per request on the server and once in the browser. */
export interface RouterContext {
  readonly portal: Portal;
  readonly clients: SessionClients;
  /** A sign-in form that was posted without JavaScript and failed. */
  readonly returnedSignIn: ReturnedSignIn | null;
  /** Fetches the initial queries of a page on the server, within its time limit. Has no effect in the browser. */
  readonly preloadQueries: (queries: readonly QueryRequest[]) => Promise<void>;
  /** Fetches the list of notifications on the server, within the page's time limit. Has no effect in the browser. */
  readonly preloadNotifications: () => Promise<void>;
  /** Sets the status of the page's response. Has no effect in the browser. */
  readonly setStatus: (status: 403 | 404 | 503) => void;
}

/** The router context with the router's own environment. */
export interface Environment extends RouterContext {
  /** The nonce of the page's inline scripts; server only. */
  readonly nonce?: string;
  /** The responses that the server sends with the page, for the browser's first client. */
  readonly pageResponses: PageResponse[];
  /** The time of rendering on the server, in epoch milliseconds. */
  readonly renderedAt: number;
}
