/**
 * A failure between browser and backend, before a GraphQL response could be read.
 *
 * - `offline`: the browser was offline, so nothing was sent.
 * - `not-sent`: the portal's own server could not connect to the backend, so nothing was
 *   forwarded. Only these two prove that a mutation did not happen.
 * - `network`: the connection broke; the backend may or may not have acted.
 * - `timeout`: no complete response within the timeout; the backend may or may not have acted.
 * - `status`: an HTTP status other than 2xx, without a GraphQL response in its body.
 * - `body`: a response that is not GraphQL, such as an HTML page or truncated JSON.
 */
export type TransportFault = 'offline' | 'not-sent' | 'network' | 'timeout' | 'status' | 'body';

/** HTTP statuses of a gateway that could not reach the backend or lost its response. */
export const gatewayStatuses: readonly (number | null)[] = [502, 503, 504];

/** The error with which the HTTP links reject. `toFailure` maps it to a domain `Failure`. */
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
