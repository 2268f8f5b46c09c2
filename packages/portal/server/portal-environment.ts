import type { Context as TraceContext } from '@opentelemetry/api';
import type { SessionOwner } from './auth/session-owner.ts';
import type { RecordedOperation } from './graphql/record-operation.ts';
import type { ReportOutage } from './logging/outage-log.ts';
import type { SecurityEvent } from './logging/security-event.ts';

/** The variables of a request. */
export interface PortalEnvironment {
  Variables: {
    /** The id of a request in our log, the backend's log and X-Request-Id. */
    requestId: string;
    /** Why the backend refused the request for every user, for the log. It contains no data of the request. */
    refusal?: string;
    /** The trace of this request. */
    trace?: TraceContext;
    /** Writes an event of this request to the security log. */
    recordSecurityEvent?: (event: SecurityEvent) => void;
    /** Tells the operator that a service of the deployment does not respond. */
    reportOutage?: ReportOutage;
    /** The GraphQL operation of this request, if the portal allows it. */
    operation?: RecordedOperation;
    /** The session that this request started. */
    newSession?: { readonly token: string; readonly owner: SessionOwner };
  };
}
