import type { MiddlewareHandler } from 'hono';
import { getFailureReason } from '../backend/failure-reason.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import type { TracedCall } from '../telemetry/traced-fetch.ts';
import { oncePerMinute } from './once-per-minute.ts';

type Service = TracedCall['service'];

/** Reports that a service did not respond as expected: with the error, or with the reason in words. */
export type ReportOutage = (service: Service, reason: unknown) => void;

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
