/**
 * What went wrong between the browser and the backend, before any GraphQL answer could be read.
 *
 * - `offline`: the browser knew that it had no connection, so nothing was sent.
 * - `not-sent`: the portal's own server could not connect to the backend, so nothing was sent on.
 *   These two alone prove that a mutation did not happen.
 * - `network`: the connection broke; the backend may or may not have acted.
 * - `timeout`: no complete answer in the time allowed; the backend may or may not have acted.
 * - `status`: an HTTP status that is not 2xx, with no GraphQL answer in its body.
 * - `body`: an answer that is not GraphQL: an HTML page, truncated JSON.
 */
export type TransportFault = 'offline' | 'not-sent' | 'network' | 'timeout' | 'status' | 'body';

/** HTTP statuses of a gateway that could not reach the backend or lost its response. */
export const gatewayStatuses: readonly (number | null)[] = [502, 503, 504];

/** The error the HTTP links reject with; `toFailure` turns it into a domain Failure. */
export class TransportError extends Error {
  readonly fault: TransportFault;
  /** The HTTP status, if a response arrived. */
  readonly status: number | null;

  constructor(fault: TransportFault, status: number | null = null) {
    super(status === null ? `transport: ${fault}` : `transport: ${fault} (${status})`);
    this.name = 'TransportError';
    this.fault = fault;
    this.status = status;
  }
}
