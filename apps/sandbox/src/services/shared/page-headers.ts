import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * The headers of a page that the sandbox draws: nothing runs, nothing is framed, no address leaks.
 * Forms may lead to the sandbox itself and to `formTarget`, the origin they come back to. `readers`
 * says whose pages may show what is sent: pictures of content blocks are shown by the portal's.
 */
export function pageHeaders(
  formTarget?: string,
  readers: 'same-origin' | 'cross-origin' = 'same-origin',
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
    crossOriginResourcePolicy: readers,
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}
