import type { Context } from 'hono';

/** Subresources: a missing image or script is not answered with a page. */
const partsOfPages = /^(?:audio|font|image|manifest|script|style|track|video|worker)$/;

/** Whether a request is for data or a subresource, not for a page. */
export function wantsNoPage(context: Context): boolean {
  const accept = context.req.header('Accept') ?? '';
  if (/\btext\/html\b/i.test(accept)) return false;
  const acceptsJson = /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept);
  return acceptsJson || partsOfPages.test(context.req.header('Sec-Fetch-Dest') ?? '');
}
