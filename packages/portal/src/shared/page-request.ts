// Makes the declaration below an augmentation, also where this file is compiled outside its package.
import type {} from '@tanstack/react-start';
import type { DOMPurify } from 'dompurify';
import type { PublicConfig } from './config/public-config.ts';
import type { ReturnedSignIn } from './session/returned-sign-in.ts';
import type { SessionSnapshot } from './session/session-store.ts';

/** The data that the portal's server passes with a page request. Server only. */
export interface PageRequest {
  /** The nonce of the page's inline scripts and styles. */
  readonly nonce: string;
  readonly config: PublicConfig;
  readonly session: SessionSnapshot;
  /** The storage entries that the browser mirrors in cookies. */
  readonly sharedStorage: Readonly<Record<string, string>>;
  readonly isPhone: boolean;
  /** The origin of the portal. */
  readonly origin: string;
  /** A sign-in form that was posted without JavaScript and failed. */
  readonly returnedSignIn: ReturnedSignIn | null;
  /** Posts GraphQL to the backend with the session's bearer token. */
  readonly postGraphql: (input: string, init: RequestInit) => Promise<Response>;
  /** Requests a token for the realtime database with the session's bearer token. */
  readonly fetchRealtimeCredentials: (input: string, init: RequestInit) => Promise<Response>;
  /** The time limit of the page's data, in milliseconds. */
  readonly dataTimeoutMs: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The sanitiser of editors' markup, with a DOM. The bundle of pages does not contain one. */
  readonly purifier: DOMPurify;
  /** Sets the status of the response; 200 by default. */
  readonly setStatus: (status: 403 | 404 | 503) => void;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { readonly page: PageRequest; readonly nonce: string } };
  }
}
