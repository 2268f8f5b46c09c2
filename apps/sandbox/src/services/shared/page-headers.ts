import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Sets security headers on the sandbox's pages: no scripts, no framing and no referrer. Forms may submit
 * to the sandbox and redirect to `formTarget`. `resourcePolicy` is 'cross-origin' for images that
 * the portal embeds.
 */
export function setPageHeaders(
  formTarget?: string,
  resourcePolicy: 'same-origin' | 'cross-origin' = 'same-origin',
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      formAction: ["'self'", ...(formTarget === undefined ? [] : [formTarget])],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    crossOriginResourcePolicy: resourcePolicy,
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}
