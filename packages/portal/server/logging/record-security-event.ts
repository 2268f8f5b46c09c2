import type { Context } from 'hono';
import type { PortalEnvironment } from '../portal-environment.ts';
import type { SecurityEvent } from './security-event.ts';

/** Writes an event of a request to the security log. */
export const recordSecurityEvent = (
  context: Context<PortalEnvironment>,
  event: SecurityEvent,
): void => context.get('recordSecurityEvent')?.(event);
