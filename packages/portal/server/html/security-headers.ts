import type { MiddlewareHandler } from 'hono';

const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Only the origin, since the URL of support's sign-in contains a secret.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

const jsonPattern = /^application\/(?:graphql-response\+)?json\b/;

/** The headers of data: no cache stores it, and it loads nothing if it is opened as a page. */
function setDataHeaders(headers: Headers): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
}

/** Sets the headers that do not depend on the page. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  const headers = Object.entries({ ...commonHeaders, ...(secure && httpsHeaders) });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (jsonPattern.test(context.res.headers.get('Content-Type') ?? ''))
      setDataHeaders(context.res.headers);
  };
}
