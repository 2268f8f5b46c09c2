import type { PageResponse, QueryRequest } from '@surtidor/data';
import type { AccessDecision } from '@surtidor/domain/session';
import type { Portal } from '../../platform/context/portal-context.tsx';
import type { ReturnedSignIn } from '../../shared/session/returned-sign-in.ts';
import type { SessionClients } from './session-clients.ts';

/** The context of every route: created per request on the server and once in the browser. */
export interface RouterContext {
  /** @internal */
  readonly portal: Portal;
  /** @internal */
  readonly clients: SessionClients;
  /** A sign-in form that was posted without JavaScript and failed. */
  readonly returnedSignIn: ReturnedSignIn | null;
  /** @internal Fetches the initial queries of a page on the server, in its time limit. Has no effect in the browser. */
  readonly preloadQueries: (queries: readonly QueryRequest[]) => Promise<void>;
  /** Fetches the list of notifications on the server, within the page's time limit. Has no effect in the browser. */
  readonly preloadNotifications: () => Promise<void>;
  /** Sets the status of the page's response. Has no effect in the browser. */
  readonly setStatus: (status: 403 | 404 | 503) => void;
}

/** A location of the router. */
export interface VisitedLocation {
  readonly pathname: string;
  /** Starts with '?', or is empty. */
  readonly searchStr: string;
}

/** What the router gives to a loader. */
export interface LoaderArgs {
  readonly context: RouterContext & { readonly decision: AccessDecision };
  readonly location: VisitedLocation;
}

/** @internal The router context with the router's own environment. */
export interface Environment extends RouterContext {
  /** The nonce of the page's inline scripts; server only. */
  readonly nonce?: string;
  /** The responses that the server sends with the page, for the browser's first client. */
  readonly pageResponses: PageResponse[];
  /** The time of rendering on the server, in epoch milliseconds. */
  readonly renderedAt: number;
}
