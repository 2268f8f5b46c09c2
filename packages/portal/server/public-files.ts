import type { Handler } from 'hono';
import type { PortalEnvironment } from './portal-environment.ts';

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };

/** `security.txt` expires after this time (RFC 9116). The server renews it with each response. */
const expiryMs = 180 * 86_400_000;

/** GET /robots.txt: no page is for search engines. */
export const robots: Handler<PortalEnvironment> = (context) =>
  context.body('User-agent: *\nDisallow: /\n', 200, plainText);

/** GET /favicon.ico, which browsers request without a page. Pages link to their own icon. */
export const favicon: Handler<PortalEnvironment> = (context) =>
  context.redirect('/icons/icon-192.png', 301);

/** GET /.well-known/security.txt: where to report a vulnerability; 404 without a contact. */
export function securityText(
  contact: string | undefined,
  publicOrigin: string | undefined,
  now: () => number,
): Handler<PortalEnvironment> {
  return (context) => {
    if (contact === undefined) return context.notFound();
    const fields = [
      ['Contact', contact],
      ['Expires', new Date(now() + expiryMs).toISOString()],
      ['Preferred-Languages', 'es, en'],
      ...(publicOrigin === undefined
        ? []
        : [['Canonical', `${publicOrigin}/.well-known/security.txt`]]),
    ];
    const body = fields.map(([name, value]) => `${name}: ${value}\n`).join('');
    return context.body(body, 200, plainText);
  };
}
