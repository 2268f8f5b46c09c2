import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { PortalEnvironment } from '../portal-environment.ts';
import type { TracedCall } from '../telemetry/traced-fetch.ts';
import { oncePerMinute } from './once-per-minute.ts';
import type { ServerLog } from './server-log.ts';

type Service = TracedCall['service'];

/** Reports that a service did not respond as expected: with the error, or with the reason in words. */
export type ReportOutage = (service: Service, reason: unknown) => void;

/** Returns the reason of a failed request: that of the connection, which `fetch` wraps, or of the response. */
export function getFailureReason(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return 'its response is not the expected JSON';
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // The errors of several addresses have no message of their own.
  return cause.message || String(Reflect.get(cause, 'code') ?? cause.name);
}

/** Tells the operator which service does not respond, each once a minute, and the setting with its URL. */
export function outageLog(
  warn: (message: string) => void,
  now: () => number,
): MiddlewareHandler<PortalEnvironment> {
  const createReporter = (subject: string) => {
    const warnOnce = oncePerMinute(warn, now);
    return (reason: unknown) =>
      warnOnce(`The ${subject} does not respond: ${getFailureReason(reason)}.`);
  };
  const reporters: Readonly<Record<Service, (reason: unknown) => void>> = {
    graphql: createReporter('backend at BACKEND_URL'),
    'store-link': createReporter('service at STORE_LINK_URL'),
    'realtime-credentials': createReporter('service at REALTIME_CREDENTIALS_URL'),
  };
  return (context, next) => {
    context.set('reportOutage', (service, reason) => {
      // A visitor who leaves ends the request too.
      if (!context.req.raw.signal.aborted) reporters[service](reason);
    });
    return next();
  };
}

/** Logs when the store of failed sign-ins is lost, and when it is back. */
export const createStoreLog = ({ event, message }: Pick<ServerLog, 'event' | 'message'>) => ({
  onLost: (reason: string): void => {
    event({ event: 'store-lost', outcome: 'failed', reason });
    message(
      'warn',
      `The store at LOGIN_STORE_URL cannot be reached (${reason}). Each instance counts failed sign-ins separately.`,
    );
  },
  onBack: (): void => {
    event({ event: 'store-back', outcome: 'ok' });
    message('info', 'The store at LOGIN_STORE_URL is reached again.');
  },
});
